// The language of declarations: fields, relations and resources as plain data. It knows no resource.
import type { Filter, Input } from './filter.ts';
import { identity, type Kind, number, text, time } from './kind.ts';

/** What a caller may do with a field. `create`: only while the record is made. */
type Access = 'write' | 'create' | 'read';

/** Where the value of a new record comes from when the client leaves the field out. */
type Initial = 'now' | 'user' | 'series';

export interface FieldOptions {
  /** Name on REST where it is not the snake case of the declared name; null: not shown there. */
  rest?: string | null;
  /** False: not shown on GraphQL. */
  graphql?: false;
  doc?: string;
  /** `rest`: required on REST only; GraphQL stores empty text instead. `graphql`: there only, and empty where REST left it out. */
  required?: boolean | 'rest' | 'graphql';
  unique?: boolean;
  access?: Access;
  initial?: Initial;
  column?: string;
  /** REST query parameter that must be `true` for the field to be shown. */
  shownBy?: string;
  /** SQL of a value that is not stored, in terms of the row's alias. */
  computed?: (row: string) => string;
  /**
   * Names a record of another resource by this field of it, without being bound to it. `list`: several, separated by commas. `follows`: it
   * goes on naming the record when that field changes; else it is a copy of what was.
   */
  mentions?: { readonly resource: string; readonly by: string; readonly list?: true; readonly follows?: true };
  /** A file that the record carries: shown as its path, sent as its name and content. */
  file?: FileRule;
}

export interface FileRule {
  /** Where its bytes are read; `:key` stands for the record's id. */
  readonly path: string;
  readonly mostBytes: number;
  /** Only a picture that can be printed: PNG or JPEG. */
  readonly picture?: true;
}

export interface Reference {
  resource: string;
  /** The field of the other resource that REST clients name it by. */
  by: string;
  /** GraphQL names it so too. */
  everywhere?: true;
  /** How REST shows that field, where it is not that field's own kind. */
  shownAs?: Kind;
  /** Narrows what may be referred to, in terms of the other row's alias. */
  where?: (row: string) => string;
  whereDoc?: string;
}

export interface FieldDeclaration extends FieldOptions {
  kind: Kind;
  reference?: Reference;
}

export function field(kind: Kind, options: FieldOptions = {}): FieldDeclaration {
  return { kind, ...options };
}

/** A reference to another record: stored and shown on GraphQL by its id, on REST by the field `by` (the id by default). */
export function ref(
  resource: string,
  options: FieldOptions & Partial<Omit<Reference, 'resource'>> = {},
): FieldDeclaration {
  const { by = 'id', everywhere, where, whereDoc, shownAs, ...rest } = options;
  const reference = {
    resource,
    by,
    ...(everywhere && { everywhere }),
    ...(where && { where }),
    ...(whereDoc && { whereDoc }),
    ...(shownAs && { shownAs }),
  };
  return { kind: identity(), ...rest, reference };
}

export function id(graphql: 'Int' | 'String' = 'Int'): FieldDeclaration {
  return field(identity(graphql), { access: 'read', doc: 'Internal id, the same on both surfaces.' });
}

/** A business number that identifies the record within its tenant. */
export function key(length: number, options: FieldOptions & { only?: 'numeric' } = {}): FieldDeclaration {
  const { only = 'any', ...rest } = options;
  return field(number(length, only), { unique: true, ...rest });
}

/** A file in the blob store. The columns storage_key, size, sha256, content_type and filename of the table belong to it. */
export function file(rule: FileRule, options: FieldOptions = {}): FieldDeclaration {
  const path = (row: string): string => `'${rule.path.replace(':key', `' || ${row}.id || '`)}'`;
  const computed = (row: string): string => `case when ${row}.storage_key is not null then ${path(row)} end`;
  return field(text(), { ...options, access: 'read', computed, file: rule });
}

/** The two stamps that every changing record carries. */
export const stamps = {
  createdAt: field(time(), { access: 'read', doc: 'When the record was made.' }),
  updatedAt: field(time(), { access: 'read', doc: 'When the record last changed.' }),
};

/** What every stored record carries besides: REST shows it as the ETag. */
export const version = field(identity(), {
  access: 'read',
  rest: null,
  doc: 'Rises with every change of the record; see the argument `ifVersion` of mutations.',
});

