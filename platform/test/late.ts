import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { CLOCK_SHIFT } from '../testing/src/shift-date.ts';
import { LATE_RESULTS, RESULTS } from './results.ts';
import { EVENING } from './tiers.ts';

/*
 * Runs the browser tests of evenings. They test schedule, calls, rundown and sign-in, on standalone
 * pages and in the composed app, in both modes. It is late in the evening, in a zone where UTC
 * already has the next day. Pages, tests and the server of connected mode share the same clock.
 */

const PLAYWRIGHT = resolve(ROOT, 'node_modules/@playwright/test/cli.js');
const ZONE = 'America/Los_Angeles';
const EVENING_MINUTE = 23 * 60 + 40;
const MINUTES_PER_DAY = 24 * 60;

/** Returns the milliseconds from now until clocks in {@link ZONE} show the evening. */
function untilEvening(): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    timeStyle: 'short',
  });
  const [hour = 0, minute = 0] = format.format(new Date()).split(':').map(Number);
  const minutes = EVENING_MINUTE - hour * 60 - minute;
  return ((minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY) * 60_000;
}

const { status } = spawnSync(
  process.execPath,
  [PLAYWRIGHT, 'test', `--grep=${EVENING}`, `--output=${resolve(RESULTS, 'late')}`],
  {
    cwd: ROOT,
    env: {
      ...process.env,
      TZ: ZONE,
      [CLOCK_SHIFT]: String(untilEvening()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: LATE_RESULTS,
      // A separate folder keeps the screenshots and reports of the previous step.
      PLAYWRIGHT_HTML_OUTPUT_DIR: resolve(RESULTS, 'late-report'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
process.exitCode = status ?? 1;
