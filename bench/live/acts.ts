import { viewerPath } from '@standby/contracts';
import { processorMs } from '../process-usage.ts';
import { type Quantiles, quantiles } from '../statistics.ts';
import { addShow, BenchDesk, openMany, type PageBench, wait } from '../room/bench-room.ts';
import type { BenchWindow } from '../room/bench-window.ts';
import { FramePage } from '../room/frame-page.ts';

const ACTS = 300;
const FRAMES = 200;
const WARM_UP = 50;
/**
 * Pause between acts: the server accepts 2,000 messages a second of one account, and each viewer
 * answers each act.
 */
const PAUSE_MS_PER_VIEWER = 0.6;

export interface ActFigures {
  readonly viewers: number;
  readonly stored: Quantiles;
  /** Times of all viewers' messages. */
  readonly atViewer: Quantiles;
  /** Times of the last viewer of each act. */
  readonly atLast: Quantiles;
  /** Times until the page of an additional viewer has painted. */
  readonly frame: Quantiles;
  /** Processor time of the server for one act, with all that follows from it. */
  readonly processorMs: number;
}

interface Moments {
  readonly stored: number;
  readonly arrived: readonly number[];
  readonly painted: number | undefined;
}

/**
 * Acts one after the other, each when all windows have the previous one. Returns times in ms since
 * the act.
 */
async function takeActs(
  desk: BenchDesk,
  windows: readonly BenchWindow[],
  acts: number,
  page?: FramePage,
): Promise<Moments[]> {
  const taken: Moments[] = [];
  for (let act = 0; act < WARM_UP + acts; act += 1) {
    const acknowledged = desk.window.next('events');
    const arrivals = Promise.all(windows.map((window) => window.next('events')));
    const frame = page?.nextFrame();
    const sentAt = performance.now();
    desk.blackout();
    const [storedAt, arrivedAt, paintedAt] = await Promise.all([acknowledged, arrivals, frame]);
    // Windows report what they show, as screens do.
    for (const window of windows) {
      window.send({ kind: 'presence', visibility: 'visible', shown: act + 1 });
    }
    await wait(windows.length * PAUSE_MS_PER_VIEWER);
    if (act < WARM_UP) continue;
    taken.push({
      stored: storedAt - sentAt,
      arrived: arrivedAt.map((at) => at - sentAt),
      painted: paintedAt === undefined ? undefined : paintedAt - sentAt,
    });
  }
  return taken;
}

/**
 * Measures the messages alone first, and then with a browser, which takes one of two cores for each
 * frame.
 */
export async function measureActs(
  bench: PageBench,
  viewers: number,
  pid: number,
): Promise<ActFigures> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  const windows = await openMany(
    bench,
    Array.from({ length: viewers }, () => showId),
  );
  const before = processorMs(pid);
  const acts = await takeActs(desk, windows, ACTS);
  const processor = (processorMs(pid) - before) / desk.acts;
  const page = await FramePage.open({
    ...bench,
    address: `${bench.origin}${viewerPath(showId)}`,
    attribute: 'data-blackout',
  });
  const painted = await takeActs(desk, windows, FRAMES, page);
  for (const window of [desk.window, ...windows]) window.close();
  await page.close();
  return {
    viewers,
    stored: quantiles(acts.map(({ stored }) => stored)),
    atViewer: quantiles(acts.flatMap(({ arrived }) => arrived)),
    atLast: quantiles(acts.map(({ arrived }) => Math.max(...arrived))),
    frame: quantiles(painted.flatMap((act) => act.painted ?? [])),
    processorMs: processor,
  };
}
