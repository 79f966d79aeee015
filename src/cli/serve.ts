import { readConfig } from '../config.ts';
import type { Command } from './command.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Runs the service until it is told to stop (SIGTERM or Ctrl-C), as npm start does.',
  async run({ json }) {
    // Standard output is kept for the one document; what the start says goes beside it.
    if (json) console.log = console.error;
    const { serve: runService } = await import('../main.ts');
    await runService(readConfig(process.env));
    return { json: { stopped: true }, text: '' };
  },
};
