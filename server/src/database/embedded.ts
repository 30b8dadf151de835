import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { localChanges } from './changes.ts';
import {
  APPLICATION_ROLE,
  DatabaseError,
  queriesOn,
  typeParsers,
  type Database,
} from './database.ts';
import { answerRequest } from './folder-requests.ts';
import { lockFolder, type RequestHandler } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { CONNECTION_TIMEOUT_MS } from './postgres.ts';
import { listSnapshots, readSnapshot, takeSnapshot } from './snapshots.ts';
import type { Queries } from './tables.ts';

/** How often a snapshot is taken, where something was written since the last. */
const SNAPSHOT_EVERY_MS = 10 * 60 * 1000;

/** Small buffers, as the file system caches, too; no log for replicas, which there are none of. */
const START_PARAMETERS = [
  ...(PGlite as unknown as { defaultStartParams: readonly string[] }).defaultStartParams,
  ...['shared_buffers=8MB', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
];

export interface EmbeddedOptions {
  readonly folder: string;
  readonly onError: (error: unknown) => void;
  /** Hears what a person should know: a database that was restored from a snapshot. */
  readonly onNotice: (notice: string) => void;
  /** A database to begin with, where the folder has none. */
  readonly template?: Blob;
}

const create = (folder: string, loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder,
    startParams: [...START_PARAMETERS],
    ...(loadDataDir ? { loadDataDir } : {}),
  });

/** Opens and reads: a broken database may open and fail at the first query. */
async function openChecked(folder: string, content?: Blob): Promise<PGlite> {
  const lite = await create(folder, content);
  await lite.query('select count(*) from pg_class');
  return lite;
}

const timestamp = (): string => new Date().toISOString().replaceAll(/[-:.]/gu, '');

/** Keeps a database that cannot be opened, under another name. */
async function quarantineFolder(folder: string): Promise<string> {
  const broken = `${folder}.broken-${timestamp()}`;
  await rename(folder, broken);
  return broken;
}

/** The database of a folder; a broken one is kept beside it, and the newest whole snapshot takes its place. */
async function openOrRestore(
  folder: string,
  snapshotFolder: string,
  { onNotice, template }: EmbeddedOptions,
): Promise<PGlite> {
  const isNew = !existsSync(resolve(folder, 'PG_VERSION'));
  const snapshots = await listSnapshots(snapshotFolder);
  // A folder without its database beside snapshots was lost, too.
  if (isNew && snapshots.length === 0) return openChecked(folder, template);
  if (!isNew) {
    try {
      return await openChecked(folder);
    } catch (error) {
      if (snapshots.length === 0) {
        throw new DatabaseError(
          `The database in ${folder} cannot be opened, and there is no snapshot of it. Restore a backup into an empty STANDBY_DATA.`,
          { cause: error },
        );
      }
    }
  }
  for (const snapshot of snapshots) {
    const broken = existsSync(folder) ? await quarantineFolder(folder) : undefined;
    try {
      const lite = await openChecked(folder, await readSnapshot(snapshot));
      const kept = broken === undefined ? '' : ` What was there is kept in ${broken}.`;
      onNotice(
        `The database could not be opened, so it was restored from the snapshot ${snapshot}: what was written after it is missing.${kept}`,
      );
      return lite;
    } catch {
      // The next older one may be whole.
    }
  }
  throw new DatabaseError(
    `The database in ${folder} cannot be opened, and neither can its snapshots. Restore a backup into an empty STANDBY_DATA.`,
  );
}

/** Takes snapshots in their time, one at a time, where something was written since the last. */
async function scheduleSnapshots(
  lite: PGlite,
  folder: string,
  onError: (error: unknown) => void,
): Promise<{ readonly stop: () => Promise<void> }> {
  /** The log's position, which changes only with a write. */
  async function readPosition(): Promise<string> {
    const { rows } = await lite.query<{ position: string }>(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    return rows[0]?.position ?? '';
  }
  const hasSnapshot = (await listSnapshots(folder)).length > 0;
  let written = hasSnapshot ? await readPosition() : '';
  let last = Promise.resolve();
  async function snapshot(): Promise<void> {
    const position = await readPosition();
    if (position === written) return;
    await takeSnapshot(lite, folder, new Date());
    written = position;
  }
  const next = (): Promise<void> => (last = last.then(snapshot).catch(onError));
  const timer = setInterval(() => void next(), SNAPSHOT_EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return next();
    },
  };
}

/** The one connection of the application, and what runs on it as the tables' owner. */
function connectionOf(lite: PGlite, onError: (error: unknown) => void) {
  const pool = new Pool({
    ...(createPgConfig(lite) as unknown as PoolConfig),
    types: typeParsers,
    max: 1,
    // A connection of its own costs nothing here, but a new one would have the owner's role.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on('error', onError);
  const queries = queriesOn(pool);
  const asOwner = <Result>(work: (owner: Queries) => Promise<Result>): Promise<Result> =>
    queries.connection().execute(async (connection) => {
      await sql`reset role`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`set role ${sql.ref(APPLICATION_ROLE)}`.execute(connection);
      }
    });
  return { pool, queries, asOwner };
}

/** A database that goes with the process, from a template: for tests. */
export async function openEmbeddedInMemory(template: Blob): Promise<Database> {
  const onError = (error: unknown): void => {
    throw error;
  };
  const lite = await PGlite.create({ loadDataDir: template, startParams: [...START_PARAMETERS] });
  const { pool, queries, asOwner } = connectionOf(lite, onError);
  await sql`set role ${sql.ref(APPLICATION_ROLE)}`.execute(queries);
  const changes = localChanges();
  return {
    kind: 'embedded',
    queries,
    pool,
    changes,
    asOwner,
    close: async () => {
      await changes.close();
      await queries.destroy();
      await lite.close();
    },
  };
}

/** A migrated database without rows, which takes seconds to make. */
export async function createEmbeddedTemplate(): Promise<Blob> {
  const lite = await PGlite.create({ startParams: [...START_PARAMETERS] });
  const { queries, asOwner } = connectionOf(lite, () => {});
  await asOwner(migrate);
  const content = await lite.dumpDataDir('none');
  await queries.destroy();
  await lite.close();
  return content;
}

/**
 * Opens the embedded database: one connection, one process.
 *
 * @throws {DatabaseError} with words where another process has the folder, or nothing in it can be opened
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { folder, onError } = options;
  const snapshotFolder = resolve(folder, 'snapshots');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let handleRequest: RequestHandler = () =>
    Promise.reject(new Error('the server is starting; try again in a moment'));
  const lock = await lockFolder(folder, (request) => handleRequest(request));
  try {
    const lite = await openOrRestore(resolve(folder, 'database'), snapshotFolder, options);
    const { pool, queries, asOwner } = connectionOf(lite, onError);
    await asOwner(migrate);
    const changes = localChanges();
    const snapshots = await scheduleSnapshots(lite, snapshotFolder, onError);
    handleRequest = (request) => answerRequest(request, { queries, changes, asOwner });
    return {
      kind: 'embedded',
      queries,
      pool,
      changes,
      asOwner,
      close: async () => {
        await changes.close();
        await snapshots.stop();
        await queries.destroy();
        await lite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
