// From draft to paid invoice, to the øre: an oracle in integers, numbers without gap, refusals that change nothing.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import { type Service, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 6 });
});
after(() => service.stop());

let count = 0;

interface Case {
  readonly id: number;
  readonly number: string;
}

async function newCase(customer: Record<string, unknown> = {}): Promise<Case> {
  count += 1;
  const address = {
    customer_address: 'Vej 1',
    customer_postalcode: '8000',
    customer_city: 'Aarhus',
    invoice_address: 'Vej 1',
    invoice_postalcode: '8000',
    invoice_city: 'Aarhus',
  };
  const number = `F${count}`;
  const made = await service.a.rest('POST', '/debtors', {
    customer_number: number,
    customer_name: 'Frank',
    ...address,
    ...customer,
  });
  assert.equal(made.status, 201, made.text);
  const { json, status, text } = await service.a.rest('POST', '/cases', { customer_number: number });
  assert.equal(status, 201, text);
  return { id: json.id, number: json.case_number };
}

async function addLine(found: Case, line: Record<string, unknown>): Promise<void> {
  const { status, text } = await service.a.rest('POST', '/invoice-draft-lines', {
    case_number: found.number,
    product_text: 'Linje',
    ...line,
  });
  assert.equal(status, 201, text);
}

const invoice = (found: Case, input: Record<string, unknown> = {}): ReturnType<Service['a']['rest']> =>
  service.a.rest('POST', `/cases/${found.number}/invoice-draft/create-invoice`, input);

async function series(): Promise<{ count: number; max: number; next: number }> {
  const [row] = await service.sql(
    "select count(*), max(invoice_number), (select next from series s where s.tenant_id = $1 and s.name = 'debtor-invoices') from debtor_invoices where tenant_id = $1",
    [service.a.id],
  );
  return { count: Number(row![0]), max: Number(row![1]), next: Number(row![2]) };
}

/** Half away from zero, by hand. */
function round(dividend: bigint, divisor: bigint): bigint {
  const [sign, size] = dividend < 0n ? [-1n, -dividend] : [1n, dividend];
  return sign * ((size + divisor / 2n) / divisor);
}

