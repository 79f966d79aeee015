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

/** Rather too much is hidden than a part of a password shown. */
function withoutPassword(value: string): string {
  return value.replace(/^(postgres(?:ql)?:\/\/[^:/@?]*):.*@/, '$1:***@').replace(/([?&]password=)[^&]*/gi, '$1***');
}
