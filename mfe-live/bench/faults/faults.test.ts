import { findPostgres } from 'server/testing/find-postgres';
import { expect, it } from 'vitest';
import { type DatabaseKind, DATABASES } from './deployment.ts';
import { brokenIn } from './fault-report.ts';
import { QUICK_PACE } from './nemesis.ts';
import { runFaults } from './run-faults.ts';

/** One round, in which each fault happens once. */
const SEED = 34;

const isMissing = (database: DatabaseKind): boolean =>
  database === 'postgres' && findPostgres() === undefined;

for (const database of DATABASES) {
  it.skipIf(isMissing(database))(
    `E6, E8, S5: whatever fails, nothing acknowledged is lost and all windows agree (${database})`,
    { timeout: 300_000 },
    async () => {
      const run = await runFaults({ database, seed: SEED, durationMs: 0, pace: QUICK_PACE });
      expect(brokenIn(run)).toEqual([]);
      expect(run.verdicts.filter(({ checked }) => checked === 0)).toEqual([]);
    },
  );
}
