import type { RemoteName } from './places';

/**
 * Why a remote did not load.
 *
 * - `unreachable`: its server does not answer, or has no such file.
 * - `slow`: its server did not answer in time.
 * - `broken`: the entry is not valid JavaScript, or throws when it runs.
 * - `incomplete`: the entry runs, but one of its chunks did not arrive.
 * - `altered`: the entry does not have the hash in the registry, so it does not run.
 * - `unlisted`: the registry could not be read, or has no valid entry for the remote.
 * - `incompatible`: it was built against another shell contract, so it does not run.
 */
export type LoadFailure =
  | 'unreachable'
  | 'slow'
  | 'broken'
  | 'incomplete'
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
    // The message repeats the cause's: not every console shows causes.
    // oxlint-disable-next-line standby/no-raw-message -- for the error report
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`remote "${remote}" is ${failure}${reason}`, { cause });
  }
}

/** The address of a chunk in the message of a failed `import()`. */
const CHUNK_FILE = /\/assets\/[\w.-]+-[\w-]{8}\.js/u;

/** Whether an import failed because of a file other than the entry. */
export function isChunkMissing(cause: unknown): boolean {
  // oxlint-disable-next-line standby/no-raw-message -- read for its address
  return cause instanceof Error && CHUNK_FILE.test(cause.message);
}

/**
 * Finds out why the `import()` of an entry failed, as browsers do not say. Requests the entry again: no
 * answer or an error status means `unreachable`, a hash mismatch means `altered`. An entry with the right
 * hash is valid, so a chunk that it imports is missing: `incomplete`. Without a hash it is `broken`.
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
