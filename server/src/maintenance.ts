import { purgeAccounts, purgeExpired } from './accounts/deletion.ts';
import { purgeAreas, purgeRemoved } from './collections/purge.ts';
import type { Database } from './database/database.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Removes what is over: deleted accounts, expired sessions and links, removed items. Safe in several processes at once. */
export async function maintain(database: Database, now: Date): Promise<void> {
  await purgeAccounts(database, now);
  await purgeExpired(database, now);
  await purgeRemoved(database, now);
  await purgeAreas(database, now);
}

/** Maintains at the start and each hour. */
export function scheduleMaintenance(
  database: Database,
  report: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let last = Promise.resolve();
  const run = (): void => {
    last = last.then(() => maintain(database, new Date())).catch(report);
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}
