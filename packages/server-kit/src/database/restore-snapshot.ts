import type { PGlite } from '@electric-sql/pglite';
import { constants, existsSync } from 'node:fs';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DatabaseError } from './database.ts';
import type { EmbeddedOptions } from './embedded.ts';
import { checkPages, DamageError, type Read } from './pages.ts';
import { startPGlite } from './pglite.ts';
import type { Snapshot } from './retention.ts';
import { listSnapshots, readSnapshot } from './snapshots.ts';
import { errorCode } from '../error-code.ts';

/** What Postgres writes at once: a segment of its log, and some pages. */
const LEAST_ROOM_BYTES = 24 * 1024 * 1024;

/**
 * Whether Postgres can write here, by doing it: what the system says is free counts no quota.
 *
 * @throws {DatabaseError} where it cannot
 */
export async function assertDiskSpace(folder: string): Promise<void> {
  const probe = resolve(folder, 'room.probe');
  try {
    await writeFile(probe, Buffer.alloc(LEAST_ROOM_BYTES));
  } catch (error) {
    throw new DatabaseError(
      `Nothing can be written in ${folder} (${errorCode(error)}). Make at least 24 MB of room on its disk, and let Standby write there. The data is as it was.`,
      { cause: error },
    );
  } finally {
    await rm(probe, { force: true });
  }
}

async function checkAccess(folder: string): Promise<void> {
  try {
    await access(resolve(folder, 'global/pg_control'), constants.R_OK | constants.W_OK);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw new DatabaseError(
      `The files in ${folder} cannot be opened (${errorCode(error)}). Start Standby as the user that they belong to. The data is as it was.`,
      { cause: error },
    );
  }
}

/**
 * Opens a database and reads every page: a damaged one may open, and fail at a later query or lack rows.
 *
 * @param content a database to begin with, where the folder has none
 * @throws {DatabaseError} where the disk is full or the files are another user's
 * @throws {DamageError} where the files are not as they were written
 */
export async function openChecked(folder: string, content?: Blob): Promise<PGlite> {
  try {
    const lite = await startPGlite(folder, content);
    const read: Read = async <Row>(text: string) => (await lite.query<Row>(text)).rows;
    await checkPages(read, folder);
    return lite;
  } catch (error) {
    await assertDiskSpace(dirname(folder));
    await checkAccess(folder);
    if (error instanceof DamageError) throw error;
    throw new DamageError('Postgres does not start on it', { cause: error });
  }
}

const textOf = (time: Date): string => time.toISOString().replace('T', ' ').slice(0, 19);

/** Puts a database that cannot be used under another name. */
async function quarantine(folder: string): Promise<string> {
  const broken = `${folder}.broken-${new Date().toISOString().replaceAll(/[-:.]/gu, '')}`;
  await rename(folder, broken);
  return broken;
}

/** Unpacks the newest whole snapshot, and gives it. */
async function unpackNewest(
  snapshots: readonly Snapshot[],
  folder: string,
): Promise<Snapshot | undefined> {
  for (const snapshot of snapshots) {
    await rm(folder, { recursive: true, force: true });
    try {
      const lite = await openChecked(folder, await readSnapshot(snapshot.path));
      await lite.close();
      return snapshot;
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      // The next older one may be whole.
    }
  }
  return undefined;
}

const RESTORE_BACKUP = 'Nothing was changed. Restore a backup into an empty STANDBY_DATA.';

/**
 * Puts the newest whole snapshot in the place of a database, which is kept under another name.
 *
 * @param reason why the database cannot be used
 */
async function restoreNewest(
  folder: string,
  snapshotFolder: string,
  reason: string,
): Promise<{ readonly lite: PGlite; readonly notice: string }> {
  const problem = `The database in ${folder} ${reason}`;
  const snapshots = await listSnapshots(snapshotFolder);
  if (snapshots.length === 0) {
    throw new DatabaseError(`${problem}, and there is no snapshot of it. ${RESTORE_BACKUP}`);
  }
  // Beside the database, whose name is for a whole one.
  const restored = `${folder}.restoring`;
  const snapshot = await unpackNewest(snapshots, restored);
  if (!snapshot) {
    throw new DatabaseError(`${problem}, and its snapshots are damaged, too. ${RESTORE_BACKUP}`);
  }
  const broken = existsSync(folder) ? await quarantine(folder) : undefined;
  await rename(restored, folder);
  const kept = broken === undefined ? '' : ` What was there is kept in ${broken}.`;
  return {
    lite: await openChecked(folder),
    notice: `${problem}. It was restored from the snapshot of ${textOf(snapshot.time)} UTC: what was written after it is missing.${kept}`,
  };
}

/**
 * The database of a folder. Where it is damaged or lost, the newest whole snapshot takes its place.
 *
 * @throws {DatabaseError} where there is none, or the disk is full
 */
export async function openOrRestore(
  folder: string,
  snapshotFolder: string,
  { onNotice, template }: Pick<EmbeddedOptions, 'onNotice' | 'template'>,
): Promise<{ readonly lite: PGlite; readonly isRestored: boolean }> {
  const isThere = existsSync(resolve(folder, 'PG_VERSION'));
  // A folder without its database beside snapshots was lost.
  if (!isThere && (await listSnapshots(snapshotFolder)).length === 0) {
    return { lite: await openChecked(folder, template), isRestored: false };
  }
  let reason = 'is not there';
  try {
    if (isThere) return { lite: await openChecked(folder), isRestored: false };
  } catch (error) {
    if (!(error instanceof DamageError)) throw error;
    reason = `is damaged: ${error.message}`;
  }
  const { lite, notice } = await restoreNewest(folder, snapshotFolder, reason);
  onNotice(notice);
  return { lite, isRestored: true };
}
