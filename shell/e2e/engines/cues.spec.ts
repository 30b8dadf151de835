import type { BrowserWindow } from './browser-window.ts';
import { expectText } from './expectations.ts';
import { expect, OTHER_ENGINES, test } from './test.ts';

/** Returns the number of rows of the sheet, including its head and the rows out of view. */
const rowCount = (window: BrowserWindow) =>
  window.evaluate<string | undefined>(
    'return document.querySelector("[role=grid]")?.getAttribute("aria-rowcount") ?? undefined',
  );

/** Returns the first cue of the moment that is called next. */
const nextCue = (window: BrowserWindow) =>
  window.evaluate<string | undefined>(
    'return document.querySelector("[data-part=next] li strong")?.textContent.trim()',
  );

test(
  'a cue is typed into the sample sheet and is there after a reload; another is imported; the sheet is called',
  { tag: OTHER_ENGINES },
  async ({ window }) => {
    await window.goto('/room/hamlet/cues');
    await expect.poll(() => rowCount(window)).toBe('61');
    await window.fill('New cue, at the end', 'SQ 99 p102 "The rest is silence" playout');
    await window.press('Enter');
    await expect.poll(() => rowCount(window)).toBe('62');
    await window.reload();
    await expect.poll(() => rowCount(window)).toBe('62');

    // A worker reads the rows; its script belongs to the remote.
    await window.click('button', 'Import');
    await window.fill('Or rows', 'Cue,Label\nSQ 98,storm far away');
    await window.click('button', 'Import 1 cue');
    await expect.poll(() => rowCount(window)).toBe('63');

    await window.goto('/room/hamlet/call');
    await expect.poll(() => nextCue(window)).toBeTruthy();
    const first = await nextCue(window);
    await window.fill('Your name', 'Noor');
    await window.press('Enter');
    await expectText(window, 'main', /Noor, you are on the book/u);
    await window.click('button', /^Standby/u);
    await expectText(window, 'main', /standing by/u);
    await window.click('button', /^GO(?!:)/u);
    await expect.poll(() => nextCue(window)).not.toBe(first);
    await expect.poll(() => nextCue(window)).toBeTruthy();
  },
);
