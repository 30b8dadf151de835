import type { Browser } from '@playwright/test';
import { lightPath } from '@standby/contracts';
import { signUp } from 'server/testing/desk-owner';
import { runTasks } from '../platform/build/build.ts';
import { withServer } from './measured-server.ts';
import { failAbove, machineLoad, publishTable } from './report.ts';
import { addShow, BenchDesk, openLights, type PageBench, wait } from './room/bench-room.ts';
import type { BenchWindow } from './room/bench-window.ts';
import { measureEchoes } from './room/echoes.ts';
import { FramePage } from './room/frame-page.ts';
import { type Quantiles, quantiles, quantilesText } from './statistics.ts';

/** Number of lights, one of which is a page. */
const LIGHTS = 50;
const GOS = 200;
const WARM_UP = 20;
/** Cues in one message. */
const CUES_AT_ONCE = 110;
const DEPARTMENT = 'LX';
/** Pause between GOs, since two GOs within 300 ms count as one. */
const PAUSE_MS = 350;
/** Limit in ms from GO to the frame of a light. */
const ASKED_FRAME_P95_MS = 50;

interface CallFigures {
  /** Time from GO until its acknowledgement is at the desk, after the commit. */
  readonly stored: Quantiles;
  /** Time until the last light has the GO. */
  readonly atLast: Quantiles;
  /** Time until the page of a light has painted the GO. */
  readonly frame: Quantiles;
}

const cueId = (number: number): string => `cue-${number}`;

async function prepareSheet(desk: BenchDesk): Promise<void> {
  const cues = Array.from({ length: WARM_UP + GOS }, (_, index) => ({
    id: cueId(index),
    department: DEPARTMENT,
    number: String(index + 1),
    trigger: { kind: 'called' },
    label: 'Dawn over the battlements',
  }));
  const acts = [];
  for (let from = 0; from < cues.length; from += CUES_AT_ONCE) {
    const part = cues.slice(from, from + CUES_AT_ONCE);
    acts.push({ type: 'add-cues', cues: part, beforeCueId: null });
  }
  for (const act of [...acts, { type: 'take-book', callerId: desk.window.by, name: 'Noor' }]) {
    const stored = desk.window.next('events');
    desk.act(act);
    await stored;
  }
}

async function takeCalls(
  desk: BenchDesk,
  lights: readonly BenchWindow[],
  page: FramePage,
): Promise<CallFigures> {
  const [stored, last, frames]: [number[], number[], number[]] = [[], [], []];
  for (let go = 0; go < WARM_UP + GOS; go += 1) {
    const called = { callerId: desk.window.by, cueIds: [cueId(go)] };
    const standby = page.nextFrame('standby');
    desk.act({ type: 'stand-by-cues', ...called });
    await standby;
    await wait(PAUSE_MS);
    const acknowledged = desk.window.next('events');
    const arrivals = Promise.all(lights.map((light) => light.next('events')));
    const painted = page.nextFrame('go');
    const sentAt = performance.now();
    desk.act({ type: 'go-cues', ...called, isConfirmed: false });
    const [storedAt, arrivedAt, paintedAt] = await Promise.all([acknowledged, arrivals, painted]);
    if (go < WARM_UP) continue;
    stored.push(storedAt - sentAt);
    last.push(Math.max(...arrivedAt) - sentAt);
    frames.push(paintedAt - sentAt);
  }
  return { stored: quantiles(stored), atLast: quantiles(last), frame: quantiles(frames) };
}

async function measureCalls(bench: PageBench): Promise<CallFigures> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  await prepareSheet(desk);
  const { lights, closeLights } = await openLights(bench, showId, LIGHTS - 1);
  const page = await FramePage.open({
    ...bench,
    address: `${bench.origin}${lightPath(showId)}?department=${DEPARTMENT}`,
    attribute: 'data-kind',
  });
  try {
    return await takeCalls(desk, lights, page);
  } finally {
    closeLights();
    desk.window.close();
    await page.close();
  }
}

/**
 * Measures the time of a GO from the caller's desk through the storage to the light's painted
 * frame, and an echo to as many sockets. The process fails if a figure exceeds its limit.
 */
export async function benchCalling(browser: Browser): Promise<void> {
  runTasks(['build', 'prerender']);
  const load = machineLoad();
  const { stored, atLast, frame } = await withServer(async ({ origin }) =>
    measureCalls({ browser, origin, owner: await signUp(origin) }),
  );
  const echo = await measureEchoes({
    browser,
    sockets: LIGHTS - 1,
    rounds: GOS,
    warmUp: WARM_UP,
    pauseMs: PAUSE_MS,
  });
  const table = [
    '| p50 / p95 / p99, ms | stored | at the last light | painted |',
    '| --- | --- | --- | --- |',
    `| GO, ${LIGHTS} lights | ${[stored, atLast, frame].map(quantilesText).join(' | ')} |`,
    `| bare echo in the same run, ${LIGHTS} sockets | - | ${[echo.atLast, echo.frame].map(quantilesText).join(' | ')} |`,
  ].join('\n');
  await publishTable({ browser, page: 'calling.md', table, load });
  failAbove(
    frame.p95 <= ASKED_FRAME_P95_MS
      ? []
      : [`frame of a light ${frame.p95.toFixed(1)} ms, asked ${ASKED_FRAME_P95_MS}`],
  );
}
