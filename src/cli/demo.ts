import { fillDemo } from '../admin/demo.ts';
import { type Command, idOf, numberOption, textOption } from './command.ts';
import { withDatabase } from './with-database.ts';

const width = 30;

export const demo: Command = {
  name: 'demo',
  summary: 'Fills a tenant with believable data: customers, cases, materials, hours, invoices and more.',
  options: {
    tenant: { value: 'ID', required: true, doc: 'Tenant to fill; what it has already stays.' },
    cases: { value: 'N', doc: 'How many cases, with everything else in proportion; 200 by default.' },
    seed: { value: 'TEXT', doc: 'The same seed gives the same data; 1 by default.' },
  },
  async run(input) {
    const tenantId = idOf(textOption(input, 'tenant')!, '--tenant');
    const cases = numberOption(input, 'cases', [1, 10_000_000]) ?? 200;
    const seed = textOption(input, 'seed') ?? '1';
    const onProgress = input.json ? () => {} : showProgress;
    const counts = await withDatabase(database => fillDemo(database, { tenantId, cases, seed, onProgress }));
    return {
      json: { tenant_id: Number(tenantId), ...counts },
      text: `Made ${counts.cases} cases, ${counts.debtors} customers and ${counts.invoices} invoices.`,
    };
  },
};

/** A bar on a terminal, a line now and then in a log. */
function showProgress(done: number, total: number): void {
  const { stderr } = process;
  if (!stderr.isTTY) {
    stderr.write(`${done} of ${total} cases\n`);
    return;
  }
  const filled = Math.round((done / total) * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  stderr.write(
    `\r${bar} ${Math.floor((done / total) * 100)} %, ${done} of ${total} cases${done === total ? '\n' : ''}`,
  );
}
