/** A field of the schema: what it gives and what it takes. Only types know it. */
export interface Field<Result, Arguments = Record<never, never>> {
  readonly '~result': Result;
  readonly '~arguments': Arguments;
}
