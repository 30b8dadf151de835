import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BEAT_MS } from '../../../packages/live-room/src/domain/presence/heartbeat.ts';
import { signUp } from 'server/bench/desk';
import { processorMs } from 'server/bench/processor';
import { startServerProcess } from 'server/testing/connected-server';
import { Crowd } from '../load/crowd.ts';
import { createHouses } from '../load/storm.ts';
import { wait } from './bench-room.ts';

export const BEATEN_WINDOWS = 2_000;
const REST_MS = 3_000;
const MEASURED_MS = 15_000;

const NO_BEATS = pathToFileURL(resolve(import.meta.dirname, 'no-beats-probe.mjs')).href;

/** Processor time of a server with many windows at rest, in ms a second. */
export interface BeatFigures {
  readonly withBeats: number;
  readonly withoutBeats: number;
}

async function measureAtRest(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<number> {
  const server = await startServerProcess({
    STANDBY_DATA: folder,
    TRUST_PROXY: 'loopback',
    ...settings,
  });
  const crowd = new Crowd();
  try {
    const { origin, pid = 0 } = server;
    const bench = { origin, owner: await signUp(origin) };
    const showIds = await createHouses(bench, BEATEN_WINDOWS);
    await crowd.order({ kind: 'open', ...bench, showIds });
    await wait(REST_MS);
    const before = processorMs(pid);
    const startedAtMs = performance.now();
    await wait(MEASURED_MS);
    return (processorMs(pid) - before) / ((performance.now() - startedAtMs) / 1_000);
  } finally {
    crowd.stop();
    await server.stop();
  }
}

/**
 * Measures the cost of beats: the same windows at rest on the same server, with beats and without.
 */
export async function measureBeats(folder: string): Promise<BeatFigures> {
  return {
    withBeats: await measureAtRest(folder, {}),
    withoutBeats: await measureAtRest(folder, {
      NODE_OPTIONS: `--import=${NO_BEATS}`,
      STANDBY_BENCH_NO_TIMEOUT_OF_MS: String(BEAT_MS),
    }),
  };
}
