import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
/** Of the time in the program and in the kernel, after the program's name. */
const [USER, KERNEL] = [11, 12];

/** Processor time that a process has taken so far, in ms. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[KERNEL])) * TICK_MS;
}
