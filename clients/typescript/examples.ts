// The examples of the README, as they are there: the compiler reads them here.
import { Svend, ValidationError } from './src/index.js';

const svend = new Svend({ url: 'http://127.0.0.1:4000', key: process.env.SVEND_KEY! });

const page = await svend.query.cases(
  { pagination: { limit: 10 }, orderBy: [{ field: 'updatedAt', direction: 'DESC' }] },
  { items: { id: true, caseNumber: true, customer: { name: true }, materials: { $: { limit: 3 }, description: true } }, nextCursor: true },
);
page?.items[0]?.customer?.name; // string | undefined

for await (const customer of svend.each.customers({ search: { query: 'aarhus', fields: [] } }, { id: true, name: true })) {
  console.log(customer.name);
}

const changed = await svend.mutate.updateCase({ id: 200, input: { remarks: 'Ring først' } }, { id: true, updatedAt: true });
console.log(changed?.updatedAt); // unix seconds

import { openAsBlob } from 'node:fs';

const file = new File([await openAsBlob('photo.jpg')], 'photo.jpg');
await svend.mutate.uploadCaseDocument({ input: { caseId: 200, file } }, { id: true, file: true });

try {
  await svend.mutate.createCase({ input: { customerId: 1, statusId: 0 } }, { id: true });
} catch (error) {
  if (error instanceof ValidationError) console.log(error.fields.statusId);
  else throw error;
}
