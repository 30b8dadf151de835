import { execFileSync } from 'node:child_process';

/**
 * Lets a process write nothing beyond the first megabyte of a file, which is what a full disk does to a database
 * whose files exist. Linux changes this limit of a running process, without any rights.
 */
export function takeRoom(pid: number): void {
  execFileSync('prlimit', [`--pid=${pid}`, '--fsize=1048576:unlimited']);
}

export function giveRoom(pid: number): void {
  execFileSync('prlimit', [`--pid=${pid}`, '--fsize=unlimited:unlimited']);
}
