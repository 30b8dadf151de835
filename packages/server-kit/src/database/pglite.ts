import { PGlite } from '@electric-sql/pglite';

/** Small buffers, as the file system caches, too. No replication. */
const START_PARAMETERS = [
  ...(PGlite as unknown as { defaultStartParams: readonly string[] }).defaultStartParams,
  ...['shared_buffers=8MB', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=64MB'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/**
 * Starts the embedded database.
 *
 * @param folder left out, it is in memory
 * @param content a database to begin with, where the folder has none
 */
export const startPGlite = (folder?: string, content?: Blob): Promise<PGlite> =>
  PGlite.create({
    startParams: [...START_PARAMETERS],
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(content ? { loadDataDir: content } : {}),
  });
