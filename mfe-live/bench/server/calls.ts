import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { lightPath } from '@standby/contracts';
import { signUp } from 'server/bench/desk';
import { startServerProcess } from 'server/testing/connected-server';
import { type Quantiles, quantiles } from './acts.ts';
import { addShow, BenchDesk, openMany, type PageBench, wait } from './bench-room.ts';
import type { BenchWindow } from './bench-window.ts';
import { type EchoFigures, measureEchoes } from './echoes.ts';
import { FramePage } from './frame-page.ts';

/** Number of lights, one of which is a page. */
export const LIGHTS = 50;
const GOS = 200;
const WARM_UP = 20;
/** Cues in one message. */
const CUES_AT_ONCE = 110;
const DEPARTMENT = 'LX';
/** Pause between GOs, since two GOs within 300 ms count as one. */
const PAUSE_MS = 350;
/** Interval at which lights ask the server for its time. */
const TIME_EVERY_MS = 500;

export interface CallFigures {
  /** Time from GO until its acknowledgement is at the desk, after the commit. */
  readonly stored: Quantiles;
  /** Time until the last light has the GO. */
  readonly atLast: Quantiles;
  /** Time until the page of a light has painted the GO. */
  readonly frame: Quantiles;
  readonly echo: EchoFigures;
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
): Promise<Omit<CallFigures, 'echo'>> {
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

async function measureRoom(bench: PageBench): Promise<Omit<CallFigures, 'echo'>> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  await prepareSheet(desk);
  const lights = await openMany(
    bench,
    Array.from({ length: LIGHTS - 1 }, () => showId),
    'department',
  );
  const asking = setInterval(() => {
    for (const light of lights) light.send({ kind: 'time', sentAtMs: performance.now() });
  }, TIME_EVERY_MS);
  const page = await FramePage.open({
    ...bench,
    address: `${bench.origin}${lightPath(showId)}?department=${DEPARTMENT}`,
    attribute: 'data-kind',
  });
  try {
    return await takeCalls(desk, lights, page);
  } finally {
    clearInterval(asking);
    for (const window of [desk.window, ...lights]) window.close();
    await page.close();
  }
}

/** Measures GO on the real server with one database, and then an echo to as many sockets. */
export async function measureCalls(browser: Browser): Promise<CallFigures> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-bench-'));
  const server = await startServerProcess({
    STANDBY_DATA: folder,
    TRUST_PROXY: 'loopback',
  });
  try {
    const { origin } = server;
    const figures = await measureRoom({ browser, origin, owner: await signUp(origin) });
    const echo = await measureEchoes({
      browser,
      sockets: LIGHTS - 1,
      rounds: GOS,
      warmUp: WARM_UP,
      pauseMs: PAUSE_MS,
    });
    return { ...figures, echo };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
