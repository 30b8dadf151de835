import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const BYTES_PER_KIB = 1024;

/** Returns the resident bytes of a process. */
export function residentBytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) * BYTES_PER_KIB;
}

const readProc = (pid: number | string, file: string): string => {
  const path = `/proc/${pid}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const parentOf = (pid: string): number =>
  Number(/^PPid:\s+(\d+)/mu.exec(readProc(pid, 'status'))?.[1]);

/**
 * Returns the bytes of a process and its children, with a proportional share of shared pages. This counts all of
 * Postgres, whose processes share its buffers. The result is undefined on a system without `/proc`.
 */
export function familyBytes(pid: number): number | undefined {
  if (!existsSync('/proc/self/smaps_rollup')) return undefined;
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/u.test(name) && parentOf(name) === pid,
  );
  return [pid, ...children].reduce<number>((sum, process) => {
    const rollup = readProc(process, 'smaps_rollup');
    return sum + Number(/^Pss:\s+(\d+)/mu.exec(rollup)?.[1] ?? 0) * BYTES_PER_KIB;
  }, 0);
}
