import { chromium } from '@playwright/test';
import { findBrowser } from '../test/browsers/browsers.ts';
import { benchComposition } from './composition/composition.ts';
import { benchListSearch } from '../../mfe-productions/bench/list-search.ts';
import { benchLiveRoom } from '../../mfe-live/bench/live-room.ts';
import { benchLive } from '../../mfe-live/bench/server/live.ts';
import { benchDevices } from '../../mfe-venue/bench/paired-devices.ts';
import { benchConnected } from '../../server/bench/connected.ts';

const benchmarks = {
  'list-search': benchListSearch,
  'live-room': benchLiveRoom,
  composition: benchComposition,
  connected: benchConnected,
  live: benchLive,
  devices: benchDevices,
};

const words = process.argv.slice(2).filter((word) => word !== '--');
const flags = words.filter((word) => word.startsWith('--'));
/** By name, or all of them. */
const asked = words.filter((word) => !word.startsWith('--'));
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
  // Letters as wide as on phones and most desktops: with hinting, small ones are rounded to whole pixels.
  args: ['--font-render-hinting=none'],
  // Chromium refuses its sandbox to root, as which containers run.
  chromiumSandbox: process.getuid?.() !== 0,
});

try {
  for (const [name, bench] of Object.entries(benchmarks)) {
    if (asked.length === 0 || asked.includes(name)) await bench(browser, flags);
  }
} finally {
  await browser.close();
}
