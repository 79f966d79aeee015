// Turns the declarations into resources with their names resolved: what the engines work on.
import { checkDeclarations } from './check.ts';
import type { Kind, Source, Surface } from './kind.ts';
import {
  type FieldDeclaration,
  type Reference,
  type RelationDeclaration,
  type ResourceDeclaration,
  type Verb,
  version,
} from './resource.ts';

export interface Field {
  readonly name: string;
  /** Column, or null for a computed field. */
  readonly column: string | null;
  readonly declaration: FieldDeclaration;
  readonly reference: (Reference & { target: Resource; byField: Field }) | null;
  /** The records whose ids it mentions without being bound to them. */
  readonly mentioned: Resource | null;
  readonly nullable: boolean;
  /** How each surface names and shows the field; absent where it does not. */
  readonly faces: Partial<Record<Surface, Face>>;
}

/** A field as one surface sees it. */
export interface Face {
  readonly name: string;
  readonly field: Field;
  readonly kind: Kind;
  readonly nullable: boolean;
  /** SQL of the value, given the row's alias. */
  source(row: string): Source;
}

export interface Relation {
  readonly name: string;
  readonly many: boolean;
  readonly target: Resource;
  readonly declaration: RelationDeclaration;
  /** Condition that ties the other row to this one. */
  join(row: string, other: string): string;
}

export interface Resource {
  readonly name: string;
  readonly declaration: ResourceDeclaration;
  readonly table: string;
  readonly type: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly key: Field;
  /** The field that no two records share on any surface: the id, or the key of a view. */
  readonly identity: Field;
  readonly faces: Readonly<Record<Surface, ReadonlyMap<string, Face>>>;
  readonly relations: Readonly<Record<Surface, ReadonlyMap<string, Relation>>>;
  readonly verbs: Readonly<Record<Surface, ReadonlySet<Verb>>>;
}

export type Registry = ReadonlyMap<string, Resource>;

/** Builds the registry; throws one error that names every mistake in the declarations. */
export function buildRegistry(declarations: readonly ResourceDeclaration[]): Registry {
  const mistakes = checkDeclarations(declarations);
  if (mistakes.length > 0) throw new Error(`The resource declarations are wrong:\n- ${mistakes.join('\n- ')}`);
  const resources = new Map<string, Building>();
  for (const declaration of declarations) resources.set(declaration.name, begin(declaration));
  for (const resource of resources.values()) addFields(resource, resources);
  for (const resource of resources.values()) addFaces(resource);
  for (const resource of resources.values()) addRelations(resource, resources);
  return resources;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Building = Writable<Resource> & {
  fields: Map<string, Field>;
  faces: Record<Surface, Map<string, Face>>;
  relations: Record<Surface, Map<string, Relation>>;
};

function begin(declaration: ResourceDeclaration): Building {
  const singular = declaration.type[0]!.toLowerCase() + declaration.type.slice(1);
  return {
    name: declaration.name,
    declaration,
    table: declaration.table ?? snake(declaration.name),
    type: declaration.type,
    singular,
    plural: declaration.plural ?? `${singular}s`,
    fields: new Map(),
    key: undefined as unknown as Field,
    identity: undefined as unknown as Field,
    faces: { rest: new Map(), graphql: new Map() },
    relations: { rest: new Map(), graphql: new Map() },
    verbs: { rest: new Set(declaration.rest), graphql: new Set(declaration.graphql) },
  };
}

function addFields(resource: Building, resources: Map<string, Building>): void {
  const declared = { ...resource.declaration.fields, ...(!resource.declaration.view && { version }) };
  for (const [name, declaration] of Object.entries(declared)) {
    const { reference, mentions } = declaration;
    const target = reference && resources.get(reference.resource);
    resource.fields.set(name, {
      name,
      column: declaration.computed ? null : (declaration.column ?? snake(name)),
      declaration,
      nullable: isNullable(resource.declaration, name, declaration),
      // The other resource's fields may not be built yet: look them up when asked.
      reference: target
        ? {
            ...reference!,
            target,
            get byField() {
              return target.fields.get(reference!.by)!;
            },
          }
        : null,
      mentioned: mentions?.by === 'id' ? resources.get(mentions.resource)! : null,
      faces: {},
    });
  }
  resource.key = resource.fields.get(resource.declaration.key ?? 'id')!;
  resource.identity = resource.declaration.view ? resource.key : resource.fields.get('id')!;
}

const always = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Ids, keys, stamps, flags and required fields always have a value. */
function isNullable(resource: ResourceDeclaration, name: string, field: FieldDeclaration): boolean {
  if (field.kind.always && !field.computed) return false;
  const isFilled = field.required === true || field.required === 'rest';
  return !(isFilled || name === resource.key || always.has(name));
}

function addFaces(resource: Building): void {
  for (const field of resource.fields.values()) {
    const { declaration } = field;
    if (declaration.rest !== null) addFace(resource, 'rest', numberFace(field, declaration.rest ?? snake(field.name)));
    if (declaration.graphql !== false) {
      const { name, nullable } = field;
      addFace(
        resource,
        'graphql',
        field.reference?.everywhere
          ? numberFace(field, name)
          : { name, field, kind: declaration.kind, nullable, source: stored(field) },
      );
    }
  }
}

function addFace(resource: Building, surface: Surface, face: Face): void {
  face.field.faces[surface] = face;
  resource.faces[surface].set(face.name, face);
}

function stored(field: Field): (row: string) => Source {
  const { computed } = field.declaration;
  return row => (computed ? () => computed(row) : (suffix = '') => `${row}.${field.column}${suffix}`);
}

/** On REST a reference shows the business number of what it refers to; on GraphQL where it says so. */
function numberFace(field: Field, name: string): Face {
  const { reference, declaration, nullable } = field;
  if (!reference || reference.by === 'id')
    return { name, field, kind: declaration.kind, nullable, source: stored(field) };
  const { target, byField } = reference;
  return {
    name,
    field,
    kind: reference.shownAs ?? byField.declaration.kind,
    nullable,
    source:
      row =>
      (suffix = '') =>
        `(select ref.${byField.column}${suffix} from ${target.table} ref ` +
        `where ref.tenant_id = ${row}.tenant_id and ref.id = ${row}.${field.column})`,
  };
}

function addRelations(resource: Building, resources: Map<string, Building>): void {
  for (const [name, declaration] of Object.entries(resource.declaration.relations ?? {})) {
    const target = resources.get(declaration.resource)!;
    const relation: Relation = {
      name,
      many: declaration.many,
      target,
      declaration,
      join: joiner(resource, target, declaration),
    };
    if (declaration.rest !== null) resource.relations.rest.set(declaration.rest ?? snake(name), relation);
    if (declaration.graphql !== false) resource.relations.graphql.set(name, relation);
  }
}

function joiner(resource: Resource, target: Resource, declaration: RelationDeclaration): Relation['join'] {
  const { match, via, many } = declaration;
  if (match) return match;
  if (!via) return () => 'true';
  const column = (many ? target : resource).fields.get(via)!.column;
  return many ? (row, other) => `${other}.${column} = ${row}.id` : (row, other) => `${other}.id = ${row}.${column}`;
}

/** `caseNumber` and `case-number` → `case_number`. */
export function snake(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
}
