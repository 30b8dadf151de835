import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { measureBareCommits } from 'server/bench/bare-commit';
import { signUp } from 'server/bench/desk';
import { processorMs } from 'server/bench/processor';
import { startServerProcess } from 'server/testing/connected-server';
import type { PostgresCluster } from 'server/testing/postgres-cluster';
import { quantile } from '../../../platform/bench/statistics.ts';
import { takeActs } from '../server/acts.ts';
import { addShow, type Bench, BenchDesk, openMany } from '../server/bench-room.ts';
import { measureEchoes } from '../server/echoes.ts';
import type { LoadFigures } from './figures.ts';
import { measureRooms } from './rooms.ts';
import { measureMisbehavingClients } from './misbehaving-clients.ts';
import type { LoadSizes } from './sizes.ts';
import { measureBareSockets, measureSockets } from './sockets.ts';
import { memoryOf, probeSettings } from './probe.ts';
import { measureSteady } from './steady.ts';
import { measureStorm } from './storm.ts';

const WARM_UP = 20;
const PAUSE_MS = 20;

const p50 = (times: readonly number[]): number => quantile(times, 0.5);
const p95 = (times: readonly number[]): number => quantile(times, 0.95);

async function measureViewers(
  bench: Bench,
  { viewers, acts }: LoadSizes,
  pid: number,
): Promise<LoadFigures> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  const windows = await openMany(
    bench,
    Array.from({ length: viewers }, () => showId),
  );
  const before = processorMs(pid);
  const taken = await takeActs(desk, windows, acts);
  const processor = (processorMs(pid) - before) / desk.acts;
  for (const window of [desk.window, ...windows]) window.close();
  const stored = taken.map((act) => act.stored);
  const last = taken.map(({ arrived }) => Math.max(...arrived));
  return {
    'stored.p50': p50(stored),
    'stored.p95': p95(stored),
    'last.p50': p50(last),
    'last.p95': p95(last),
    'last.processor': processor,
  };
}

/** Measures the same load on a database alone, and on a server that only passes messages on. */
export async function measureLimits(
  cluster: PostgresCluster,
  { viewers, acts, sockets, storm }: LoadSizes,
): Promise<LoadFigures> {
  console.log('  bare commits, echoes and sockets');
  const commits = await measureBareCommits(cluster);
  const echo = await measureEchoes({
    sockets: viewers,
    rounds: acts,
    warmUp: WARM_UP,
    pauseMs: PAUSE_MS,
  });
  const bare = await measureBareSockets(sockets, storm);
  return {
    'stored.p50': p50(commits.alone),
    'stored.p95': p95(commits.alone),
    'last.p50': echo.atLast.p50,
    'last.p95': echo.atLast.p95,
    'rooms.perSecond': commits.perSecond,
    'sockets.open': bare.openMs,
    'sockets.bytes': bare.bytesPerSocket,
    'storm.all': bare.stormMs,
  };
}

/** Starts the real server in a separate process, with crowds in others, and measures it. */
export async function measureLoad(sizes: LoadSizes): Promise<LoadFigures> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-load-'));
  const file = resolve(folder, 'heap.json');
  const settings = {
    STANDBY_DATA: folder,
    TRUST_PROXY: 'loopback',
    ...probeSettings(file),
  };
  const start = () => startServerProcess(settings, undefined, ['--api-only']);
  // The first start creates the database, and leaves memory that later starts do not need.
  await (await start()).stop();
  const server = await start();
  const { origin, pid = 0 } = server;
  try {
    const bench = { origin, owner: await signUp(origin) };
    console.log(`  ${sizes.sockets} sockets`);
    const memory = () => memoryOf(pid, file);
    const sockets = await measureSockets(bench, sizes.sockets, memory);
    console.log(`  ${sizes.viewers} viewers`);
    const viewers = await measureViewers(bench, sizes, pid);
    console.log(`  ${sizes.rooms} rooms`);
    const rooms = await measureRooms(bench, sizes, pid);
    console.log(`  ${sizes.storm} come back at once`);
    const storm = await measureStorm(bench, sizes.storm);
    console.log('  runaways and slow readers');
    const rude = await measureMisbehavingClients(bench);
    console.log(`  ${sizes.minutes} minutes of steady load`);
    const steady = await measureSteady(bench, sizes.minutes, memory);
    return {
      ...viewers,
      'rooms.p50': p50(rooms.stored),
      'rooms.p95': p95(rooms.stored),
      'rooms.perSecond': rooms.perSecond,
      'rooms.processor': rooms.processorMs,
      'sockets.open': sockets.openMs,
      'sockets.bytes': sockets.bytesPerSocket,
      'sockets.p95': p95(sockets.stored),
      'storm.all': storm.allBackMs,
      'storm.retries': storm.retries,
      'storm.calm': p95(storm.calm),
      'storm.p95': p95(storm.stayed),
      'storm.max': Math.max(...storm.stayed),
      'rude.calm': p95(rude.calm),
      'rude.slow': p95(rude.besideSlowReaders),
      'rude.runaway': p95(rude.besideRunaways),
      'steady.heap': steady.heapBytes,
      'steady.growth': steady.bytesPerHour,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