test('the totals of random invoices are those of an oracle in integers', async () => {
  const accounts = (await service.a.rest('GET', '/account-plan?vattype=OutputSales')).json;
  const rates = new Map(
    (await service.a.rest('GET', '/vat-types')).json.map((type: { vat_code: string; rate_as_percent: number }) => [
      type.vat_code,
      type.rate_as_percent,
    ]),
  );
  const line = fc.record({
    hundredths: fc.integer({ min: -5_000, max: 50_000 }),
    price: fc.integer({ min: -100_000, max: 1_000_000 }),
    discount: fc.constantFrom(0, 5, 12.5, 33.33, 100),
    account: fc.nat(accounts.length - 1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async lines => {
      const found = await newCase();
      for (const { hundredths, price, discount, account } of lines) {
        await addLine(found, {
          quantity: hundredths / 100,
          sales_price: price,
          discount,
          account: accounts[account].nr,
        });
      }
      const { status, json, text } = await invoice(found);
      assert.equal(status, 201, text);
      const amounts = lines.map(({ hundredths, price, discount }) =>
        round(BigInt(hundredths) * BigInt(price) * BigInt(10_000 - Math.round(discount * 100)), 1_000_000n),
      );
      const bases = new Map<number, bigint>();
      for (const [at, { account }] of lines.entries()) {
        const rate = Number(rates.get(accounts[account].moms));
        bases.set(rate, (bases.get(rate) ?? 0n) + amounts[at]!);
      }
      const amount = amounts.reduce((sum, each) => sum + each, 0n);
      const vat = [...bases].reduce(
        (sum, [rate, base]) => sum + round(base * BigInt(Math.round(rate * 100)), 10_000n),
        0n,
      );
      const oere = (value: number): bigint => BigInt(Math.round(value * 100));
      assert.deepEqual(
        json.lines.map((each: { price: string }) => oere(Number(each.price))),
        amounts,
      );
      assert.equal(oere(json.amount), amount);
      assert.equal(oere(json.vat), vat);
      assert.equal(oere(json.amount_vat), amount + vat);
    }),
    { numRuns: 60 },
  );
  const { count: invoices, max, next } = await series();
  assert.equal(invoices, max);
  assert.equal(next, max + 1);
});

test('an invoice copies addresses, dates by the payment term, and a payment line; the draft is fresh', async () => {
  const terms = (await service.a.rest('GET', '/payment-terms')).json;
  const term = terms.find((each: { days: number; month_ongoing: number }) => each.days === 14 && !each.month_ongoing);
  const found = await newCase({
    due_dates: term.id,
    invoice_name: 'Regnskabet',
    invoice_address: 'Vej 2',
    customer_attention: 'Bo',
  });
  await addLine(found, { quantity: 2, sales_price: 12_345 });
  await service.a.rest('PUT', `/cases/${found.number}/invoice-draft`, {
    invoice_header: 'Hoved',
    invoice_text: 'Tekst',
    ref: 'R',
    rek: 'Q',
  });
  const before = (await service.a.rest('GET', `/cases/${found.number}/invoice-draft?include=lines`)).json;
  assert.equal(before.lines.length, 1);
  const noon = Date.UTC(2026, 0, 15, 11) / 1000;
  const { status, json, headers } = await invoice(found, { invoice_date: noon });
  assert.equal(status, 201);
  assert.equal(headers.get('location'), `/debtor-invoices/${json.invoice_number}`);
  assert.equal(json.type, 1);
  assert.equal(json.status, 1);
  assert.equal(json.invoice_name, 'Regnskabet');
  assert.equal(json.invoice_address, 'Vej 2');
  assert.equal(json.cust_name, 'Frank');
  assert.equal(json.cust_att, 'Bo');
  assert.equal(json.del_address, 'Vej 1');
  assert.deepEqual([json.header, json.text, json.ref, json.rek], ['Hoved', 'Tekst', 'R', 'Q']);
  assert.equal(json.date, Date.UTC(2026, 0, 14, 23) / 1000, 'midnight in Copenhagen');
  assert.equal(json.payment_date, Date.UTC(2026, 0, 28, 23) / 1000);
  assert.match(json.fi_number, /^\d{15}$/);
  assert.equal(json.currency_code, 'DKK');
  assert.equal(json.amount, 246.9);
  assert.equal(json.vat, 61.73);
  assert.equal(json.amount_vat, 308.63);
  const fresh = (await service.a.rest('GET', `/cases/${found.number}/invoice-draft?include=lines`)).json;
  assert.notEqual(fresh.id, before.id);
  assert.deepEqual(fresh.lines, []);
  assert.equal(fresh.invoice_text, null);
});

test('what stands against an invoice is told, and nothing is written', async () => {
  const before = await series();
  const empty = await newCase();
  assert.match((await invoice(empty)).text, /has no lines/);
  const blocked = await newCase({ is_blocked: 1 });
  await addLine(blocked, { quantity: 1, sales_price: 1 });
  assert.match((await invoice(blocked)).text, /is blocked/);
  const priceless = await newCase();
  await addLine(priceless, { quantity: 1 });
  const refused = await invoice(priceless);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /have no price/);
  for (const input of [{ type: 9 }, { type: 2 }, { type: 2, credited_invoice: 999_999 }, { invoice_date: 'x' }]) {
    assert.equal((await invoice(priceless, input)).status, 400);
  }
  assert.deepEqual(await series(), before);
});

