import type { RemoteName } from '../../../federation.config';

/**
 * Why a remote is not there. `unreachable`: its server does not answer or has no such file.
 * `slow`: it did not answer in time. `broken`: what came is no program, or one that fails to start.
 * `altered`: what came has not the hash that the registry gives, so it was not run. `unlisted`: the
 * registry could not be read or was refused, so that its address is unknown. `incompatible`: it was
 * built against another shell contract, so it was not run.
 */
export type LoadFailure =
  'unreachable' | 'slow' | 'broken' | 'altered' | 'unlisted' | 'incompatible';

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

/**
 * A failed load does not say why. This asks the entry's server once more: no answer or an error status
 * is `unreachable`, another content than the hash stands for `altered`, anything else `broken`.
 */
export async function diagnoseEntry(entry: string, integrity?: string): Promise<LoadFailure> {
  let failure: LoadFailure = 'unreachable';
  try {
    const { ok } = await fetch(entry, { method: 'HEAD' });
    if (!ok) return failure;
    if (integrity) {
      failure = 'altered';
      await fetch(entry, { integrity });
    }
    return 'broken';
  } catch {
    return failure;
  }
}
