import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wait } from '../server/bench-room.ts';

const POLL_INTERVAL_MS = 20;

const PROBE = pathToFileURL(resolve(import.meta.dirname, 'heap-probe.mjs')).href;

/** Returns the settings with which a server reports its memory. */
export const probeSettings = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${PROBE}`,
  STANDBY_HEAP_FILE: file,
});

/** Returns the memory of a server after a garbage collection. */
export async function memoryOf(pid: number, file: string): Promise<NodeJS.MemoryUsage> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await wait(POLL_INTERVAL_MS);
  return JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage;
}