test('30 at once on one draft make one invoice; 40 at once make consecutive numbers', async () => {
  const one = await newCase();
  await addLine(one, { quantity: 1, sales_price: 100 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => invoice(one)));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  assert.ok(answers.every(({ status }) => status === 201 || status === 400 || status === 503));
  const cases = await Promise.all(Array.from({ length: 40 }, newCase));
  for (const found of cases) await addLine(found, { quantity: 1, sales_price: 100 });
  const before = await series();
  let made = 0;
  const numbers: number[] = [];
  for (let left = cases; left.length > 0; ) {
    const round = await Promise.all(left.map(found => invoice(found)));
    numbers.push(...round.filter(({ status }) => status === 201).map(({ json }) => json.invoice_number));
    assert.ok(round.every(({ status }) => status === 201 || status === 503));
    left = left.filter((_, at) => round[at]!.status === 503);
    made += 1;
    assert.ok(made < 10);
  }
  assert.deepEqual(
    numbers.sort((a, b) => a - b),
    Array.from({ length: 40 }, (_, at) => before.max + 1 + at),
  );
  const { count: invoices, max, next } = await series();
  assert.equal(invoices, max);
  assert.equal(next, max + 1);
});

test('a credit note of some lines, then of the rest, leaves nothing and says so', async () => {
  const found = await newCase();
  for (const price of [10_000, 20_000, 333]) await addLine(found, { quantity: 1, sales_price: price });
  const { json: original } = await invoice(found);
  const [first] = original.lines;
  const part = await invoice(found, { type: 2, credited_invoice: original.invoice_number, line_ids: [first.id] });
  assert.equal(part.status, 201, part.text);
  assert.equal(part.json.type, 2);
  assert.equal(part.json.amount, -100);
  assert.equal(part.json.amount_vat, -125);
  assert.equal(part.json.credited_invoice, original.invoice_number);
  assert.equal((await service.a.rest('GET', `/debtor-invoices/${original.invoice_number}`)).json.status, 1);
  assert.equal(
    (await invoice(found, { type: 2, credited_invoice: original.invoice_number, line_ids: [first.id] })).status,
    400,
    'a line is credited once',
  );
  const rest = await invoice(found, { type: 2, credited_invoice: original.invoice_number });
  assert.equal(rest.json.lines.length, 2);
  assert.equal(rest.json.amount, -203.33);
  assert.equal((await service.a.rest('GET', `/debtor-invoices/${original.invoice_number}`)).json.status, 4);
  assert.equal((await invoice(found, { type: 2, credited_invoice: original.invoice_number })).status, 400);
  const paid = await service.a.rest('PUT', `/debtor-invoices/${original.invoice_number}/pay`, {
    payed_date: 1,
    payed_amount: 1,
  });
  assert.equal(paid.status, 400, 'a credited invoice cannot be paid');
});

test('the next invoice of the case deducts what was invoiced on account, per VAT rate, once', async () => {
  const found = await newCase();
  const [untaxed] = (await service.a.rest('GET', '/account-plan?moms=U0')).json;
  await addLine(found, { quantity: 1, sales_price: 100_000 });
  await addLine(found, { quantity: 1, sales_price: 50_000, account: untaxed.nr });
  const { json: onAccount } = await invoice(found, { type: 3 });
  assert.equal(onAccount.type, 3);
  assert.equal(onAccount.amount_vat, 1750);
  await addLine(found, { quantity: 1, sales_price: 400_000 });
  const { json: final } = await invoice(found);
  assert.equal(final.lines.length, 3);
  assert.equal(final.amount, 2500);
  assert.equal(final.vat, 750);
  assert.equal(final.amount_vat, 3250);
  assert.equal(
    (await service.a.rest('GET', `/debtor-invoices/${onAccount.invoice_number}`)).json.deducted_by,
    final.invoice_number,
  );
  await addLine(found, { quantity: 1, sales_price: 100 });
  assert.equal((await invoice(found)).json.lines.length, 1, 'deducted once');
});

