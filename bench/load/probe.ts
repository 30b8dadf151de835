import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wait } from '../room/bench-room.ts';

const POLL_INTERVAL_MS = 20;

const PROBE = pathToFileURL(resolve(import.meta.dirname, 'heap-probe.mjs')).href;

const FILE = resolve(tmpdir(), `standby-heap-${process.pid}.json`);

/** Settings with which a server reports its memory. */
export const PROBE_SETTINGS: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import=${PROBE}`,
  STANDBY_HEAP_FILE: FILE,
};

/** Returns the memory of a server after a garbage collection. */
export async function memoryOf(pid: number): Promise<NodeJS.MemoryUsage> {
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(FILE)) await wait(POLL_INTERVAL_MS);
  const usage = JSON.parse(readFileSync(FILE, 'utf8')) as NodeJS.MemoryUsage;
  rmSync(FILE);
  return usage;
}
