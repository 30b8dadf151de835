import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../root.ts';
import { packAll } from './pack.ts';

/**
 * `pnpm pack:all [--out <folder>]`: the packages that other repositories install, compiled, as tarballs in `packed/`.
 */
// What starts this may be a test, and JSX would then be that of development.
process.env['NODE_ENV'] = 'production';

try {
  const { out } = parseArgs({ options: { out: { type: 'string', default: 'packed' } } }).values;
  for (const file of await packAll(resolve(ROOT, out))) console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
