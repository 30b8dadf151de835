import type { TestProject } from 'vitest/node';
import { ensureSshd } from './ssh-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of sshd; undefined if sshd, ssh or rsync is missing. */
    readonly sshd: string | undefined;
  }
}

/** Runs once for all test files, because two of them would install at the same time. */
export function setup(project: TestProject): void {
  const sshd = ensureSshd(Boolean(process.env['CI']));
  if (sshd === undefined) {
    console.log('sshd, ssh or rsync: MISSING, so releases are tested on a folder alone.');
  }
  project.provide('sshd', sshd);
}
