// What is wrong with this installation, and how to mend it.

import { type Config, readConfig } from '../config.ts';
import { checkDatabase } from './check-database.ts';
import { type Check, checkDataDir, checkDisk, checkFiles, checkNode, checkPort } from './check-machine.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'Checks this installation and says how to mend what is wrong.',
  async run() {
    const checks = [checkNode(), ...(await checkConfigured())];
    const lines = checks.map(({ name, ok, detail, mend }) => [
      ok ? 'ok' : 'FAIL',
      name,
      ok ? detail : `${detail} → ${mend}`,
    ]);
    return { json: checks, text: table(lines), failed: checks.some(({ ok }) => !ok) };
  },
};

async function checkConfigured(): Promise<Check[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return [
      {
        name: 'settings',
        ok: false,
        detail: (error as Error).message.replaceAll('\n', ' '),
        mend: 'Mend or unset them.',
      },
    ];
  }
  return [
    { name: 'settings', ok: true, detail: 'valid; svend config lists them', mend: null },
    await checkDataDir(config),
    await checkDisk(config),
    await checkFiles(config),
    await checkPort(config),
    ...(await checkDatabase(config)),
  ];
}
