import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createRoomHarness } from '../../packages/live-room/src/testing/room-harness.ts';
import { actsOf } from '../../packages/live-room/src/client/room-acts.ts';
import { roomPath } from '@standby/contracts';
import { ROOT } from '@standby/hosting/root';
import { createStaticServer } from '@standby/hosting/static-server';
import { listeningPort } from '@standby/hosting/port';

const FOLDER = resolve(ROOT, 'mfe-live/dist-standalone');
const COUNTER = resolve(ROOT, 'mfe-live/bench/render-counter.js');

const MEASURED_SECONDS = 30;
/** Milliseconds until the start of the timer can no longer be undone, which renders once. */
const SETTLING_MS = 12_000;

const SECOND_MS = 1_000;
const HOURS = 10;
const SECONDS = HOURS * 3_600;
const DURATION_SECONDS = 600;
/** Interval at which a browser calls a tab that was hidden for some minutes. */
const THROTTLED_SECONDS = 60;

interface Cost {
  readonly scriptMs: number;
  readonly renders: number;
  readonly commits: number;
}

/**
 * Measures the main thread's cost of one second of a page, averaged over half a minute of real
 * time.
 */
async function measureSecond(page: Page): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  // The time is the thread's, not the wall clock's, so that other programs on the machine do not
  // count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const rendered = () =>
    page.evaluate(() => ({
      ...(Reflect.get(globalThis, 'renderCount') as { renders: number; commits: number }),
    }));
  const [script, count] = [await scriptSeconds(), await rendered()];
  await page.waitForTimeout(MEASURED_SECONDS * SECOND_MS);
  const [scriptAfter, countAfter] = [await scriptSeconds(), await rendered()];
  await session.detach();
  return {
    scriptMs: ((scriptAfter - script) * SECOND_MS) / MEASURED_SECONDS,
    renders: (countAfter.renders - count.renders) / MEASURED_SECONDS,
    commits: (countAfter.commits - count.commits) / MEASURED_SECONDS,
  };
}

/**
 * Measures the smallest possible countdown: one figure, written once a second, without a library.
 */
async function measurePlainTimer(browser: Browser): Promise<Cost> {
  const page = await browser.newPage();
  await page.addInitScript({ path: COUNTER });
  await page.goto('about:blank');
  await page.evaluate(() => {
    const figure = document.createElement('p');
    document.body.append(figure);
    let seconds = 600;
    setInterval(() => {
      seconds -= 1;
      figure.textContent = String(seconds);
    }, 1_000);
  });
  const cost = await measureSecond(page);
  await page.close();
  return cost;
}

async function openRoom(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ path: COUNTER });
  await page.goto(`${origin}${roomPath('hamlet')}`);
  await page.getByRole('timer').first().waitFor();
  return page;
}

async function benchRendering(browser: Browser, origin: string): Promise<void> {
  const plain = await measurePlainTimer(browser);
  const page = await openRoom(browser, origin);
  const standing = await measureSecond(page);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForTimeout(SETTLING_MS);
  const running = await measureSecond(page);
  await page.close();
  console.log(`Live room, thread time of scripts a second, over ${MEASURED_SECONDS} s:`);
  console.log(`  plain timer: ${plain.scriptMs.toFixed(2)} ms`);
  for (const [label, cost] of [
    ['standing', standing],
    ['running', running],
  ] as const) {
    const ratio = (cost.scriptMs / plain.scriptMs).toFixed(1);
    console.log(
      `  ${label}: ${cost.scriptMs.toFixed(2)} ms, ${ratio} times the plain timer; ` +
        `${cost.renders.toFixed(1)} components in ${cost.commits.toFixed(2)} commits`,
    );
  }
}

/**
 * Runs the engine for ten hours, with timeouts late as in a covered tab or on time. Returns the
 * largest error in seconds.
 */
async function engineError(isCovered: boolean): Promise<number> {
  const harness = createRoomHarness();
  const opened = harness.open();
  const { room, window } = opened;
  const stop = room.ticker.figures.subscribe(() => undefined);
  actsOf(room).toggle();
  if (isCovered) window.hide();
  let worst = 0;
  const step = isCovered ? THROTTLED_SECONDS : 1;
  for (let seconds = step; seconds <= SECONDS; seconds += step) {
    await harness.machine.advance(step * SECOND_MS);
    if (isCovered) room.ticker.tick();
    const { remainingSeconds, overrunSeconds } = opened.figure();
    const shown = remainingSeconds - overrunSeconds;
    worst = Math.max(worst, Math.abs(shown - (DURATION_SECONDS - seconds)));
  }
  stop();
  room.close();
  return worst;
}

/** Returns the seconds of a figure such as `1:02:03`. */
function secondsOf(figure: string): number {
  return figure.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * Runs the page for ten hours, called once a minute. Returns the largest error of the shown figure
 * in seconds.
 */
async function pageError(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const startMs = Date.UTC(2026, 2, 28, 19, 30);
  await page.clock.install({ time: startMs });
  await page.goto(`${origin}${roomPath('hamlet')}`);
  await page.getByRole('timer').first().waitFor();
  await page.clock.pauseAt(startMs + THROTTLED_SECONDS * SECOND_MS);
  await page.getByRole('button', { name: 'Play' }).click();
  let worst = 0;
  for (let seconds = THROTTLED_SECONDS; seconds <= SECONDS; seconds += THROTTLED_SECONDS) {
    await page.clock.fastForward(THROTTLED_SECONDS * SECOND_MS);
    const expected = DURATION_SECONDS - seconds;
    const figure = await page.getByRole('timer').first().innerText();
    const shown = figure.startsWith('+') ? -secondsOf(figure.slice(1)) : secondsOf(figure);
    worst = Math.max(worst, Math.abs(shown - expected));
  }
  await context.close();
  return worst;
}

/** Measures the cost of a second of the live room, and the error of its figure after ten hours. */
export async function benchLiveRoom(browser: Browser): Promise<void> {
  if (!existsSync(FOLDER))
    throw new Error('There is no mfe-live/dist-standalone: run pnpm build:all first.');
  const server = createStaticServer({ mounts: [{ prefix: '', folder: FOLDER }] });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const port = listeningPort(server);
  const origin = `http://localhost:${port}`;
  try {
    await benchRendering(browser, origin);
    console.log(`Largest error of the figure over ${HOURS} simulated hours:`);
    console.log(`  engine, each second: ${await engineError(false)} s`);
    console.log(`  engine, covered, called once a minute: ${await engineError(true)} s`);
    console.log(`  page, called once a minute: ${await pageError(browser, origin)} s`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