test('what was invoiced on account is billed once, whatever is credited in between', async () => {
  const found = await newCase();
  for (const price of [1_000, 500]) await addLine(found, { quantity: 1, sales_price: price });
  const { json: onAccount } = await invoice(found, { type: 3 });
  const part = onAccount.lines.find((line: { price: string }) => line.price === '10.00') ?? onAccount.lines[0];
  assert.equal(
    (await invoice(found, { type: 2, credited_invoice: onAccount.invoice_number, line_ids: [part.id] })).status,
    201,
  );
  await addLine(found, { quantity: 1, sales_price: 3_000 });
  const { json: first } = await invoice(found);
  assert.equal(first.amount, 25, 'the 5.00 that are left are deducted');
  const again = await invoice(found, { type: 2, credited_invoice: onAccount.invoice_number });
  assert.deepEqual([again.status, Object.keys(again.json.errors)], [400, ['credited_invoice']], 'not given back twice');
  assert.equal((await invoice(found, { type: 2, credited_invoice: first.invoice_number })).json.amount, -25);
  const shown = await service.a.rest('GET', `/debtor-invoices/${onAccount.invoice_number}`);
  assert.equal(shown.json.deducted_by, null);
  await addLine(found, { quantity: 1, sales_price: 3_000 });
  assert.equal((await invoice(found)).json.amount, 25, 'deducted again');
  const { json: all } = await service.a.rest('GET', `/debtor-invoices?case_number=${found.number}`);
  const sum = all.reduce((total: number, each: { amount: number }) => total + each.amount, 0);
  assert.equal(sum, 30, 'billed once in all');
});

test('hours that were invoiced on account are billed by the invoice that deducts them', async () => {
  const found = await newCase();
  const [{ id: hour_type }] = (await service.a.rest('GET', '/employee-types?is_personal=0&pagesize=1')).json;
  const [{ id: emp_id }] = (await service.a.rest('GET', '/users?pagesize=1')).json;
  const work = async (from: number): Promise<void> => {
    const hour = { case_id: found.id, hour_type, emp_id, start_time: from, stop_time: from + 7_200 };
    const made = await service.a.rest('POST', '/hours', hour);
    assert.equal(made.status, 201, made.text);
    const { json } = await service.a.graphql('mutation ($id: Int!) { addToInvoiceDraft(caseId: $id) { id } }', {
      id: found.id,
    });
    assert.equal(json.errors, undefined);
  };
  await work(2_150_000_000);
  const { json: account } = await invoice(found, { type: 3 });
  await work(2_150_010_000);
  const { json: final } = await invoice(found);
  assert.ok(account.amount > 0);
  assert.equal(final.amount, account.amount, 'twice the work less what was paid on account');
  assert.equal(final.lines.length, 3);
});

test('a credit note is its invoice’s, whoever the customer is by now; what one paid on account is not deducted of another', async () => {
  const [euro] = (await service.a.rest('GET', '/currencies?code=EUR')).json;
  const found = await newCase({ currency_id: euro.id });
  await addLine(found, { quantity: 1, sales_price: 10_000 });
  const { json: first } = await invoice(found);
  await addLine(found, { quantity: 1, sales_price: 5_000 });
  const { json: account } = await invoice(found, { type: 3 });
  await newCase({ customer_name: 'Grethe' });
  const moved = await service.a.rest('PUT', `/cases/${found.number}`, { customer_number: `F${count}` });
  assert.equal(moved.status, 200, moved.text);
  const { json: note, text } = await invoice(found, { type: 2, credited_invoice: first.invoice_number });
  const owner = ({ customer_number, customer_name, currency_code, currency_multiplier }: Record<string, unknown>) => [
    customer_number,
    customer_name,
    currency_code,
    currency_multiplier,
  ];
  assert.deepEqual(owner(note), owner(first), text);
  assert.equal(note.amount, -first.amount);
  await addLine(found, { quantity: 1, sales_price: 20_000 });
  const refused = await invoice(found);
  assert.equal(refused.status, 400);
  assert.match(refused.json.errors.customer[0], new RegExp(`on-account invoice ${account.invoice_number}`));
});

