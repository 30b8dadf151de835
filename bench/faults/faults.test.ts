import { expect, it } from 'vitest';
import { DATABASES } from './deployment.ts';
import { brokenIn } from './fault-report.ts';
import { QUICK_PACE } from './nemesis.ts';
import { runFaults } from './run-faults.ts';

/** One round, in which each fault happens once. */
const SEED = 34;

it.each(DATABASES)(
  'E6, E8, S5: whatever fails, nothing acknowledged is lost and all windows agree (%s)',
  { timeout: 600_000 },
  async (database) => {
    const run = await runFaults({ database, seed: SEED, durationMs: 0, pace: QUICK_PACE });
    expect(brokenIn(run)).toEqual([]);
    expect(run.verdicts.filter(({ checked }) => checked === 0)).toEqual([]);
  },
);
