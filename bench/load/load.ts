import type { ServerProcess } from 'server/testing/connected-server';
import { signUp } from 'server/testing/desk-owner';
import { exceededIn, figureTable } from '../figures.ts';
import { withServer } from '../measured-server.ts';
import { failAbove, machineLoad, publishTable } from '../report.ts';
import { quantile } from '../statistics.ts';
import { type LoadFigures, loadFigures } from './figures.ts';
import { measureMisbehavingClients } from './misbehaving-clients.ts';
import { memoryOf, PROBE_SETTINGS } from './probe.ts';
import { measureRooms } from './rooms.ts';
import { type LoadSizes, loadSizes } from './sizes.ts';
import { measureSockets } from './sockets.ts';
import { measureSteady } from './steady.ts';
import { measureStorm } from './storm.ts';

const p50 = (times: readonly number[]): number => quantile(times, 0.5);
const p95 = (times: readonly number[]): number => quantile(times, 0.95);

async function measure({ origin, pid = 0 }: ServerProcess, sizes: LoadSizes): Promise<LoadFigures> {
  const bench = { origin, owner: await signUp(origin) };
  const memory = () => memoryOf(pid);
  console.log(`  ${sizes.sockets} sockets`);
  const sockets = await measureSockets(bench, sizes.sockets, memory);
  console.log(`  ${sizes.rooms} rooms`);
  const rooms = await measureRooms(bench, sizes, pid);
  console.log(`  ${sizes.storm} come back at once`);
  const storm = await measureStorm(bench, sizes.storm);
  console.log('  runaways and slow readers');
  const rude = await measureMisbehavingClients(bench);
  console.log(`  ${sizes.minutes} minutes of steady load`);
  const steady = await measureSteady(bench, sizes.minutes, memory);
  return {
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
}

/**
 * Measures the load that one process with its own Postgres holds, with crowds in other processes.
 * The process fails if a figure exceeds its limit.
 */
export async function benchLoad(): Promise<void> {
  const sizes = loadSizes(process.env);
  const load = machineLoad();
  const measured = await withServer((server) => measure(server, sizes), {
    settings: PROBE_SETTINGS,
    options: ['--api-only'],
  });
  const figures = loadFigures(sizes);
  const table = figureTable(figures, measured);
  if (sizes.isFull) await publishTable({ page: 'load.md', table, load });
  else console.log(table);
  failAbove(exceededIn(figures, measured));
}