test('a price that is taken away while an invoice is made is refused, not an error of ours', async () => {
  const found = await newCase();
  await addLine(found, { quantity: 1, sales_price: 100 });
  const [row] = await service.sql('select id from invoice_draft_lines where tenant_id = $1 and case_id = $2', [
    service.a.id,
    found.id,
  ]);
  const id = row![0];
  for (let round = 0; round < 15; round++) {
    await service.a.rest('PUT', `/invoice-draft-lines/${id}`, { sales_price: 100 });
    const [made] = await Promise.all([
      invoice(found),
      service.a.rest('PUT', `/invoice-draft-lines/${id}`, { sales_price: null }),
    ]);
    assert.ok([201, 400].includes(made.status), made.text);
    if (made.status === 201) return;
  }
});

test('drafts of a case that are made at once are one', async () => {
  const found = await newCase();
  const made = await Promise.all(
    Array.from({ length: 5 }, (_, at) =>
      service.a.graphql(
        'mutation ($id: Int!, $text: String) { createSalesInvoiceDraft(input: {caseId: $id, text: $text}) { id } }',
        { id: found.id, text: `${at}` },
      ),
    ),
  );
  assert.equal(new Set(made.map(({ json }) => json.data.createSalesInvoiceDraft?.id)).size, 1, made[0]!.text);
});

test('a draft that nothing is on goes with its case', async () => {
  const found = await newCase();
  await service.a.rest('GET', `/cases/${found.number}/invoice-draft`);
  const gone = await service.a.graphql('mutation ($id: Int) { deleteCase(id: $id) }', { id: found.id });
  assert.equal(gone.json.data.deleteCase, found.id, gone.text);
  const kept = await newCase();
  await addLine(kept, { quantity: 1, sales_price: 1 });
  const refused = await service.a.graphql('mutation ($id: Int) { deleteCase(id: $id) }', { id: kept.id });
  assert.match(refused.json.errors[0].validation.id[0], /invoice-draft/);
});

test('dates, rates and amounts beyond all bounds are refused when they lead to an invoice', async () => {
  const termOf = async (days: number): Promise<number> => {
    const texts = { short_text: `${days} dage`, long_text: `${days} dage` };
    return (await service.a.rest('POST', '/payment-terms', { ...texts, days, month_ongoing: 0 })).json.id;
  };
  const { json: currency } = await service.a.rest('POST', '/currencies', { code: 'AUD', rate: '1.23456789012' });
  for (const [customer, line, input, refused] of [
    [{ due_dates: await termOf(30) }, {}, { invoice_date: 9_999_999_999 }, ['payment_date']],
    [{ due_dates: await termOf(100_000) }, {}, {}, ['payment_date']],
    [{ due_dates: await termOf(9_999_999_999) }, {}, {}, ['payment_date']],
    [{ currency_id: currency.id }, {}, {}, []],
    [{}, { quantity: 10_000_000_000, sales_price: 10_000_000_000 }, {}, []],
    [{}, { discount: '9999999999999999999' }, {}, []],
  ] as const) {
    const found = await newCase(customer);
    await addLine(found, { quantity: 1, sales_price: 1_000, ...line });
    const { status, json, text } = await invoice(found, input);
    assert.equal(status, 400, text);
    assert.deepEqual(Object.keys(json.errors ?? {}), refused, text);
  }
});

test('payments set the status, and a payment sent again changes nothing', async () => {
  const found = await newCase();
  await addLine(found, { quantity: 1, sales_price: 10_000 });
  const { json: made } = await invoice(found);
  const pay = (input: Record<string, unknown>): ReturnType<Service['a']['rest']> =>
    service.a.rest('PUT', `/debtor-invoices/${made.invoice_number}/pay`, input);
  for (const [amount, status] of [
    [50, 2],
    [125, 3],
    [200, 3],
    [0, 1],
    [124.99, 2],
  ]) {
    const { json } = await pay({ payed_date: 1_800_000_000, payed_amount: amount });
    assert.equal(json.status, status, String(amount));
    assert.equal(json.payed_amount, amount);
    assert.deepEqual((await pay({ payed_date: 1_800_000_000, payed_amount: amount })).json, json);
  }
  assert.equal((await pay({ payed_date: 1, payed_amount: -1 })).status, 400);
  assert.deepEqual(Object.keys((await pay({})).json.errors), ['payed_date', 'payed_amount']);
  assert.equal((await pay({ payed_date: 1, payed_amount: 1.234 })).status, 400);
  const { json } = await service.a.graphql(
    'mutation ($id: Int!) { paySalesInvoice(id: $id, paidDate: 5, paidAmount: 12500) { status paidAmount } }',
    { id: made.id },
  );
  assert.deepEqual(json.data.paySalesInvoice, { status: 3, paidAmount: 12_500 });
});

