#!/usr/bin/env node
// The command line. The rest is loaded only by a Node.js that can run it, and compiled only when it has changed.
import { enableCompileCache } from 'node:module';

const needed = 24;

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `Svend needs Node.js ${needed} or later, and this is ${process.versions.node}. ` +
      'Use the one that npm ci has installed: npm run --silent svend -- <command>',
  );
  process.exitCode = 1;
} else {
  enableCompileCache?.();
  const { run } = await import('./cli/run.ts');
  process.exitCode = await run(process.argv.slice(2));
}
