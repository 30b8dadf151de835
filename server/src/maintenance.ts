import { createSingleFlight } from '@standby/api-client/single-flight';
import { purgeAccounts, purgeExpired } from './accounts/deletion.ts';
import { purgeExpiredRows, purgeRemoved } from '@standby/server-kit/features/purge-removed';
import { features } from './features.ts';
import { purgeBudgets } from './mail/budget.ts';
import { forgetSilentFollower } from '@standby/server-kit/replication/publication';
import type { Database } from '@standby/server-kit/database/database';

const EVERY_MS = 60 * 60 * 1000;

/** Purges deleted accounts, expired sessions and links, and removed items. Several processes may call it at once. */
export async function maintain(database: Database, now: Date): Promise<void> {
  await purgeAccounts(database, now);
  await purgeExpired(database, now);
  await purgeRemoved(database, features, now);
  await purgeExpiredRows(database, features, now);
  await purgeBudgets(database, now);
  await forgetSilentFollower(database);
}

/** Maintains at the start and each hour. */
export function scheduleMaintenance(
  database: Database,
  report: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  const run = createSingleFlight(() =>
    maintain(database, new Date(database.clock.now())).catch(report),
  );
  let last = run();
  const timer = setInterval(() => {
    last = run();
  }, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}
