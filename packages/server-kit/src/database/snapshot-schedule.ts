import { createSingleFlight } from '@standby/api-client/single-flight';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';
import { DamageError, recordPages, type Read } from './pages.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';
import type { Queries } from './tables.ts';

/** How often a snapshot is taken, where something was written since the last. */
const SNAPSHOT_EVERY_MS = 10 * 60 * 1000;

export interface SnapshotScheduleOptions extends Pick<Database, 'asOwner'> {
  readonly database: string;
  readonly snapshots: string;
  readonly onError: (error: unknown) => void;
}

/** The log's position, which changes only with a write. */
async function readPosition(owner: Queries): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(owner);
  return rows[0]?.position ?? '';
}

const readOn =
  (owner: Queries): Read =>
  async <Row>(text: string) =>
    (await sql.raw<Row>(text).execute(owner)).rows;

const damaged = (error: DamageError): Error =>
  new Error(
    `${error.message}, so no further snapshots are taken. Stop the server and start it again: it then restores the newest whole snapshot`,
    { cause: error },
  );

/** Takes snapshots in their time, one at a time, where something was written since the last. */
export async function scheduleSnapshots(
  backend: EmbeddedBackend,
  { asOwner, database, snapshots, onError }: SnapshotScheduleOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const hasSnapshot = (await listSnapshots(snapshots)).length > 0;
  let written = hasSnapshot ? await asOwner(readPosition) : '';
  async function snapshot(): Promise<void> {
    const { lite } = backend;
    if (!lite || (await asOwner(readPosition)) === written) return;
    const position = await asOwner(async (owner) => {
      // A damaged one would take the place of whole ones.
      await recordPages(readOn(owner), database);
      return readPosition(owner);
    });
    await takeSnapshot(lite, snapshots, new Date());
    written = position;
  }
  const next = createSingleFlight(() =>
    snapshot().catch((error: unknown) => {
      onError(error instanceof DamageError ? damaged(error) : error);
    }),
  );
  const timer = setInterval(() => void next(), SNAPSHOT_EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return next();
    },
  };
}
