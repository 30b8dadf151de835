import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { localChanges } from './changes.ts';
import { queriesOn, takeRole, type Database, type DatabaseReports } from './database.ts';
import { EmbeddedBackend } from './embedded-backend.ts';
import { embeddedPool, ownerOn, runAsOwner } from './embedded-pool.ts';
import { lockFolder, type RequestHandler } from './folder-lock.ts';
import { systemClock } from './measured-clock.ts';
import { migrate, type Migrations } from './migrate.ts';
import { startPGlite } from './pglite.ts';
import { keepOpen } from './reopening.ts';
import { assertDiskSpace, openOrRestore } from './restore-snapshot.ts';
import { scheduleSnapshots } from './snapshot-schedule.ts';
import type { Queries } from './tables.ts';

export interface EmbeddedOptions extends DatabaseReports {
  readonly folder: string;
  readonly migrations: Migrations;
  /** Answers other processes of this machine, which cannot open the folder. */
  readonly answerRequest?: (request: string, database: Database) => Promise<string>;
  /** A database to begin with, where the folder has none. */
  readonly template?: Blob;
  /** A snapshot has taken the database's place: runs under the role that owns the tables, before anything else. */
  readonly onRestored?: (owner: Queries) => Promise<void>;
}

const fail = (error: unknown): void => {
  throw error;
};

/** A database that goes with the process, from a template: for tests. */
export async function openEmbeddedInMemory(template: Blob): Promise<Database> {
  const lite = await startPGlite(undefined, template);
  const backend = new EmbeddedBackend(lite, fail);
  const pool = embeddedPool(backend, takeRole);
  const queries = queriesOn(pool);
  const changes = localChanges();
  return {
    kind: 'embedded',
    queries,
    pool,
    changes,
    clock: systemClock,
    asOwner: ownerOn(queries),
    close: async () => {
      await changes.close();
      await queries.destroy();
      await lite.close();
    },
  };
}

/** A migrated database without rows, which takes seconds to make. */
export async function createEmbeddedTemplate(migrations: Migrations): Promise<Blob> {
  const lite = await startPGlite();
  await runAsOwner(new EmbeddedBackend(lite, fail), (owner) => migrate(owner, migrations));
  const content = await lite.dumpDataDir('none');
  await lite.close();
  return content;
}

/**
 * Opens the embedded database: one connection, one process.
 *
 * @throws {DatabaseError} where another process has the folder, or nothing in it can be opened
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { folder, answerRequest } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let handleRequest: RequestHandler = () =>
    Promise.reject(new Error('the server is starting; try again in a moment'));
  const lock = await lockFolder(folder, (request) => handleRequest(request));
  try {
    const database = await openLocked(options);
    if (answerRequest) handleRequest = (request) => answerRequest(request, database);
    return {
      ...database,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openLocked(options: EmbeddedOptions): Promise<Database> {
  const { onError } = options;
  const folder = resolve(options.folder, 'database');
  const snapshotFolder = resolve(options.folder, 'snapshots');
  // Postgres would fail at its first write, in the middle of it.
  await assertDiskSpace(options.folder);
  const changes = localChanges();
  const { lite, isRestored } = await openOrRestore(folder, snapshotFolder, options);
  const onReopened = (): void => changes.tellAllMissed();
  const { backend, stop } = keepOpen(lite, { ...options, folder, onReopened });
  await runAsOwner(backend, async (owner) => {
    await migrate(owner, options.migrations);
    if (isRestored) await options.onRestored?.(owner);
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const pool = embeddedPool(backend, takeRole);
  const queries = queriesOn(pool);
  const asOwner = ownerOn(queries);
  const snapshots = await scheduleSnapshots(backend, {
    asOwner,
    database: folder,
    snapshots: snapshotFolder,
    onError,
  });
  return {
    kind: 'embedded',
    queries,
    pool,
    changes,
    clock: systemClock,
    asOwner,
    close: async () => {
      await changes.close();
      await stop();
      await snapshots.stop();
      await queries.destroy();
      await backend.lite?.close();
    },
  };
}
