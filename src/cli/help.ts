import type { Command, Option, Outcome } from './command.ts';
import { table } from './table.ts';

const shared: Readonly<Record<string, Option>> = {
  json: { doc: 'One JSON document on standard output, and nothing else.' },
  help: { doc: 'This text.' },
};

export function helpOf(command: Command): Outcome {
  const options = { ...command.options, ...shared };
  const lines = Object.entries(options).map(([name, option]) => [`  ${flag(name, option)}`, option.doc]);
  const usage = usageOf(command);
  return {
    json: { command: command.name, summary: command.summary, usage, options },
    text: `${command.summary}\n\nUsage: ${usage}\n\n${table(lines)}`,
  };
}

/** Some or all commands in a list. */
export function overview(commands: readonly Command[]): Outcome {
  const lines = commands.map(command => [`  ${command.name}`, command.summary]);
  return {
    json: commands.map(command => ({ command: command.name, summary: command.summary, usage: usageOf(command) })),
    text: `Usage: npm run --silent svend -- <command> [--json] [--help]\n\n${table(lines)}`,
  };
}

function usageOf({ name, argument, options = {} }: Command): string {
  const flags = Object.entries(options).map(([key, option]) =>
    option.required ? flag(key, option) : `[${flag(key, option)}]`,
  );
  return ['npm run --silent svend --', name, ...(argument ? [argument] : []), ...flags].join(' ');
}

function flag(name: string, { value }: Option): string {
  return value ? `--${name} ${value}` : `--${name}`;
}
