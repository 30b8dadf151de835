import { expect, it } from 'vitest';
import { brokenIn, faultTables } from './fault-report.ts';
import { USUAL_PACE } from './nemesis.ts';
import type { FaultRun } from './run-faults.ts';

const runOf = (change: Partial<FaultRun> = {}): FaultRun => ({
  database: 'private',
  seed: 7,
  durationMs: 60_000,
  pace: USUAL_PACE,
  verdicts: [{ rule: 'nothing is lost', checked: 40, failures: [] }],
  faults: new Map([['a server is killed', 3]]),
  stored: 40,
  healedMs: 1_240,
  printed: '',
  ...change,
});

const other = runOf({
  database: 'shared',
  verdicts: [{ rule: 'nothing is lost', checked: 50, failures: ['a:1 is lost'] }],
  faults: new Map([['the database is restarted', 2]]),
});

it('says for each run which rule holds, and which fault happened how often', () => {
  const rows = faultTables([runOf(), other]).split('\n');
  expect(rows).toContain('| nothing is lost | holds (40) | BROKEN 1 of 50 |');
  expect(rows).toContain('| a server is killed | 3 |  |');
  expect(rows).toContain('| the database is restarted |  | 2 |');
  expect(rows).toContain('| from the last fault until all windows agreed | 1.2 s | 1.2 s |');
});

it('names violations of a rule, with the seed that shows them', () => {
  expect(brokenIn(runOf())).toEqual([]);
  expect(brokenIn(other)).toEqual([
    'two processes, one Postgres, seed 7: nothing is lost: a:1 is lost',
  ]);
});
