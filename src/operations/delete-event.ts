import { enumerated, int } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { eventType, eventWords } from '../model/vocabulary.ts';
import { lockRecord } from '../write/write.ts';
import { OperationRefusal, operation } from './operation.ts';

/** Takes an event out of the calendar: planned time, or registered hours. */
export const deleteEvent = operation({
  name: 'deleteEvent',
  doc: 'Takes an event out of the calendar and returns its id.',
  shape: 'arguments',
  input: {
    type: field(enumerated(eventType, eventWords), { required: true, doc: 'The kind of event.' }),
    id: field(int(18), { doc: 'Id of the event among its kind.' }),
  },
  result: { gone: 'id' },
  async run(session, _target, { type, id }, { registry, verbsOf }) {
    if (!id) throw new OperationRefusal('id', 'field is required.');
    const resource = registry.get(type === eventWords.PLANNING ? 'planned-time' : 'hours')!;
    const found = await lockRecord(session, resource, resource.fields.get('id')!, id as string);
    if (!found) throw new OperationRefusal('id', 'is invalid.');
    await verbsOf(resource).remove(session, resource, found);
    return found;
  },
});
