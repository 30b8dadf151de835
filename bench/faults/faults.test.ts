import { expect, it } from 'vitest';
import type { DatabaseKind } from './deployment.ts';
import { brokenIn } from './fault-report.ts';
import { QUICK_PACE } from './nemesis.ts';
import { runFaults } from './run-faults.ts';

/** One round, in which each fault happens once. */
const SEED = 34;

/**
 * Databases that together have every fault. The machine that a second one follows has the same
 * Postgres and all faults of a machine alone, so the round leaves that one out.
 */
const DATABASES: readonly DatabaseKind[] = ['shared', 'copied'];

it.each(DATABASES)(
  'E6, E8, S5: whatever fails, nothing acknowledged is lost and all windows agree (%s)',
  { timeout: 600_000 },
  async (database) => {
    const run = await runFaults({ database, seed: SEED, durationMs: 0, pace: QUICK_PACE });
    expect(brokenIn(run)).toEqual([]);
    expect(run.verdicts.filter(({ checked }) => checked === 0)).toEqual([]);
  },
);
