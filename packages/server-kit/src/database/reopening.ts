import type { PGlite } from '@electric-sql/pglite';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseReports } from './database.ts';
import { EmbeddedBackend } from './embedded-backend.ts';
import { DamageError } from './pages.ts';
import { assertDiskSpace, openChecked } from './restore-snapshot.ts';

/** How long after a failure, and after each attempt, the database is opened again. */
const REOPEN_MS = 2_000;

export interface ReopeningOptions extends DatabaseReports {
  readonly folder: string;
  /** What was committed last is unknown: a commit may have failed after it was written. */
  readonly onReopened: () => void;
}

export interface Reopening {
  readonly backend: EmbeddedBackend;
  readonly stop: () => Promise<void>;
}

/** Opens a database again after a failure, once something can be written in its folder. */
export function keepOpen(
  lite: PGlite,
  { folder, onError, onNotice, onLost, onReopened }: ReopeningOptions,
): Reopening {
  const stopping = new AbortController();
  const { signal } = stopping;
  let reopening = Promise.resolve();

  /** @returns false where it has to be tried again */
  async function tryOpening(): Promise<boolean> {
    try {
      await assertDiskSpace(dirname(folder));
      backend.replace(await openChecked(folder));
      onNotice('The database is open again, with everything that was acknowledged.');
      onReopened();
      return true;
    } catch (error) {
      if (!(error instanceof DamageError)) return false;
      onNotice(`The database in ${folder} is damaged: ${error.message}.`);
      onLost?.();
      return true;
    }
  }

  async function reopen(cause: unknown): Promise<void> {
    const reason = cause instanceof Error ? cause.message : String(cause);
    onNotice(`The database has failed (${reason}). It will be reopened.`);
    const pause = (): Promise<boolean> =>
      delay(REOPEN_MS, true, { signal, ref: false }).catch(() => false);
    while ((await pause()) && !(await tryOpening()));
  }

  const backend = new EmbeddedBackend(lite, (cause) => {
    reopening = reopen(cause).catch(onError);
  });
  return {
    backend,
    stop: () => {
      stopping.abort();
      return reopening;
    },
  };
}
