import { resolve } from 'node:path';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { ROOT } from '@standby/hosting/root';
import { packAll } from './pack.ts';

const USAGE = `pnpm pack:all [--out <folder>]

Compiles the packages that other repositories install, and writes them as tarballs into packed/ or the folder.`;

// A test may start this program, and JSX would then be compiled for development.
process.env['NODE_ENV'] = 'production';

const {
  values: { out = 'packed' },
} = optionsOrExit({ out: { type: 'string' } }, USAGE);
try {
  for (const file of await packAll(resolve(ROOT, out))) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
