import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Linux changes this limit of a running process for its owner, who needs no other rights. */
function limit(pid: number, fileSize: string): void {
  const { uid, gid } = statSync(`/proc/${pid}`);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const options = { ...owner, stdio: 'pipe' } as const;
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${fileSize}:unlimited`], options);
}

/**
 * Lets a process write nothing beyond the first megabyte of a file, which is what a full disk does to a database
 * whose files exist.
 */
export function takeRoom(pid: number): void {
  limit(pid, '1048576');
}

export function giveRoom(pid: number): void {
  limit(pid, 'unlimited');
}

/** A process and those that it has started, which inherit nothing later; none where it has ended. */
function processesOf(pid: number): number[] {
  if (!existsSync(`/proc/${pid}`)) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Changes the limits of processes and of those that they have started. */
export function changeFamilies(pids: readonly number[], change: (pid: number) => void): void {
  for (const pid of pids.flatMap(processesOf)) {
    try {
      change(pid);
    } catch (error) {
      // The processes of Postgres come and go.
      if (existsSync(`/proc/${pid}`)) throw error;
    }
  }
}
