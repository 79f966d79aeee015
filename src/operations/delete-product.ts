import { int } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { lockRecord } from '../write/write.ts';
import { OperationRefusal, operation } from './operation.ts';

/** Deletes products, all or none of them. */
export const deleteProduct = operation({
  name: 'deleteProduct',
  doc: 'Deletes products that nothing refers to: all of them, or none.',
  shape: 'arguments',
  input: { id: { ...field(int(18), { doc: 'Ids of the products; a single one will do.' }), list: true } },
  result: { gone: 'nothing' },
  async run(session, _target, { id }, { registry, verbsOf }) {
    const ids = (id ?? []) as string[];
    if (ids.length === 0) throw new OperationRefusal('id', 'field is required.');
    const resource = registry.get('internal-goods')!;
    for (const each of new Set(ids)) {
      const found = await lockRecord(session, resource, resource.fields.get('id')!, each);
      if (!found) throw new OperationRefusal('id', 'is invalid.');
      await verbsOf(resource).remove(session, resource, found);
    }
  },
});
