// The inputs of mutations: the fields of a record, what is saved along with it, and what an operation takes.
import {
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';
import type { Resource } from '../model/registry.ts';
import type { RelationDeclaration } from '../model/resource.ts';
import type { ObjectMember, Operation } from '../operations/operation.ts';
import { isRequired, isWritable } from '../write/validate.ts';
import { FileInput } from './inputs.ts';
import { Upload } from './scalars.ts';
import { describe, typeOf, typeOfKind, words } from './types.ts';

export function inputOf(resource: Resource, verb: 'create' | 'update'): GraphQLInputObjectType {
  const fields: GraphQLInputFieldConfigMap = {};
  for (const face of resource.faces.graphql.values()) {
    const { file } = face.field.declaration;
    if (!isWritable(face.field, verb) && !file) continue;
    const type = file ? FileInput : typeOfKind(face.kind);
    const required = verb === 'create' && isRequired(face.field, 'graphql');
    const description = file ? 'A file for it; null takes one away that it can be without.' : describe(face);
    fields[face.name] = { type: required ? new GraphQLNonNull(type) : type, description };
  }
  for (const [name, { target, declaration }] of resource.relations.graphql) {
    if (!declaration.saved) continue;
    const type = new GraphQLList(memberInput(target, declaration));
    fields[name] = {
      type,
      description: 'Saved along with it: with an id changed, without made; others stay as they are.',
    };
  }
  for (const [name, { kind, list, doc, verbs }] of Object.entries(resource.declaration.inputs ?? {})) {
    const type = typeOfKind(kind);
    if (verbs.includes(verb)) fields[name] = { type: list ? new GraphQLList(type) : type, description: doc };
  }
  const prefix = verb === 'create' ? 'Create' : 'Update';
  return new GraphQLInputObjectType({
    name: `${prefix}${resource.type}Input`,
    description: `Fields of a ${resource.singular} to ${verb}.`,
    fields,
  });
}

const memberInputs = new WeakMap<Resource, GraphQLInputObjectType>();

/** A record as it is saved along with its owner. */
function memberInput(
  resource: Resource,
  { via, input: name = `${resource.type}Input` }: RelationDeclaration,
): GraphQLInputObjectType {
  const fields: GraphQLInputFieldConfigMap = {
    id: { type: typeOf(resource.fields.get('id')!), description: 'Which one to change.' },
  };
  for (const face of resource.faces.graphql.values()) {
    if (face.name === via || !isWritable(face.field, 'create')) continue;
    fields[face.name] = { type: typeOfKind(face.kind), description: describe(face) };
  }
  const input =
    memberInputs.get(resource) ?? new GraphQLInputObjectType({ name, description: resource.declaration.doc, fields });
  memberInputs.set(resource, input);
  return input;
}

export function operationArguments(operation: Operation, target: Resource | undefined): GraphQLFieldConfigArgumentMap {
  const { name, doc, input, shape, result } = operation;
  const fields = membersOf(input, shape === 'arguments' ? 'set' : 'any');
  const args: GraphQLFieldConfigArgumentMap = {};
  if (target) {
    const id = typeOf(target.fields.get('id')!);
    // Clients declare the variable of what is to be deleted without the exclamation mark.
    const type = typeof result === 'object' && 'gone' in result ? id : new GraphQLNonNull(id);
    args[operation.target!.argument] = { type, description: `Id of the ${target.singular}.` };
  }
  if (shape === 'arguments') return { ...args, ...fields };
  const type = new GraphQLInputObjectType({
    name: `${name[0]!.toUpperCase()}${name.slice(1)}${shape === 'options' ? 'OptionsInput' : 'Input'}`,
    description: doc,
    fields,
  });
  const isRequired = Object.values(input).some(member => member.required);
  return {
    ...args,
    [shape]: isRequired
      ? { type: new GraphQLNonNull(type), description: 'What it is to be.' }
      : { type, description: 'How; everything has a default.' },
  };
}

/** Clients declare lists inside an input with items that may be null; those are left out. */
function membersOf(
  input: Operation['input'],
  items: 'any' | 'set',
): GraphQLInputFieldConfigMap & GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    Object.entries(input).map(([name, member]) => {
      const inner = 'members' in member ? objectInput(member) : 'kind' in member ? typeOfKind(member.kind) : Upload;
      const type = member.list ? new GraphQLList(items === 'any' ? inner : new GraphQLNonNull(inner)) : inner;
      const description = member.doc ?? `${words(name)}.`;
      return [name, { type: member.required ? new GraphQLNonNull(type) : type, description }];
    }),
  );
}

const objectInputs = new WeakMap<object, GraphQLInputObjectType>();

/** One type per object of members, however often it is named. */
function objectInput(member: ObjectMember): GraphQLInputObjectType {
  const input =
    objectInputs.get(member.members) ??
    new GraphQLInputObjectType({
      name: member.type,
      description: member.doc,
      fields: () => membersOf(member.members, 'any'),
    });
  objectInputs.set(member.members, input);
  return input;
}
