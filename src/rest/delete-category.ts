// DELETE /debtor-categories: the address of the document has no identifier; it comes as ?id= or in the body. One record, never more.
import { invalid } from '../errors.ts';
import { readJson } from '../http/body.ts';
import type { Handler, Route } from '../http/message.ts';

export function deleteCategoryRoute(remove: Handler, mostBody: number): Route {
  return {
    method: 'DELETE',
    path: '/debtor-categories',
    async handler(request) {
      const asked = new URLSearchParams(request.search).getAll('id');
      const body = await readJson(request, mostBody);
      const given = typeof body === 'object' && body !== null ? (body as { id?: unknown }).id : undefined;
      const ids = [...asked, ...(given === undefined || given === null ? [] : [String(given)])].filter(id => id !== '');
      if (ids.length !== 1)
        throw invalid({ id: [ids.length === 0 ? 'The id field is required.' : 'The id must be one.'] });
      return remove({ ...request, params: { key: ids[0]! } });
    },
  };
}
