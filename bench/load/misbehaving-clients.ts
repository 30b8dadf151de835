import { addShows, type Bench, BenchDesk, openMany } from '../room/bench-room.ts';
import { Crowd } from './crowd.ts';
import { actUntil } from './steady-desk.ts';

const ACTS = 200;
const VIEWERS = 20;
/** Windows of the same room that read nothing. */
const SLOW_READERS = 50;
/** Windows of another room that send as fast as they can, and come back each time. */
const RUNAWAYS = 5;

interface MisbehavingClientsFigures {
  /** Milliseconds from act to acknowledgement of a show without them. */
  readonly calm: readonly number[];
  readonly besideSlowReaders: readonly number[];
  readonly besideRunaways: readonly number[];
}

/**
 * Measures a usual show together with windows that do not read, and with windows that send without
 * end.
 */
export async function measureMisbehavingClients(bench: Bench): Promise<MisbehavingClientsFigures> {
  const { origin, owner } = bench;
  const [showId = '', other = ''] = await addShows(bench, 2);
  const desk = await BenchDesk.open(bench, showId);
  const viewers = await openMany(
    bench,
    Array.from({ length: VIEWERS }, () => showId),
  );
  const act = (): Promise<number[]> => actUntil(desk, (acts) => acts >= ACTS);
  const calm = await act();
  const slow = new Crowd();
  await slow.order({
    kind: 'open',
    origin,
    owner,
    showIds: Array.from({ length: SLOW_READERS }, () => showId),
  });
  await slow.order({ kind: 'silence' });
  const besideSlowReaders = await act();
  slow.stop();
  const runaways = new Crowd();
  await runaways.order({
    kind: 'flood',
    origin,
    owner,
    showIds: Array.from({ length: RUNAWAYS }, () => other),
  });
  const besideRunaways = await act();
  runaways.stop();
  for (const window of [desk.window, ...viewers]) window.close();
  return { calm, besideSlowReaders, besideRunaways };
}
