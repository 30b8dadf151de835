import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  companyPath,
  dailyCallPath,
  reportsPath,
  schedulePath,
  showPath,
} from '@standby/contracts';
import { listeningPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import { createStaticServer } from '@standby/hosting/static-server';
import { quantile } from '../../platform/bench/statistics.ts';
import { peopleKey, scheduleKey } from '../src/data/show-keys.ts';
import {
  LARGE_COMPANY,
  LARGE_SCHEDULE,
  largeCompany,
  largeSchedule,
} from '../src/testing/large-show.ts';
import { rest, spent } from './keystrokes.ts';

const SHOW_ID = 'hamlet';
const DATE = '2025-01-15';
const RUNS = 7;
const BUDGET_MS = 100;
const FOLDER = resolve(ROOT, 'mfe-productions/dist-standalone');

/** Link of the show's pages, and the page that contains it. */
interface View {
  readonly name: string;
  readonly from: string;
  readonly press: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Promise<void>;
  /** Returns to the page of the link; the browser's Back by default. */
  readonly back?: (page: Page) => Promise<void>;
}

const week = `${schedulePath(SHOW_ID)}?date=${DATE}`;

const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().click();
const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const goBack = async (page: Page): Promise<void> => {
  await page.goBack();
};
const text = (name: RegExp | string) => (page: Page) => page.getByText(name).first().waitFor();

const views: readonly View[] = [
  { name: 'company', from: showPath(SHOW_ID), press: link('Company'), shown: text('Person 0') },
  {
    name: 'company, rows',
    from: companyPath(SHOW_ID),
    press: button('Rows'),
    shown: text('Person 299'),
    // Cards and rows share one history entry.
    back: button('Cards'),
  },
  {
    name: 'schedule, week',
    from: reportsPath(SHOW_ID),
    press: link('Schedule'),
    shown: text('Scene 500'),
  },
  {
    name: 'schedule, day',
    from: week,
    press: button('Day'),
    shown: text(/January 15, 2025/u),
    // All views of a schedule share one history entry.
    back: button('Week'),
  },
  {
    name: 'schedule, month',
    from: week,
    press: button('Month'),
    shown: text('January 2025'),
    back: button('Week'),
  },
  {
    name: 'daily call',
    from: dailyCallPath(SHOW_ID, DATE),
    press: link('The day after'),
    shown: text('January 16, 2025'),
  },
  {
    name: 'overview',
    from: companyPath(SHOW_ID),
    press: link('Overview'),
    shown: text('Open the schedule'),
  },
];

const stored = (items: readonly object[]): string =>
  JSON.stringify({
    version: 1,
    next: items.length + 1,
    entries: items.map((item, place) => ({ serial: items.length - place, item })),
  });

async function openShow(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.clock.setFixedTime(new Date(`${DATE}T15:00:00Z`));
  await page.goto(`${origin}/favicon.svg`);
  const company = largeCompany();
  const contents = [
    [peopleKey(SHOW_ID), stored(company)],
    [scheduleKey(SHOW_ID), stored(largeSchedule(company, DATE))],
  ] as const;
  await page.evaluate((all) => {
    for (const [key, content] of all) localStorage.setItem(key, content);
  }, contents);
  return page;
}

/**
 * Measures the main thread's milliseconds from a press until the page is idle: scripts, styles and
 * layout.
 */
async function timeOf(page: Page, origin: string, view: View): Promise<number> {
  await page.goto(origin + view.from);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await rest(page);
  // The view's code is loaded first, so that only its work is measured.
  await view.press(page);
  await view.shown(page);
  await (view.back ?? goBack)(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await rest(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await spent(session);
  await view.press(page);
  await view.shown(page);
  await rest(page);
  const after = await spent(session);
  await session.detach();
  return after.scriptMs - before.scriptMs + after.layoutMs - before.layoutMs;
}

/** Measures the cost of each view of a large show, in the production build. */
export async function benchShowViews(browser: Browser): Promise<void> {
  if (!existsSync(FOLDER)) {
    throw new Error('There is no mfe-productions/dist-standalone: run pnpm build:all first.');
  }
  const server = createStaticServer({ mounts: [{ prefix: '', folder: FOLDER }] });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${listeningPort(server)}`;
  console.log(`Views of a show with ${LARGE_COMPANY} people and ${LARGE_SCHEDULE} entries:`);
  const page = await openShow(browser, origin);
  try {
    for (const view of views) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(page, origin, view));
      const median = quantile(times, 0.5);
      const verdict = median < BUDGET_MS ? 'under' : 'over';
      console.log(
        `  ${view.name}: median ${median.toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms (${verdict} ${BUDGET_MS} ms)`,
      );
    }
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
