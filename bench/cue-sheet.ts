import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { cuesPath } from '@standby/contracts';
import { listeningPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import { createStaticServer } from '@standby/hosting/static-server';
import type { Cue } from '../packages/live-room/src/domain/state/cue-schema.ts';
import { addChanges } from '../packages/live-room/src/domain/cues/sheet-edits.ts';
import { createRoomHarness } from '../packages/live-room/src/testing/room-harness.ts';
import { failAbove, machineLoad, publishTable } from './report.ts';
import { quantile } from './statistics.ts';

const FOLDER = resolve(ROOT, 'mfe-cues/dist-standalone');

const LARGE = 2_000;
/** Number of cues in a usual play, whose sheet the large one is compared with. */
const SMALL = 60;
const OPENINGS = 7;
const EDITS = 60;
const SCROLLED_FRAMES = 240;
const SCROLL_STEP_PX = 132;

/** Limits for the sheet of 2,000 cues. */
const FIRST_ROWS_MAX_MS = 200;
const EDIT_MAX_MS = 16;
const FRAME_MAX_MS = 1_000 / 60;

interface Figures {
  /** Thread time of scripts, and the time from the start of the navigation until rows are there. */
  readonly openScriptMs: number;
  readonly openMs: number;
  readonly editMs: number;
  readonly frameScriptMs: number;
}

/** Returns a browser's stored entries of a room whose sheet has this many cues. */
async function storedRoom(count: number): Promise<[string, string][]> {
  const harness = createRoomHarness();
  const { room } = harness.open();
  const departments = ['LX', 'SQ', 'FLY', 'VID'];
  const cues = Array.from({ length: count }, (_, place): Cue => {
    const number = Math.floor(place / departments.length) + 1;
    return {
      id: `cue-${place}`,
      department: departments[place % departments.length] ?? 'LX',
      number: String(number),
      trigger: place % 5 === 0 ? { kind: 'follow', seconds: 3 } : { kind: 'called' },
      page: String(Math.floor(place / 12) + 1),
      scene: `${Math.floor(place / 400) + 1}.${(Math.floor(place / 80) % 5) + 1}`,
      cueLine: `the words on which cue ${place} goes`,
      label: `what happens with cue ${place}`,
    };
  });
  for (const change of addChanges(cues, null)) room.dispatch(change);
  await harness.machine.advance(2_000);
  room.close();
  return [...harness.storage.items];
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}

async function openSheet(
  browser: Browser,
  origin: string,
  stored: readonly (readonly [string, string])[],
): Promise<{ page: Page; session: CDPSession; openMs: number; openScriptMs: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The time is the thread's, not the wall clock's, so that other programs on the machine do not
  // count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}${cuesPath('hamlet')}`);
  await page.getByRole('rowheader').first().waitFor();
  const openMs = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now()))),
  );
  return { page, session, openMs, openScriptMs: await scriptMs(session) };
}

/**
 * Measures the scripts of one edit: F2, a letter, Enter. The cell below has the focus afterwards.
 */
async function measureEdit(page: Page, session: CDPSession): Promise<number> {
  await page.getByRole('rowheader').first().click();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  const before = await scriptMs(session);
  for (let edit = 0; edit < EDITS; edit += 1) {
    await page.keyboard.press('F2');
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
  }
  return ((await scriptMs(session)) - before) / EDITS;
}

/**
 * Scrolls there and back, so that a short sheet scrolls as many frames. It is a text, because the
 * page lacks the helpers of compiled code.
 */
const SCROLL = `new Promise((done) => {
  const scroller = document.querySelector('[role=grid]').parentElement;
  let frame = 0;
  const next = () => {
    frame += 1;
    scroller.scrollBy(0, Math.floor(frame / 40) % 2 === 0 ? ${SCROLL_STEP_PX} : -${SCROLL_STEP_PX});
    if (frame < ${SCROLLED_FRAMES}) requestAnimationFrame(next);
    else done();
  };
  requestAnimationFrame(next);
})`;

/** Measures the scripts of a frame in which the sheet scrolls by three rows. */
async function measureScroll(page: Page, session: CDPSession): Promise<number> {
  await page.keyboard.press('Control+Home');
  const before = await scriptMs(session);
  await page.evaluate(SCROLL);
  return ((await scriptMs(session)) - before) / SCROLLED_FRAMES;
}

async function measure(browser: Browser, origin: string, count: number): Promise<Figures> {
  const stored = await storedRoom(count);
  const openings: { openMs: number; openScriptMs: number }[] = [];
  let [editMs, frameScriptMs] = [Number.NaN, Number.NaN];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const opened = await openSheet(browser, origin, stored);
    openings.push(opened);
    if (opening === OPENINGS - 1) {
      editMs = await measureEdit(opened.page, opened.session);
      frameScriptMs = await measureScroll(opened.page, opened.session);
    }
    await opened.page.context().close();
  }
  const median = (figures: readonly number[]) => quantile(figures, 0.5);
  return {
    openMs: median(openings.map((opening) => opening.openMs)),
    openScriptMs: median(openings.map((opening) => opening.openScriptMs)),
    editMs,
    frameScriptMs,
  };
}

const shown = (ms: number) => `${ms.toFixed(1)} ms`;

/** Measures a sheet of 2,000 cues and one of 60 on the same page in the same run. */
export async function benchCueSheet(browser: Browser): Promise<void> {
  if (!existsSync(FOLDER))
    throw new Error('There is no mfe-cues/dist-standalone: run pnpm build:all first.');
  const load = machineLoad();
  const server = createStaticServer({ mounts: [{ prefix: '', folder: FOLDER }] });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${listeningPort(server)}`;
  try {
    const small = await measure(browser, origin, SMALL);
    const large = await measure(browser, origin, LARGE);
    const rows = [
      ['page until rows are painted', small.openMs, large.openMs, 'more: 200 ms'],
      ['of it script', small.openScriptMs, large.openScriptMs, ''],
      ['an edit of a cell, script', small.editMs, large.editMs, '16 ms'],
      ['a frame of scrolling, script', small.frameScriptMs, large.frameScriptMs, '16.7 ms'],
    ] as const;
    const lines = rows.map(
      ([what, few, many, asked]) =>
        `| ${what} | ${shown(few)} | ${shown(many)} | ${(many / few).toFixed(2)} | ${asked} |`,
    );
    const table = [
      `| what | ${SMALL} cues | ${LARGE.toLocaleString('en')} cues | ratio | asked at most |`,
      '| --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n');
    await publishTable({ browser, page: 'cue-sheet.md', table, load });
    const more = large.openMs - small.openMs;
    failAbove([
      ...(more > FIRST_ROWS_MAX_MS
        ? [`first rows ${shown(more)} later than of ${SMALL} cues`]
        : []),
      ...(large.editMs > EDIT_MAX_MS ? [`an edit takes ${shown(large.editMs)}`] : []),
      ...(large.frameScriptMs > FRAME_MAX_MS
        ? [`a frame takes ${shown(large.frameScriptMs)}`]
        : []),
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