test('hours and materials go on the draft once, are freed with their line, and are billed with the invoice', async () => {
  const found = await newCase();
  const [type] = (await service.a.rest('GET', '/employee-types?is_personal=0')).json;
  const [user] = (await service.a.rest('GET', '/users')).json;
  const hour = (
    await service.a.rest('POST', '/hours', {
      hour_type: type.id,
      emp_id: user.id,
      case_id: found.id,
      start_time: 1_800_000_000,
      stop_time: 1_800_005_400,
    })
  ).json;
  const material = (
    await service.a.rest('POST', '/case-materials', {
      case_number: found.number,
      quantity: 3,
      sales_price: 1_000,
      discount: 10,
    })
  ).json;
  const add = (more = ''): ReturnType<Service['a']['graphql']> =>
    service.a.graphql(
      `mutation ($c: Int!) { addToInvoiceDraft(caseId: $c${more}) { lines { id quantity salesPrice hourId materialId } } }`,
      { c: found.id },
    );
  const { lines } = (await add()).json.data.addToInvoiceDraft;
  const [good] = (await service.a.rest('GET', `/internal-goods?number=${encodeURIComponent(type.internal_number)}`))
    .json;
  assert.deepEqual(
    lines.map(({ id: _, ...line }: { id: number }) => line),
    [
      { quantity: 1.5, salesPrice: good.price, hourId: hour.id, materialId: null },
      { quantity: 3, salesPrice: 1_000, hourId: null, materialId: material.id },
    ],
  );
  assert.equal((await add()).json.data.addToInvoiceDraft.lines.length, 2, 'each source once');
  await service.a.graphql('mutation ($id: Int!) { deleteInvoiceDraftLine(id: $id) }', { id: lines[0].id });
  assert.equal(
    (await add(`, hourIds: [${hour.id}]`)).json.data.addToInvoiceDraft.lines.length,
    2,
    'freed and added again',
  );
  const { json: made } = await invoice(found);
  assert.equal(made.lines.length, 2);
  const { json } = await service.a.graphql(
    '{ hourById(id: ' +
      hour.id +
      ') { invoice { invoiceNumber } } caseMaterialById(id: ' +
      material.id +
      ') { invoiceId } }',
  );
  assert.equal(json.data.hourById.invoice.invoiceNumber, made.invoice_number);
  assert.equal(json.data.caseMaterialById.invoiceId, made.id);
  assert.match((await service.a.rest('DELETE', `/hours/${hour.id}`)).text, /billed on invoice/);
  assert.deepEqual((await add()).json.data.addToInvoiceDraft.lines, [], 'billed once');
  const refused = await add(`, hourIds: [${hour.id}]`);
  assert.deepEqual(Object.keys(refused.json.errors[0].validation), ['hourIds']);
});

test('an invoice in another currency carries its multiplier', async () => {
  const [euro] = (await service.a.rest('GET', '/currencies?code=EUR')).json;
  const found = await newCase({ currency_id: euro.id });
  await addLine(found, { quantity: 1, sales_price: 100 });
  const { json } = await invoice(found);
  assert.equal(json.currency_code, 'EUR');
  assert.equal(json.currency_multiplier, euro.rate);
});

