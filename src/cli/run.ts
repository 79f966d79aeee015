// Arguments → command → outcome on standard output, and the exit code: 0 done, 1 failed, 2 called wrongly.
import { parseArgs } from 'node:util';
import { type Command, type Input, type Outcome, UsageError } from './command.ts';
import { commandsOf } from './commands.ts';
import { helpOf, overview } from './help.ts';

export async function run(args: readonly string[]): Promise<number> {
  const json = args.includes('--json');
  try {
    const outcome = await outcomeOf(args);
    process.stdout.write(json ? `${JSON.stringify(outcome.json)}\n` : outcome.text && `${outcome.text}\n`);
    return outcome.failed ? 1 : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(json ? `${JSON.stringify({ error: message })}\n` : `${message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function outcomeOf(args: readonly string[]): Promise<Outcome> {
  const words = args.filter(arg => !arg.startsWith('-'));
  const commands = await commandsOf(words[0]);
  const wantsHelp = args.some(arg => arg === '--help' || arg === '-h');
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  if (command) return wantsHelp ? helpOf(command) : command.run(inputFor(command, args));
  if (wantsHelp) return overview(commands);
  throw new UsageError(
    `${words.length > 0 ? `There is no command "${words.join(' ')}".\n\n` : ''}${overview(commands).text}`,
  );
}

function inputFor(command: Command, args: readonly string[]): Input {
  const options = Object.entries(command.options ?? {});
  const parsed = parse(args, {
    json: { type: 'boolean' },
    ...Object.fromEntries(options.map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }])),
  });
  const [argument, ...rest] = parsed.positionals.slice(command.name.split(' ').length);
  const surplus = command.argument ? rest[0] : argument;
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many. See --help.`);
  if (command.argument && argument === undefined) throw new UsageError(`${command.argument} is missing. See --help.`);
  for (const [name, { required }] of options) {
    if (required && parsed.values[name] === undefined) throw new UsageError(`--${name} is missing. See --help.`);
  }
  return { argument, options: parsed.values as Input['options'], json: parsed.values.json === true };
}

function parse(args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
