import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { CLOCK_SHIFT } from '../testing/src/shift-date.ts';
import { HOURS } from './hours-list.ts';
import { hoursResults, vitestReporters } from './results.ts';

/*
 * Runs the unit tests once more in other zones, at moments when dates and clocks change. A test or a screen that is right
 * in UTC at noon may be wrong there.
 */

const VITEST = resolve(ROOT, 'node_modules/vitest/vitest.mjs');

/** Tests of the server in which dates matter. The others would take a minute for each zone. */
const SERVER_FILES = [
  'mfe-productions/server/',
  'mfe-live/server/sharing/',
  'mfe-live/server/history/',
  'mfe-venue/server/pairing/',
  'server/src/accounts/',
];

/** A moment is for pages alone: the server also asks its database for the time, whose clock nothing moves. */
const RUNS = [
  { name: 'pages', movesClock: true, options: ['--project=pure', '--project=page'] },
  { name: 'server', movesClock: false, options: ['--project=server', ...SERVER_FILES] },
] as const;

let hasPassed = true;
for (const [place, { zone, moment, what }] of HOURS.entries()) {
  console.log(`\n${zone}, ${what} (${moment})`);
  for (const { name, movesClock, options } of RUNS) {
    const shiftMs = movesClock ? Date.parse(moment) - Date.now() : 0;
    const file = hoursResults(`${place}-${name}`);
    const { status, signal } = spawnSync(
      process.execPath,
      [VITEST, 'run', ...options, ...vitestReporters('dot', file)],
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
    // Interrupted, as by Ctrl-C: no other run begins.
    if (signal) process.exit(1);
    hasPassed &&= status === 0;
  }
}
process.exitCode = hasPassed ? 0 : 1;
