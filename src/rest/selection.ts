// What a REST record shows: every field, and the sets that the client asked to include.
import type { Resource } from '../model/registry.ts';
import type { Output, Selection } from '../read/query.ts';

const known = new WeakMap<Resource, Map<string, Selection>>();

/** All fields of a record; an include that has the name of a field takes its place. */
export function selectAll(
  resource: Resource,
  includes: readonly string[] = [],
  shown: ReadonlySet<string> = new Set(),
): Selection {
  const selections = known.get(resource) ?? new Map<string, Selection>();
  known.set(resource, selections);
  const name = [...includes, '', ...shown].join(',');
  const selection = selections.get(name) ?? build(resource, includes, shown);
  selections.set(name, selection);
  return selection;
}

function build(resource: Resource, includes: readonly string[], shown: ReadonlySet<string>): Selection {
  const fields = [...resource.faces.rest.values()]
    .filter(face => !includes.includes(face.name) && (!face.field.declaration.shownBy || shown.has(face.name)))
    .map((face): Output => ({ as: face.name, face }));
  const sets = includes.map((as): Output => {
    const relation = resource.relations.rest.get(as)!;
    return { as, relation, nested: { selection: selectAll(relation.target) } };
  });
  return [...fields, ...sets];
}
