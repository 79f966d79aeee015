// What a command is: data that help, parsing and the run are made from.

export interface Option {
  readonly doc: string;
  /** What stands for the value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly required?: true;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What the one argument stands for, where the command takes one. */
  readonly argument?: string;
  readonly options?: Readonly<Record<string, Option>>;
  run(input: Input): Promise<Outcome>;
}

export interface Input {
  readonly argument: string | undefined;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly json: boolean;
}

/** What a command has to say: the same as JSON and as text. */
export interface Outcome {
  readonly json: unknown;
  readonly text: string;
  readonly failed?: boolean;
}

/** The command was called wrongly; nothing was done. */
export class UsageError extends Error {}

export function textOption({ options }: Input, name: string): string | undefined {
  const value = options[name];
  if (value === '') throw new UsageError(`--${name} may not be empty.`);
  return value as string | undefined;
}

export function numberOption(input: Input, name: string, range: readonly [number, number]): number | undefined {
  const text = textOption(input, name);
  return text === undefined ? undefined : wholeNumber(text, `--${name}`, range);
}

/** An id as the database takes it. */
export function idOf(text: string, what: string): string {
  return String(wholeNumber(text, what, [1, Number.MAX_SAFE_INTEGER]));
}

function wholeNumber(text: string, what: string, [lowest, highest]: readonly [number, number]): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number;
  throw new UsageError(`${what} must be a whole number from ${lowest} to ${highest}, not ${JSON.stringify(text)}.`);
}
