import type { RemoteName } from '../../../federation.config';

/**
 * Why a remote is not there. `unreachable`: its server does not answer or has no such file.
 * `slow`: it did not answer in time. `broken`: what came is no program, or one that fails to start.
 * `unlisted`: the registry could not be read, so that its address is unknown. `incompatible`: it was
 * built against another shell contract, so it was not run.
 */
export type LoadFailure = 'unreachable' | 'slow' | 'broken' | 'unlisted' | 'incompatible';

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
 * A failed `import()` does not say why. This asks the entry's server once more:
 * no answer or an error status is `unreachable`, anything else that failed to run is `broken`.
 */
export async function diagnoseEntry(entry: string): Promise<LoadFailure> {
  try {
    const response = await fetch(entry, { method: 'HEAD' });
    return response.ok ? 'broken' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
