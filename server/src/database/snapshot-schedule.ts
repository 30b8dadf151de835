import type { EmbeddedBackend } from './embedded-backend.ts';
import { checkPages, DamageError, recordPages } from './pages.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

/** How often a snapshot is taken, where something was written since the last. */
const SNAPSHOT_EVERY_MS = 10 * 60 * 1000;

export interface SnapshotScheduleOptions {
  readonly database: string;
  readonly snapshots: string;
  readonly onError: (error: unknown) => void;
}

/** The log's position, which changes only with a write. */
function readPosition(backend: EmbeddedBackend): Promise<string> {
  return backend.run(async (lite) => {
    const { rows } = await lite.query<{ position: string }>(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    return rows[0]?.position ?? '';
  });
}

const damaged = (error: DamageError): Error =>
  new Error(
    `${error.message}, so no further snapshots are taken. Stop the server and start it again: it then restores the newest whole snapshot`,
    { cause: error },
  );

/** Takes snapshots in their time, one at a time, where something was written since the last. */
export async function scheduleSnapshots(
  backend: EmbeddedBackend,
  { database, snapshots, onError }: SnapshotScheduleOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const hasSnapshot = (await listSnapshots(snapshots)).length > 0;
  let written = hasSnapshot ? await readPosition(backend) : '';
  let last = Promise.resolve();
  async function snapshot(): Promise<void> {
    const { lite } = backend;
    if (!lite) return;
    const position = await readPosition(backend);
    if (position === written) return;
    try {
      // A damaged one would take the place of whole ones.
      await recordPages(database, await checkPages(lite, database));
    } catch (error) {
      throw error instanceof DamageError ? damaged(error) : error;
    }
    await takeSnapshot(lite, snapshots, new Date());
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
