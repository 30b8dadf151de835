import { addShow, type Bench, BenchDesk, openMany, wait } from '../room/bench-room.ts';
import { Crowd } from './crowd.ts';
import { actUntil } from './steady-desk.ts';
import { createHouses } from './storm.ts';

const ACTS = 200;
const VIEWERS = 20;
const REST_MS = 3_000;

interface SocketsFigures {
  readonly openMs: number;
  readonly bytesPerSocket: number;
  /** Milliseconds from act to acknowledgement in a room beside the sockets. */
  readonly stored: readonly number[];
}

/** Measures very many windows of one process, in houses of 200. */
export async function measureSockets(
  bench: Bench,
  count: number,
  memory: () => Promise<NodeJS.MemoryUsage>,
): Promise<SocketsFigures> {
  const { origin, owner } = bench;
  const showIds = await createHouses(bench, count);
  const crowd = new Crowd();
  try {
    await wait(REST_MS);
    const { rss: before } = await memory();
    const { tookMs } = await crowd.order({ kind: 'open', origin, owner, showIds });
    await wait(REST_MS);
    const { rss: after } = await memory();
    const bytesPerSocket = (after - before) / count;
    const showId = await addShow(bench);
    const desk = await BenchDesk.open(bench, showId);
    const others = await openMany(
      bench,
      Array.from({ length: VIEWERS }, () => showId),
    );
    const stored = await actUntil(desk, (acts) => acts >= ACTS);
    for (const window of [desk.window, ...others]) window.close();
    return { openMs: tookMs, bytesPerSocket, stored };
  } finally {
    crowd.stop();
  }
}
