import { readFile } from 'node:fs/promises';
import { importPriceList } from '../admin/catalogue.ts';
import { Refusal } from '../model/raw-value.ts';
import { type Command, idOf, textOption, UsageError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const catalogueImport: Command = {
  name: 'catalogue import',
  summary: "Puts a supplier's price list (CSV) into the price catalogue of a tenant.",
  argument: 'FILE',
  options: {
    tenant: { value: 'ID', required: true, doc: 'Whose catalogue it is.' },
    supplier: { value: 'NAME', required: true, doc: 'Whose prices they are.' },
  },
  async run(input) {
    const tenantId = idOf(textOption(input, 'tenant')!, '--tenant');
    const supplier = textOption(input, 'supplier')!;
    if ([...supplier].length > 250) throw new UsageError('--supplier may not be longer than 250 characters.');
    const csv = await readFile(input.argument!, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${input.argument} cannot be read (${error.code}).`);
    });
    const products = await withDatabase(database => importPriceList(database, { tenantId, supplier, csv })).catch(
      error => {
        throw error instanceof Refusal ? new UsageError(`${input.argument} ${error.message}`) : error;
      },
    );
    return {
      json: { tenant_id: Number(tenantId), supplier, products },
      text: `The catalogue has ${products} products of ${supplier}.`,
    };
  },
};
