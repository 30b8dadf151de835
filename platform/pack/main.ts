import { basename, join, resolve } from 'node:path';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { ROOT } from '@standby/hosting/root';
import { packAll } from './pack.ts';
import { PACKAGES_FOLDER, installTarballs } from './repository-packages.ts';

const USAGE = `pnpm pack:all [--out <folder> | --repository <folder>]

Compiles the packages that other repositories install, and writes them as tarballs into packed/ or the folder. The
version of each one names its content. --repository writes into standby/ of a repository with a remote, lets its
package.json and pnpm-workspace.yaml name the new tarballs, and removes the former ones.`;

// If a test starts this program, JSX would otherwise be compiled for development.
process.env['NODE_ENV'] = 'production';

const {
  values: { out, repository },
} = optionsOrExit({ out: { type: 'string' }, repository: { type: 'string' } }, USAGE);
// Paths are relative to the folder of the user's shell, not to the folder of package.json's
// scripts.
const here = process.env['INIT_CWD'] ?? ROOT;
try {
  const given = repository === undefined ? out : join(repository, PACKAGES_FOLDER);
  const files = await packAll(given === undefined ? resolve(ROOT, 'packed') : resolve(here, given));
  for (const file of files) console.log(file);
  if (repository !== undefined) {
    await installTarballs(
      resolve(here, repository),
      files.map((file) => basename(file)),
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
