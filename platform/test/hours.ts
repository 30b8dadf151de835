import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { CLOCK_SHIFT } from '../testing/src/shift-date.ts';
import { HOURS } from './hours-list.ts';
import { hoursResults, vitestReporters } from './results.ts';

/*
 * Runs the unit tests again in other zones, at moments when dates and clocks change. A test or a
 * screen that is correct in UTC at noon may fail there. Each file runs at one of the moments, and
 * the seed decides which: all files at all moments would take a tenth of the time of `--all`.
 */

const VITEST = resolve(ROOT, 'node_modules/vitest/vitest.mjs');

/** Server tests that depend on dates. All others would take a minute per zone. */
const SERVER_FILES = [
  'mfe-productions/server/',
  'mfe-live/server/sharing/',
  'mfe-live/server/history/',
  'mfe-venue/server/pairing/',
  'server/src/accounts/',
];

/**
 * Only page tests run at another moment. The server also reads its database's clock, which nothing
 * moves.
 */
const RUNS = [
  { name: 'pages', movesClock: true, options: ['--project=pure', '--project=page'] },
  { name: 'server', movesClock: false, options: ['--project=server', ...SERVER_FILES] },
] as const;

const seed = Number(process.env['STANDBY_SEED'] ?? randomInt(HOURS.length));

let hasPassed = true;
for (const [place, { zone, moment, what }] of HOURS.entries()) {
  const shard = `${((place + seed) % HOURS.length) + 1}/${HOURS.length}`;
  console.log(`\n${zone}, ${what} (${moment}), files ${shard}`);
  for (const { name, movesClock, options } of RUNS) {
    const shiftMs = movesClock ? Date.parse(moment) - Date.now() : 0;
    const file = hoursResults(`${place}-${name}`);
    const { status, signal } = spawnSync(
      process.execPath,
      [VITEST, 'run', `--shard=${shard}`, ...options, ...vitestReporters('dot', file)],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          TZ: zone,
          [CLOCK_SHIFT]: String(shiftMs),
        },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    // After an interrupt such as Ctrl-C, no further run begins.
    if (signal) process.exit(1);
    hasPassed &&= status === 0;
  }
}
process.exitCode = hasPassed ? 0 : 1;
