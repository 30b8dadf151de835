import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sampleShows } from '../src/data/sample-shows.ts';
import type { Show } from '../src/domain/show.ts';
import { showCardText } from '../src/domain/show-card.ts';
import { SHOWS_PER_PAGE } from '../src/domain/show-sorts.ts';
import { SHOWS_KEY, paths } from '@standby/contracts';
import { ROOT } from '@standby/hosting/root';
import { createStaticServer } from '@standby/hosting/static-server';
import { measureTyping, type Keystroke } from './keystrokes.ts';
import { quantile } from '../../platform/bench/statistics.ts';
import { listeningPort } from '@standby/hosting/port';

const SHOW_COUNT = 1000;
const BUDGET_MS = 16;
const SLOWDOWNS = [1, 4] as const;
const WORDS = ['boston', 'act iv', 'zzz'];

const FOLDER = resolve(ROOT, 'mfe-productions/dist-standalone');

/** Returns a copy of a sample show with its own number. */
function numberedShow(index: number): Show {
  const number = index + 1;
  const sample = sampleShows[index % sampleShows.length];
  if (!sample) throw new Error('There are no sample shows.');
  return { ...sample, id: `s${number}`, title: `${sample.title} ${number}` };
}

/** Returns the shows in the app's storage format. */
function storedShows(): string {
  const entries = Array.from({ length: SHOW_COUNT }, (_, index) => ({
    serial: index + 1,
    item: numberedShow(index),
  }));
  return JSON.stringify({ version: 1, next: SHOW_COUNT + 1, entries });
}

/** Opens the dashboard of the production build with its search field focused. */
async function openDashboard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(([key, shows]) => localStorage.setItem(key, shows), [
    SHOWS_KEY,
    storedShows(),
  ] as const);
  await page.goto(`${origin}${paths.dashboard}`);
  await page.getByRole('heading', { name: `Shows 1/${SHOW_COUNT}` }).waitFor();
  await page.getByRole('searchbox').focus();
}

/**
 * Opens a hand-written search without a library: a field, the same number of texts, and a page of
 * paragraphs.
 */
async function openPlainSearch(page: Page): Promise<void> {
  const texts = Array.from({ length: SHOW_COUNT }, (_, index) =>
    Object.values(showCardText(numberedShow(index)))
      .join('\n')
      .toLowerCase(),
  );
  await page.setContent('<input type="search">');
  const argument = { all: texts, cardCount: SHOWS_PER_PAGE };
  await page.evaluate(({ all, cardCount }) => {
    const cards = Array.from({ length: cardCount }, () => document.createElement('p'));
    document.body.append(...cards);
    const input = document.querySelector('input');
    input?.addEventListener('input', () => {
      const found = all.filter((text) => text.includes(input.value.toLowerCase()));
      for (const [place, card] of cards.entries()) card.textContent = found[place] ?? '';
    });
    input?.focus();
  }, argument);
}

function report(
  label: string,
  keystrokes: readonly Keystroke[],
  plain: readonly Keystroke[],
): void {
  const script = keystrokes.map(({ scriptMs }) => scriptMs);
  const layout = keystrokes.map(({ layoutMs }) => layoutMs);
  const floor = quantile(
    plain.map(({ scriptMs }) => scriptMs),
    0.5,
  );
  const ratio = quantile(script, 0.5) / floor;
  const figures = [0.5, 0.95, 1].map((share) => quantile(script, share).toFixed(1));
  const verdict = quantile(script, 0.95) < BUDGET_MS ? 'under' : 'over';
  console.log(
    `  ${label}: script median ${figures[0]} ms, 95 % ${figures[1]} ms, worst ${figures[2]} ms ` +
      `(95 % ${verdict} ${BUDGET_MS} ms), layout median ${quantile(layout, 0.5).toFixed(1)} ms; ` +
      `${ratio.toFixed(1)} times the same search in plain DOM (${floor.toFixed(2)} ms)`,
  );
}

async function compare(browser: Browser, origin: string, slowdown: number): Promise<void> {
  const app = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openDashboard(app, origin);
  const typed = await measureTyping(app, {
    words: WORDS,
    slowdown,
    settled: (text) => app.waitForURL((url) => (url.searchParams.get('search') ?? '') === text),
  });
  await app.close();

  const blank = await browser.newPage();
  await openPlainSearch(blank);
  const plain = await measureTyping(blank, {
    words: WORDS,
    slowdown,
    settled: async () => undefined,
  });
  await blank.close();

  report(slowdown === 1 ? 'as it is' : `${slowdown}x slower processor`, typed, plain);
}

/**
 * Measures the cost of a keystroke in the dashboard's search over 1,000 shows, in the production
 * build.
 */
export async function benchListSearch(browser: Browser): Promise<void> {
  if (!existsSync(FOLDER))
    throw new Error('There is no mfe-productions/dist-standalone: run pnpm build:all first.');
  const server = createStaticServer({ mounts: [{ prefix: '', folder: FOLDER }] });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const port = listeningPort(server);
  console.log(`Search over ${SHOW_COUNT} shows, thread time a keystroke, until the page rests:`);
  try {
    for (const slowdown of SLOWDOWNS) await compare(browser, `http://localhost:${port}`, slowdown);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
