import { resolve } from 'node:path';
import { DatabaseError } from '../database/database.ts';
import { errorCode } from '../error-code.ts';
import {
  linkPostgresLibraries,
  POSTGRES_PACKAGE,
  postgresPackageFolder,
} from './postgres-package.ts';

const USE_ANOTHER =
  'Start a Postgres 15 or newer of your own, and set DATABASE_URL to its address.';

/** Whether the system has musl, as Alpine does. The package needs glibc. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const { header } = process.report.getReport() as unknown as {
    readonly header: { readonly glibcVersionRuntime?: string };
  };
  return header.glibcVersionRuntime === undefined;
}

/**
 * Returns the folder with the programs `initdb` and `postgres`, ready to run.
 *
 * @throws {DatabaseError} if this system has no such programs
 */
export function privateProgramsFolder(): string {
  if (isMusl()) {
    throw new DatabaseError(
      `Standby has no bundled Postgres for Alpine and other systems with musl. ${USE_ANOTHER}`,
    );
  }
  const folder = postgresPackageFolder();
  if (folder === undefined) {
    throw new DatabaseError(
      `Standby's own Postgres (${POSTGRES_PACKAGE}) is not installed, or there is none for this system. Install with optional dependencies. ${USE_ANOTHER}`,
    );
  }
  try {
    linkPostgresLibraries(folder);
  } catch (error) {
    throw new DatabaseError(
      `The libraries of Postgres in ${folder} cannot be linked (${errorCode(error)}). Run npm run build once as the user who installed Standby.`,
      { cause: error },
    );
  }
  return resolve(folder, 'native/bin');
}
