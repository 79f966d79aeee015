// GraphQL documents: parsed, limited and validated once per text.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  VariablesInAllowedPositionRule,
  validate,
} from 'graphql';
import { variablePositions } from './variable-positions.ts';

/** Limits that hold before anything is executed; documented in docs/limits.md. */
export const limits = {
  tokens: 2_000,
  depth: 12,
  introspectionDepth: 20,
  schemas: 2,
  aliases: 30,
  directives: 50,
  cost: 5_000,
  errors: 20,
  keyBytes: 63,
  inputObjects: 10_000,
};

export interface Document {
  readonly document: DocumentNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly operations: readonly OperationDefinitionNode[];
}

const rules = specifiedRules.map(rule => (rule === VariablesInAllowedPositionRule ? variablePositions : rule));

const known = new Map<string, Document | readonly GraphQLError[]>();
const mostKnown = 1_000;
/** What is longer is read anew each time: a thousand of them would fill the memory. */
const longestKnown = 20_000;

/** The document of a text, or what is wrong with it. */
export function readDocument(schema: GraphQLSchema, text: string): Document | readonly GraphQLError[] {
  let result = known.get(text);
  if (!result) {
    result = read(schema, text);
    if (text.length > longestKnown) return result;
    if (known.size >= mostKnown) known.delete(known.keys().next().value!);
    known.set(text, result);
  }
  return result;
}

function read(schema: GraphQLSchema, text: string): Document | readonly GraphQLError[] {
  try {
    return readWhole(schema, text);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    // Lists within lists, or fragments within fragments, that end the stack.
    if (error instanceof RangeError) return [new GraphQLError('The query is nested too deeply.')];
    throw error;
  }
}

function readWhole(schema: GraphQLSchema, text: string): Document | readonly GraphQLError[] {
  const document = parse(text, { maxTokens: limits.tokens });
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const excess = tooMuch(operations, fragments);
  if (excess) return [new GraphQLError(excess)];
  const errors = validate(schema, document, rules, { maxErrors: limits.errors, hideSuggestions: true });
  // The last one only says that there were more.
  if (errors.length > 0) return errors.slice(0, limits.errors);
  return { document, fragments, operations };
}

/** What the document has too much of, if anything. Counted as executed: a fragment counts where it is spread. */
function tooMuch(
  operations: readonly OperationDefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string | null {
  const counts = { aliases: 0, directives: 0, fields: 0, schemas: 0 };
  let excess: string | null = null;
  const walk = (set: SelectionSetNode, depth: number, meta: number, path: readonly string[]): void => {
    if (excess) return;
    if (depth > limits.depth) excess = `The query is deeper than ${limits.depth} levels.`;
    if (meta > limits.introspectionDepth)
      excess = `The introspection is deeper than ${limits.introspectionDepth} levels.`;
    for (const selection of set.selections) {
      // Fragments count too: those that spread each other twice would be walked for ever.
      counts.fields += 1;
      if (counts.fields > limits.tokens) excess = `The query selects more than ${limits.tokens} fields.`;
      counts.directives += selection.directives?.length ?? 0;
      if (counts.directives > limits.directives) excess = `The query has more than ${limits.directives} directives.`;
      if (excess) return;
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) {
          counts.aliases += 1;
          if (counts.aliases > limits.aliases) excess = `The query has more than ${limits.aliases} aliases.`;
          if (Buffer.byteLength(selection.alias.value) > limits.keyBytes)
            excess = `An alias is longer than ${limits.keyBytes} characters.`;
        }
        if (selection.name.value === '__schema') counts.schemas += 1;
        if (counts.schemas > limits.schemas) excess = `The query asks for more than ${limits.schemas} whole schemas.`;
        const inside = meta > 0 || selection.name.value.startsWith('__');
        if (selection.selectionSet)
          walk(selection.selectionSet, inside ? depth : depth + 1, inside ? meta + 1 : 0, path);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, meta, path);
      } else {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        // A cycle is left to validation, which names it.
        if (fragment && !path.includes(name)) walk(fragment.selectionSet, depth, meta, [...path, name]);
      }
    }
  };
  for (const operation of operations) {
    counts.directives += operation.directives?.length ?? 0;
    walk(operation.selectionSet, 1, 0, []);
  }
  return excess;
}
