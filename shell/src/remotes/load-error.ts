import type { RemoteName } from '../../../federation.config';

/**
 * Why a remote is not there. `unreachable`: its server does not answer or has no such file.
 * `slow`: it did not answer in time. `broken`: what came is no program, or one that fails to start.
 * `incomplete`: it starts, but a file that it is made of did not come.
 * `altered`: what came has not the hash that the registry gives, so it was not run. `unlisted`: the
 * registry could not be read or was refused, so that its address is unknown. `incompatible`: it was
 * built against another shell contract, so it was not run.
 */
export type LoadFailure =
  'unreachable' | 'slow' | 'broken' | 'incomplete' | 'altered' | 'unlisted' | 'incompatible';

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: RemoteName,
    readonly failure: LoadFailure,
    cause?: unknown,
  ) {
    // The cause's own words too: not every console shows causes.
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`remote "${remote}" is ${failure}${reason}`, { cause });
  }
}

/** A file of a build, as browsers name in an error what they could not import. */
const MISSING_PART = /\/assets\/[\w.-]+-[\w-]{8}\.js/u;

/** Whether a load failed for a file other than the entry. Browsers keep such a failure as long as a page lives. */
export function isPartMissing(cause: unknown): boolean {
  return cause instanceof Error && MISSING_PART.test(cause.message);
}

/**
 * A failed `import()` does not say why. This asks the entry's server once more: no answer or an error
 * status is `unreachable`, another content than the hash stands for `altered`. The right content has
 * started before, so it is `incomplete`: something that it imports did not come. Anything else is `broken`.
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
