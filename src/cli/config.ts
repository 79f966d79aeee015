import { type Config, readConfig, settings } from '../config.ts';
import type { Command } from './command.ts';

export const config: Command = {
  name: 'config',
  summary: 'Lists the settings: what is in force, the default, and what each is for.',
  async run() {
    const inForce = readConfig(process.env);
    const rows = Object.entries(settings).map(([key, { name, fallback, doc }]) => ({
      name,
      value: shown(inForce[key as keyof Config]),
      default: fallback,
      doc,
    }));
    const text = rows.map(row => `${row.name}=${row.value ?? ''}\n    ${row.doc} Default: ${row.default || 'none'}`);
    return { json: rows, text: text.join('\n') };
  },
};

function shown(value: Config[keyof Config]): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? withoutPassword(value) : value;
}

/** A URL that cannot be read is not shown at all: its password might be anywhere. */
function withoutPassword(value: string): string {
  if (!value.includes('://')) return value;
  try {
    const url = new URL(value);
    if (url.password) url.password = '***';
    if (url.searchParams.has('password')) url.searchParams.set('password', '***');
    return url.href;
  } catch {
    return '***';
  }
}
