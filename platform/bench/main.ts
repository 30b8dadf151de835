import { chromium } from '@playwright/test';
import { optionsOrExit } from '../command-line/parse-options.ts';
import { findBrowser } from '../test/browsers/browsers.ts';
import { benchComposition } from './composition/composition.ts';
import { benchListSearch } from '../../mfe-productions/bench/list-search.ts';
import { benchCueSheet } from '../../mfe-live/bench/cue-sheet.ts';
import { benchShowViews } from '../../mfe-productions/bench/show-views.ts';
import { benchLiveRoom } from '../../mfe-live/bench/live-room.ts';
import { benchFloods } from '../../mfe-live/bench/floods/floods.ts';
import { benchLoad } from '../../mfe-live/bench/load/load.ts';
import { benchCalling } from '../../mfe-live/bench/server/calling.ts';
import { benchLive } from '../../mfe-live/bench/server/live.ts';
import { benchProcesses } from '../../mfe-live/bench/server/processes.ts';
import { benchDesks } from '../../bridge/bench/desks.ts';
import { benchDevices } from '../../mfe-venue/bench/paired-devices.ts';
import { benchConnected } from '../../server/bench/connected.ts';
import { benchStandbyServer } from '../../server/bench/standby-server.ts';

const benchmarks = {
  'list-search': benchListSearch,
  'show-views': benchShowViews,
  'live-room': benchLiveRoom,
  'cue-sheet': benchCueSheet,
  composition: benchComposition,
  connected: benchConnected,
  live: benchLive,
  processes: benchProcesses,
  load: benchLoad,
  floods: benchFloods,
  calling: benchCalling,
  desks: benchDesks,
  devices: benchDevices,
  'standby-server': benchStandbyServer,
};

const USAGE = `pnpm bench [<benchmark>...] [--check]

Measures, and writes docs/bench. Benchmarks: ${Object.keys(benchmarks).join(', ')}.
--check compares the bytes of the composition with their budgets, and writes nothing.`;

const {
  values: { check },
  positionals: asked,
} = optionsOrExit({ check: { type: 'boolean', default: false } }, USAGE);
const unknown = asked.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  throw new Error(
    `There is no benchmark ${unknown.join(', ')}: choose from ${Object.keys(benchmarks).join(', ')}.`,
  );
}

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
  for (const [name, bench] of Object.entries(benchmarks)) {
    if (asked.length === 0 || asked.includes(name)) await bench(browser, check);
  }
} finally {
  await browser.close();
}
