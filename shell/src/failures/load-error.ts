import type { ModuleFailure } from '@standby/contracts';
import type { RemoteName } from '../composition/places';

/**
 * Reason for which a remote did not load.
 *
 * - `unreachable`: its server does not answer, or has no such file.
 * - `slow`: its server did not answer in time.
 * - `broken`: the entry is not valid JavaScript, or no remote.
 * - `threw`: all files arrived, but one of its modules threw when it was evaluated.
 * - `incomplete`: the entry runs, but one of its chunks did not arrive.
 * - `altered`: the entry does not have the hash in the registry, so it does not run.
 * - `unlisted`: the registry could not be read, or has no valid entry for the remote.
 * - `incompatible`: it was built against another shell contract, so it does not run.
 */
export type LoadFailure =
  | ModuleFailure
  | 'unreachable'
  | 'slow'
  | 'altered'
  | 'unlisted'
  | 'incompatible';

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: RemoteName,
    readonly failure: LoadFailure,
    cause?: unknown,
  ) {
    // The message repeats the cause's message, because not every console shows causes.
    // oxlint-disable-next-line standby/no-raw-message -- for the error report
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    const what = failure === 'threw' ? 'threw while it started' : `is ${failure}`;
    super(`remote "${remote}" ${what}${reason}`, { cause });
  }
}

/** Reports a screen that renders without an end, so that the page cannot go to the next one. */
export class StuckScreenError extends Error {
  override readonly name = 'StuckScreenError';

  constructor(
    readonly remote: RemoteName,
    path: string,
    target: string,
  ) {
    super(
      `the screen of remote "${remote}" at ${path} renders without an end: the page could not go to ${target}`,
    );
  }
}

/**
 * Finds out why the `import()` of an entry failed, because browsers do not tell. Requests the entry
 * again: no answer or an error status means `unreachable`, a hash mismatch means `altered`. If an
 * entry has the right hash, one of its chunks is missing: `incomplete`. An entry that has no hash
 * to compare is `broken`.
 */
export async function diagnoseEntry(entry: string, integrity?: string): Promise<LoadFailure> {
  let failure: LoadFailure = 'unreachable';
  try {
    const { ok } = await fetch(entry, { method: 'HEAD' });
    if (!ok) return failure;
    if (integrity) {
      failure = 'altered';
      await fetch(entry, { integrity });
      return 'incomplete';
    }
    return 'broken';
  } catch {
    return failure;
  }
}
