import { quantile } from '../statistics.ts';
import { addShow, type Bench, BenchDesk, openMany, wait } from './bench-room.ts';
import { BenchWindow } from './bench-window.ts';
import { ViewerPage } from './viewer-page.ts';

const ACTS = 300;
const WARM_UP = 50;
/** The server takes 2,000 messages a second of one account, and each viewer answers each act. */
const PAUSE_MS_PER_VIEWER = 0.6;

export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface ActFigures {
  readonly viewers: number;
  readonly stored: Quantiles;
  /** Of all viewers' messages. */
  readonly atViewer: Quantiles;
  /** Of the last viewer of each act. */
  readonly atLast: Quantiles;
  /** Painted on the page of a viewer, which is one more. */
  readonly frame: Quantiles;
}

const quantiles = (figures: readonly number[]): Quantiles => ({
  p50: quantile(figures, 0.5),
  p95: quantile(figures, 0.95),
  p99: quantile(figures, 0.99),
});

export async function measureActs(bench: Bench, viewers: number): Promise<ActFigures> {
  const showId = await addShow(bench);
  const desk = new BenchDesk(await BenchWindow.open({ ...bench, showId, role: 'controller' }));
  const windows = await openMany(
    bench,
    Array.from({ length: viewers }, () => showId),
  );
  const page = await ViewerPage.open({ ...bench, showId });
  const [stored, atViewer, atLast, frame]: [number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ];
  for (let act = 0; act < WARM_UP + ACTS; act += 1) {
    const moments = [
      desk.window.next('ack'),
      page.nextFrame(),
      ...windows.map((window) => window.next('entries')),
    ];
    const sentAt = performance.now();
    desk.blackout();
    const times = (await Promise.all(moments)).map((at) => at - sentAt);
    const [acknowledged = 0, painted = 0, ...arrived] = times;
    // As screens do: they say what they show.
    for (const window of windows) {
      window.send({ kind: 'presence', visibility: 'visible', shown: act + 1 });
    }
    await wait(viewers * PAUSE_MS_PER_VIEWER);
    if (act < WARM_UP) continue;
    stored.push(acknowledged);
    atViewer.push(...arrived);
    atLast.push(Math.max(...arrived));
    frame.push(painted);
  }
  for (const window of [desk.window, ...windows]) window.close();
  await page.close();
  return {
    viewers,
    stored: quantiles(stored),
    atViewer: quantiles(atViewer),
    atLast: quantiles(atLast),
    frame: quantiles(frame),
  };
}
