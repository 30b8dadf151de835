import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BYTES_PER_KIB = 1024;

/** Milliseconds of a tick; Linux counts in hundredths of a second. */
const TICK_MS = 10;
/** Positions of the time in the program and in the kernel, after the program's name. */
const [USER, KERNEL] = [11, 12];

/** Returns the resident bytes of a process. */
export function residentBytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) * BYTES_PER_KIB;
}

/** Returns the processor time of a process so far, in ms. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[KERNEL])) * TICK_MS;
}