test('a draft is there for who may only read, and for no other tenant', async () => {
  const found = await newCase();
  const read = await fetch(`${service.base}/cases/${found.number}/invoice-draft`, {
    headers: { authorization: `Basic ${Buffer.from(`${service.a.readKey}:`).toString('base64')}` },
  });
  assert.equal(read.status, 200);
  assert.equal((await service.b.rest('GET', `/cases/${found.number}/invoice-draft`)).status, 404);
  assert.equal((await service.b.rest('POST', `/cases/${found.number}/invoice-draft/create-invoice`, {})).status, 404);
});

test('an incoming case becomes a case of the customer that sent it, once', async () => {
  const send = (fields: string): ReturnType<Service['a']['graphql']> =>
    service.a.graphql(`mutation { createIncomingCase(input: {jobDescription: "Ring", ${fields}}) { id } }`);
  const one = (
    await send(
      'externalCaseId: "x-1", customerName: "Ny Kunde", customerEmail: "NY@kunde.dk", customerPostalCode: "8000"',
    )
  ).json.data.createIncomingCase.id;
  const convert = async (id: number): Promise<{ caseNumber: string; customer: { id: number; name: string } }> => {
    const { json, text } = await service.a.graphql(
      'mutation ($id: Int!) { convertIncomingCase(id: $id) { caseNumber description customer { id name } } }',
      { id },
    );
    return json.data?.convertIncomingCase ?? assert.fail(text);
  };
  const made = await convert(one);
  assert.equal(made.customer.name, 'Ny Kunde');
  assert.deepEqual(await convert(one), made, 'twice gives the same case');
  assert.equal((await service.a.rest('GET', `/incoming-cases/${one}`)).json.case_number, made.caseNumber);
  assert.ok(
    !(await service.a.rest('GET', '/incoming-cases')).json.some(({ id }: { id: number }) => id === one),
    'out of the inbox',
  );
  const two = (await send('externalCaseId: "x-2", customerEmail: "ny@kunde.dk"')).json.data.createIncomingCase.id;
  assert.equal((await convert(two)).customer.id, made.customer.id, 'found by e-mail');
  const setTelephone = (telephone: string): Promise<unknown> =>
    service.sql('update debtors set telephone = $2 where tenant_id = $1 and id = $3', [
      service.a.id,
      telephone,
      made.customer.id,
    ]);
  await setTelephone('20 30 40 50');
  const called = (await send('externalCaseId: "x-4", customerPhone: "2030-4050"')).json.data.createIncomingCase.id;
  assert.equal((await convert(called)).customer.id, made.customer.id, 'found by telephone');
  await setTelephone('');
  const unknown = (await send('externalCaseId: "x-5", customerPhone: "n/a"')).json.data.createIncomingCase.id;
  assert.notEqual((await convert(unknown)).customer.id, made.customer.id, 'no number is nobody’s');
  const many = await Promise.all(
    ['x-6', 'x-7', 'x-8'].map(id => send(`externalCaseId: "${id}", customerEmail: "samme@kunde.dk"`)),
  );
  const owners = await Promise.all(many.map(({ json }) => convert(json.data.createIncomingCase.id)));
  assert.equal(new Set(owners.map(({ customer }) => customer.id)).size, 1, 'one customer, however many at once');
  const three = (await send('externalCaseId: "x-3"')).json.data.createIncomingCase.id;
  await service.a.graphql('mutation ($id: Int!) { rejectIncomingCase(id: $id) { id rejectedAt } }', { id: three });
  const refused = await service.a.graphql('mutation ($id: Int!) { convertIncomingCase(id: $id) { id } }', {
    id: three,
  });
  assert.match(refused.json.errors[0].validation.id[0], /was rejected/);
});

