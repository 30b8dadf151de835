import { chromium, type Browser } from '@playwright/test';
import { optionsOrExit } from '../platform/command-line/parse-options.ts';
import { findBrowser } from '../platform/test/browsers/browsers.ts';
import { benchCalling } from './calling.ts';
import { benchComposition } from './composition/composition.ts';
import { benchConnected } from './connected/connected.ts';
import { benchCueSheet } from './cue-sheet.ts';
import { benchDesks } from './desks/desks.ts';
import { benchFaults } from './faults/bench-faults.ts';
import { DATABASES } from './faults/deployment.ts';
import { benchFloods } from './floods/floods.ts';
import { benchLive } from './live/live.ts';
import { benchLoad } from './load/load.ts';
import { benchStandbyServer } from './standby-server.ts';

interface BenchOptions {
  readonly check: boolean;
  readonly minutes: string;
  readonly seed: string;
  readonly database?: string | undefined;
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findBrowser('chromium');
  if (executablePath === undefined) throw new Error('No Chromium: npm test installs one.');
  const browser = await chromium.launch({
    executablePath,
    // Letters are then as wide as on phones and most desktops. Hinting would round small ones to
    // whole pixels.
    args: ['--font-render-hinting=none'],
    // Chromium refuses to run its sandbox as root, the user of containers.
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

const benchmarks: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  composition: ({ check }) => withBrowser((browser) => benchComposition(browser, check)),
  'cue-sheet': () => withBrowser(benchCueSheet),
  connected: () => withBrowser(benchConnected),
  live: () => withBrowser(benchLive),
  calling: () => withBrowser(benchCalling),
  desks: () => withBrowser(benchDesks),
  load: benchLoad,
  floods: benchFloods,
  'standby-server': benchStandbyServer,
  faults: benchFaults,
};

const USAGE = `pnpm bench <benchmark>... [--check] [--minutes N] [--seed S] [--database ${DATABASES.join('|')}]

Measures, writes docs/bench, and fails above a limit. Benchmarks: ${Object.keys(benchmarks).join(', ')}.
--check compares the bytes of the composition with their budgets, and writes nothing.
The other options are for the faults. Minutes count for each database; a run ends with the round of faults that it is in.
With --database nothing is written.`;

const { values, positionals: asked } = optionsOrExit(
  {
    check: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
  USAGE,
);
if (asked.length === 0 || asked.some((name) => !Object.hasOwn(benchmarks, name))) {
  throw new RangeError(USAGE);
}
for (const name of asked) await benchmarks[name]?.(values);
