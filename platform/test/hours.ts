import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { CLOCK_SHIFT } from '../testing/src/shift-date.ts';
import { HOURS } from './hours-list.ts';
import { hoursResults, vitestReporters } from './results.ts';

/*
 * Runs the unit tests in other zones, at moments when dates and clocks change. A test or a screen
 * that is correct in UTC at noon may fail there. Each file runs at one of the moments, and the seed
 * decides which: all files at all moments would take a tenth of the time of `--all`.
 */

const VITEST = resolve(ROOT, 'node_modules/vitest/vitest.mjs');

const seed = Number(process.env['STANDBY_SEED'] ?? randomInt(HOURS.length));
let hasPassed = true;

/** @param shiftMs milliseconds from now to the moment of the tests */
function runTests(name: string, zone: string, shiftMs: number, options: readonly string[]): void {
  const { status, signal } = spawnSync(
    process.execPath,
    [VITEST, 'run', ...options, ...vitestReporters('dot', hoursResults(name))],
    {
      cwd: ROOT,
      env: { ...process.env, TZ: zone, [CLOCK_SHIFT]: String(shiftMs) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  // After an interrupt such as Ctrl-C, no further run begins.
  if (signal) process.exit(1);
  hasPassed &&= status === 0;
}

for (const [place, { zone, moment, what }] of HOURS.entries()) {
  const shard = `${((place + seed) % HOURS.length) + 1}/${HOURS.length}`;
  console.log(`\n${zone}, ${what} (${moment}), files ${shard}`);
  const shiftMs = Date.parse(moment) - Date.now();
  const options = ['--project=pure', '--project=page', `--shard=${shard}`];
  runTests(`pages-${place}`, zone, shiftMs, options);
}
process.exitCode = hasPassed ? 0 : 1;