export interface RelationDeclaration {
  many: boolean;
  resource: string;
  /** The reference field that joins them: of this resource for one(), of the other for many(). */
  via?: string;
  /** Join of another kind, in terms of both row aliases. */
  match?: (row: string, other: string) => string;
  /** Name of the REST include; null: not offered there. */
  rest?: string | null;
  graphql?: false;
  doc?: string;
  /** The related records may be saved along with the record that they belong to. */
  saved?: true;
  /** GraphQL type of what is saved along, where it is not the related type's name and `Input`. */
  input?: string;
  /** SQL rows that replace the related resource's own fields on REST (a set made for that include). */
  rows?: (row: string) => string;
}

type RelationOptions = Omit<RelationDeclaration, 'many' | 'resource' | 'via'>;

export function one(resource: string, via: string | null, options: RelationOptions = {}): RelationDeclaration {
  return { many: false, resource, ...(via && { via }), ...options };
}

export function many(resource: string, via: string | null, options: RelationOptions = {}): RelationDeclaration {
  return { many: true, resource, ...(via && { via }), ...options };
}

/** A root list on GraphQL. */
export interface ListDeclaration {
  doc?: string;
  /** A bare list instead of a page. */
  plain?: true;
  /** What it shows at all, in terms of the row's alias. */
  standing?: (row: string) => string;
  arguments?: Record<string, Filter>;
  /** The members of its `filters` argument, and the name of that type where it is not the record type's and `FilterInput`. */
  filters?: Record<string, Filter>;
  filtersType?: string;
  /** `search` is a text instead of a `Search`. */
  textSearch?: true;
  deprecated?: string;
}

/** A root field on GraphQL that finds one record by a field. */
interface LookupDeclaration {
  by: string;
  doc: string;
  /** Name of the argument where it is not that of the field. */
  argument?: string;
  /** Left out, nothing is found. */
  optional?: true;
  /** Arguments that clients send and that decide nothing. */
  ignored?: Record<string, Input & { doc: string }>;
}

/** A member of a GraphQL input that is no field: the operation that replaces the verb knows what to do with it. */
interface ExtraInput {
  kind: Kind;
  list?: true;
  doc: string;
  verbs: readonly Verb[];
}

/** The verbs a surface offers on a resource. */
export type Verb = 'list' | 'one' | 'create' | 'update' | 'delete';

export interface ResourceSpec {
  /** What one record is, in a sentence. */
  doc: string;
  /** Read from a view: there is nothing to write, and no id of its own. */
  view?: true;
  /** A tenant has exactly one, under the tenant's own id: nobody needs to name it. */
  single?: true;
  /** Table name where it is not the snake case of the resource's name. */
  table?: string;
  /** GraphQL type. */
  type: string;
  /** GraphQL list query, where it is not the type's plural. */
  plural?: string;
  /** The field that identifies a record on REST and orders its lists. */
  key?: string;
  rest: readonly Verb[];
  graphql: readonly Verb[];
  fields: Record<string, FieldDeclaration>;
  relations?: Record<string, RelationDeclaration>;
  /** Fields that `search` looks in when the client names none. */
  search?: readonly string[];
  /** GraphQL lists with arguments of their own: the usual one by its name, and others. */
  lists?: Record<string, ListDeclaration>;
  /** Further GraphQL look-ups by name. */
  lookups?: Record<string, LookupDeclaration>;
  /** What GraphQL inputs carry besides the fields. */
  inputs?: Record<string, ExtraInput>;
  /** Further names to order by on GraphQL, each with the field that it stands for. */
  orders?: Record<string, string>;
  /** Further REST filter names, each with the REST filter that it stands for, such as `stop_time-gt`. */
  filters?: Record<string, string>;
  /** The two filter names that bound a period, which may not be empty. */
  period?: readonly [start: string, stop: string];
  /** What a list shows unless a client asks for one record, in terms of the row's alias. */
  standing?: (row: string) => string;
}

export interface ResourceDeclaration extends ResourceSpec {
  name: string;
}

export function resource(name: string, spec: ResourceSpec): ResourceDeclaration {
  return { name, ...spec };
}

export const everyVerb: readonly Verb[] = ['list', 'one', 'create', 'update', 'delete'];
export const reading: readonly Verb[] = ['list', 'one'];
export const saving: readonly Verb[] = ['list', 'one', 'create', 'update'];