test('a creditor invoice is made with its lines, and wrong lines are told by their place', async () => {
  const make = (lines: string): ReturnType<Service['a']['graphql']> =>
    service.a.graphql(
      `mutation { createCreditorInvoice(input: {number: "9", lines: ${lines}}) { id lines { id description lineAmount } } }`,
    );
  const { json, text } = await make('[{description: "Kabel", lineAmount: 12345}, {description: "Rør"}]');
  const { id, lines } = json.data?.createCreditorInvoice ?? assert.fail(text);
  assert.deepEqual(
    lines.map(({ description, lineAmount }: { description: string; lineAmount: number }) => [description, lineAmount]),
    [
      ['Kabel', 12_345],
      ['Rør', null],
    ],
  );
  const changed = await service.a.graphql(
    `mutation { updateCreditorInvoice(id: ${id}, input: {lines: [{id: ${lines[0].id}, unit: "m"}]}) { lines { unit } } }`,
  );
  assert.deepEqual(changed.json.data.updateCreditorInvoice.lines, [{ unit: 'm' }, { unit: null }]);
  const count = async (): Promise<string> => (await service.sql('select count(*) from creditor_invoices'))[0]![0]!;
  const before = await count();
  const refused = await make(`[{description: "x"}, {description: "${'x'.repeat(251)}"}]`);
  assert.deepEqual(Object.keys(refused.json.errors[0].validation), ['lines.1.description']);
  assert.equal(await count(), before, 'nothing was written');
  assert.match((await service.a.rest('GET', `/creditor-invoices/${id}?include=lines`)).text, /"LineAmount":123.45/);
  const gone = await service.a.graphql(`mutation { deleteCreditorInvoice(id: ${id}) }`);
  assert.equal(gone.json.data.deleteCreditorInvoice, id, 'its lines go with it');
});

test('a creditor invoice is approved, reopened and rejected with a reason', async () => {
  const { json } = await service.a.graphql(
    'mutation { createCreditorInvoice(input: {number: "7", supplierName: "Grossisten"}) { id approvedStatus } }',
  );
  const { id } = json.data.createCreditorInvoice;
  const act = async (text: string): Promise<Record<string, unknown>> => {
    const answer = await service.a.graphql(`mutation ($id: Int!) { it: ${text} { approvedStatus approvalComment } }`, {
      id,
    });
    return answer.json.data.it ?? answer.json.errors[0];
  };
  assert.deepEqual(await act('approveCreditorInvoice(id: $id, comment: "Fin")'), {
    approvedStatus: '1',
    approvalComment: 'Fin',
  });
  assert.equal((await act('rejectCreditorInvoice(id: $id, comment: "Nej")')).type, 'ValidationError');
  assert.deepEqual(await act('reopenCreditorInvoice(id: $id)'), { approvedStatus: null, approvalComment: null });
  assert.deepEqual(await act('rejectCreditorInvoice(id: $id, comment: "Nej")'), {
    approvedStatus: '2',
    approvalComment: 'Nej',
  });
});

test('the readiness of a case tells what is not billed and what stands against an invoice', async () => {
  const found = await newCase({ is_blocked: 1 });
  await service.a.rest('POST', '/case-materials', {
    case_number: found.number,
    quantity: 3,
    sales_price: 1_001,
    discount: 50,
  });
  const ask = (id: number): ReturnType<Service['a']['graphql']> =>
    service.a.graphql(
      'query ($id: Int!) { invoiceReadiness(caseId: $id) { ready reasons { code } unbilledHours { id } unbilledMaterials { quantity salesPrice amount } unbilledMaterialsAmount __typename } }',
      { id },
    );
  const { json, text } = await ask(found.id);
  assert.deepEqual(
    json.data?.invoiceReadiness,
    {
      ready: false,
      reasons: [{ code: 'no_lines' }, { code: 'customer_blocked' }],
      unbilledHours: [],
      unbilledMaterials: [{ quantity: 3, salesPrice: 1_001, amount: 1_502 }],
      unbilledMaterialsAmount: 1_502,
      __typename: 'InvoiceReadiness',
    },
    text,
  );
  const theirs = (await service.b.rest('GET', '/cases?pagesize=1')).json[0].id;
  assert.deepEqual(Object.keys((await ask(theirs)).json.errors[0].validation), ['caseId']);
});
