import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { makeWritableFolder, systemReason } from '@standby/hosting/writable-folder';
import { DatabaseError } from '../database/database.ts';
import { isCreated } from './cluster.ts';
import { give, type ProgramUser } from './program-user.ts';

/** Port in the name of the socket; no other cluster listens in the folder. */
export const SOCKET_PORT = 5432;

/** Maximum length of a Unix socket's path on macOS, which has the shortest limit. */
const SOCKET_PATH_MAX = 103;

/** Returns the folder of the cluster. */
export const clusterIn = (folder: string): string => resolve(folder, 'postgres');

/** @throws {DatabaseError} if the folder cannot be created or is not writable */
export function makeDataFolder(folder: string): void {
  try {
    makeWritableFolder(folder);
  } catch (error) {
    throw new DatabaseError(
      `The folder ${folder} cannot be used: ${systemReason(error)}. Let Standby write there, or choose another one with STANDBY_DATA.`,
      { cause: error },
    );
  }
}

/** @throws {DatabaseError} with a remedy, for the data of a version that had another database */
export function assertNotEmbedded(folder: string): void {
  if (!isCreated(resolve(folder, 'database')) || isCreated(clusterIn(folder))) return;
  throw new DatabaseError(
    `The data in ${folder} was written by an earlier version of Standby, with a database that this version does not have. Back it up with that version (npm run connected -- backup <file>), rename the folder, and restore the file with this version (npm run connected -- restore <file>). Nothing was changed.`,
  );
}

/**
 * Creates the folder of the socket, which only the user of Postgres can enter. The folder is in the data folder, or in the
 * temporary folder if the path would be too long.
 *
 * @throws {DatabaseError} if another user owns the folder in the temporary folder
 */
export function socketFolderOf(folder: string, user: ProgramUser): string {
  const beside = resolve(folder, 'socket');
  const isShort = Buffer.byteLength(`${beside}/.s.PGSQL.${SOCKET_PORT}`) <= SOCKET_PATH_MAX;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 20);
  const chosen = isShort ? beside : resolve(tmpdir(), `standby-${name}`);
  if (!existsSync(chosen)) mkdirSync(chosen, { mode: 0o700 });
  const { uid, mode } = lstatSync(chosen);
  const isOwn = uid === process.getuid?.() || uid === user.ids.uid;
  if (!isOwn || (mode & 0o77) !== 0) {
    throw new DatabaseError(
      `${chosen}, where the socket of the database would be, is open to other users. Remove it, or choose a shorter path for STANDBY_DATA.`,
    );
  }
  give(chosen, user);
  return chosen;
}
