// The environment → one checked, frozen object. Every setting has a default.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly filesUrl: string | null;
  readonly rateLimit: number;
  readonly costLimit: number | null;
  readonly workers: number;
  readonly metricsPort: number;
  readonly logLevel: string;
  readonly demo: boolean;
  readonly eventDays: number;
  readonly privateWebhooks: boolean;
}

export interface Setting {
  readonly name: string;
  readonly doc: string;
  readonly fallback: string;
  readonly read: (text: string) => unknown;
}

const packageFile = new URL('../package.json', import.meta.url);
export const version: string = JSON.parse(readFileSync(packageFile, 'utf8')).version;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export const settings = {
  host: { name: 'HOST', doc: 'Address to listen on.', fallback: '127.0.0.1', read: text },
  port: { name: 'PORT', doc: 'Port to listen on.', fallback: '4000', read: whole(0, 65_535) },
  dataDir: {
    name: 'DATA_DIR',
    doc: 'Where the embedded database and the files are kept.',
    fallback: './data',
    read: path => resolve(text(path)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    doc: 'PostgreSQL 15 or later to use instead of the embedded one.',
    fallback: '',
    read: databaseUrl,
  },
  filesUrl: {
    name: 'FILES_URL',
    doc: 'S3-compatible store for the files instead of DATA_DIR: s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX]?region=REGION[&tls=0].',
    fallback: '',
    read: filesUrl,
  },
  rateLimit: {
    name: 'RATE_LIMIT',
    doc: 'Requests per minute and API key.',
    fallback: '1000',
    read: whole(1, 1_000_000_000),
  },
  costLimit: {
    name: 'COST_LIMIT',
    doc: 'Points per minute and API key that GraphQL requests may cost; by default 50 times RATE_LIMIT.',
    fallback: '',
    read: text => (text === '' ? null : whole(1, 1_000_000_000_000)(text)),
  },
  workers: {
    name: 'WORKERS',
    doc: 'Processes that answer requests; by default one per core, up to 4.',
    fallback: String(Math.min(4, availableParallelism())),
    read: whole(1, 64),
  },
  metricsPort: {
    name: 'METRICS_PORT',
    doc: 'Port for GET /metrics in the format of Prometheus, on 127.0.0.1 only; 0: none.',
    fallback: '0',
    read: whole(0, 65_535),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    doc: `How much is logged: ${logLevels.join(', ')}.`,
    fallback: 'info',
    read: oneOf(logLevels),
  },
  demo: {
    name: 'DEMO',
    doc: '0: the first start makes no demo tenant.',
    fallback: '1',
    read: text => oneOf(['0', '1'])(text) === '1',
  },
  eventDays: {
    name: 'EVENT_DAYS',
    doc: 'Days that events, and the story of webhook deliveries, are kept.',
    fallback: '90',
    read: whole(1, 36_500),
  },
  privateWebhooks: {
    name: 'WEBHOOK_PRIVATE',
    doc: '1: webhooks may be on private networks, to try them out; never where tenants are strangers.',
    fallback: '0',
    read: text => oneOf(['0', '1'])(text) === '1',
  },
} as const satisfies Record<keyof Config, Setting>;

/** Reads all settings; throws one error that names every wrong one. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const mistakes: string[] = [];
  const entries = Object.entries(settings).map(([key, setting]) => {
    const given = environment[setting.name];
    try {
      return [key, setting.read(given === undefined || given === '' ? setting.fallback : given)];
    } catch (error) {
      mistakes.push(`${setting.name} ${(error as Error).message}`);
      return [key, null];
    }
  });
  if (mistakes.length > 0) throw new Error(`The settings are wrong:\n- ${mistakes.join('\n- ')}`);
  return Object.freeze(Object.fromEntries(entries)) as Config;
}

function text(value: string): string {
  return value;
}

function whole(lowest: number, highest: number): (value: string) => number {
  return value => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < lowest || number > highest) {
      throw new Error(`must be a whole number from ${lowest} to ${highest}, not ${JSON.stringify(value)}.`);
    }
    return number;
  };
}

function oneOf(values: readonly string[]): (value: string) => string {
  return value => {
    if (!values.includes(value)) throw new Error(`must be one of ${values.join(', ')}, not ${JSON.stringify(value)}.`);
    return value;
  };
}

function databaseUrl(value: string): string | null {
  if (value === '') return null;
  if (!/^postgres(ql)?:\/\//.test(value)) throw new Error('must begin with postgres://.');
  return value;
}

/** Says what is missing, and never shows what was given: it holds a secret. */
function filesUrl(value: string): string | null {
  if (value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 's3:')
    throw new Error('must begin with s3:// and be a URL; / + % in a key are written %2F %2B %25.');
  for (const [name, part] of [
    ['an access key', url.username],
    ['a secret key', url.password],
    ['a host', url.hostname],
    ['a bucket', url.pathname.replaceAll('/', '')],
  ]) {
    if (!part) throw new Error(`lacks ${name}: s3://KEY:SECRET@HOST/BUCKET.`);
  }
  for (const name of url.searchParams.keys()) {
    if (name !== 'region' && name !== 'tls') throw new Error('may have no other parameters than region and tls.');
  }
  return value;
}
