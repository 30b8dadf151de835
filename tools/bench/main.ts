import { chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { benchListSearch } from './list-search.ts';

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  // Chromium refuses its sandbox to root, as which containers run.
  chromiumSandbox: process.getuid?.() !== 0,
});

try {
  await benchListSearch(browser);
} finally {
  await browser.close();
}
