// Verifies all declarations together before anything is built on them, and reports every mistake at once.
import type { ResourceDeclaration } from './resource.ts';

const reserved = new Set(['sortby', 'include', 'page', 'pagesize']);
const suffixes = /-(min|max|st|gt|not)$/;

type Wrong = (text: string) => void;
type Once = (what: string, owner: string) => void;
type ByName = ReadonlyMap<string, ResourceDeclaration>;

export function checkDeclarations(declarations: readonly ResourceDeclaration[]): string[] {
  const mistakes: string[] = [];
  const byName = new Map(declarations.map(declaration => [declaration.name, declaration]));
  const seen = new Map<string, string>();
  const once: Once = (what, owner) => {
    const other = seen.get(what);
    if (other) mistakes.push(`${owner}: ${what} is already taken by ${other}`);
    seen.set(what, owner);
  };
  for (const declaration of declarations) {
    const { name, type } = declaration;
    const wrong: Wrong = text => mistakes.push(`${name}: ${text}`);
    once(`resource ${name}`, name);
    once(`type ${type}`, name);
    checkMentions(declaration, wrong);
    checkFields(declaration, byName, wrong, once);
    checkRelations(declaration, byName, wrong);
  }
  return mistakes;
}

/** What is said of fields by their names. */
function checkMentions(declaration: ResourceDeclaration, wrong: Wrong): void {
  const { fields, key = 'id' } = declaration;
  if (!fields[key]) wrong(`key ${key} is no field`);
  if (!fields.id) wrong('there is no field id');
  for (const field of declaration.search ?? []) if (!fields[field]) wrong(`search names ${field}, which is no field`);
  const shown = new Set(
    Object.entries(fields).map(
      ([fieldName, field]) => field.rest ?? fieldName.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`),
    ),
  );
  for (const [filter, meant] of Object.entries(declaration.filters ?? {})) {
    if (!shown.has(meant.replace(suffixes, ''))) wrong(`filter ${filter} names ${meant}, which REST does not show`);
  }
  for (const [lookup, { by }] of Object.entries(declaration.lookups ?? {})) {
    if (!fields[by]) wrong(`lookup ${lookup} names ${by}, which is no field`);
  }
  for (const [order, meant] of Object.entries(declaration.orders ?? {})) {
    if (fields[order] || !fields[meant]) wrong(`order ${order} must stand for a field`);
  }
  for (const input of Object.keys(declaration.inputs ?? {})) {
    if (fields[input] && fields[input].access !== 'read') wrong(`input ${input} is a field`);
  }
}

function checkFields({ name, fields }: ResourceDeclaration, byName: ByName, wrong: Wrong, once: Once): void {
  for (const [fieldName, field] of Object.entries(fields)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(fieldName)) wrong(`${fieldName} is not camel case`);
    if (field.rest && (reserved.has(field.rest) || suffixes.test(field.rest)))
      wrong(`${field.rest} is a query parameter`);
    if (field.rest !== null) once(`${name} REST field ${field.rest ?? fieldName}`, `${name}.${fieldName}`);
    if (field.computed && field.access !== 'read') wrong(`${fieldName} is computed but not read-only`);
    if (field.unique && field.computed) wrong(`${fieldName} is computed and cannot be unique`);
    const mentioned = field.mentions && byName.get(field.mentions.resource)?.fields[field.mentions.by];
    if (field.mentions && !mentioned)
      wrong(`${fieldName} mentions ${field.mentions.by} of ${field.mentions.resource}, which is no field`);
    if (!field.reference) continue;
    const target = byName.get(field.reference.resource);
    if (!target) wrong(`${fieldName} refers to ${field.reference.resource}, which is no resource`);
    else if (!target.fields[field.reference.by])
      wrong(`${fieldName} refers by ${field.reference.by}, which is no field there`);
  }
}

function checkRelations(declaration: ResourceDeclaration, byName: ByName, wrong: Wrong): void {
  const { name, fields, relations = {} } = declaration;
  for (const [relationName, relation] of Object.entries(relations)) {
    if (fields[relationName] && fields[relationName].graphql !== false && relation.graphql !== false) {
      wrong(`${relationName} is both a field and a relation on GraphQL`);
    }
    const target = byName.get(relation.resource);
    if (!target) {
      wrong(`relation ${relationName} names ${relation.resource}, which is no resource`);
      continue;
    }
    if (!relation.via && !relation.match && !relation.rows) wrong(`relation ${relationName} has no join`);
    if (relation.rows && relation.graphql !== false) wrong(`relation ${relationName} has rows that only REST can show`);
    if (!relation.via) continue;
    const [holder, referred] = relation.many ? [target, name] : [declaration, relation.resource];
    const via = holder.fields[relation.via];
    if (!via) wrong(`relation ${relationName} joins by ${relation.via}, which is no field of ${holder.name}`);
    else if (via.reference && via.reference.resource !== referred) {
      wrong(`relation ${relationName} joins by ${relation.via}, which refers to ${via.reference.resource}`);
    }
  }
}
