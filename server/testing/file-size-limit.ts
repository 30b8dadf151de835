import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Changes the limit of a running process. On Linux its owner needs no other rights for this. */
function limit(pid: number, fileSize: string): void {
  const { uid, gid } = statSync(`/proc/${pid}`);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const options = { ...owner, stdio: 'pipe' } as const;
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${fileSize}:unlimited`], options);
}

/**
 * Limits a process to the first megabyte of a file, which has the effect of a full disk on a database with existing
 * files.
 */
export function takeRoom(pid: number): void {
  limit(pid, '1048576');
}

export function giveRoom(pid: number): void {
  limit(pid, 'unlimited');
}

/** Returns a process and its children, which do not inherit later changes; empty if the process has ended. */
function processesOf(pid: number): number[] {
  if (!existsSync(`/proc/${pid}`)) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Changes the limits of processes and of their children. */
export function changeFamilies(pids: readonly number[], change: (pid: number) => void): void {
  for (const pid of pids.flatMap(processesOf)) {
    try {
      change(pid);
    } catch (error) {
      // Processes of Postgres may have ended meanwhile.
      if (existsSync(`/proc/${pid}`)) throw error;
    }
  }
}
