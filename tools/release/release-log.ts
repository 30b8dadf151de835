import { OVERRIDE_ORIGINS, REMOTE_ENTRY, type RemoteName } from 'federation-config';
import type { RemoteIntegrity } from '../integrity.ts';
import type { Preloads } from '../pages/pages.ts';

/** One build of a remote that lies on the host; its files never change. */
export interface Release {
  /** Version and content: `0.1.0-3f9c2a1b`. Names its folder. */
  readonly id: string;
  readonly version: string;
  readonly shellContract: string;
  /** Hash of its entry. */
  readonly integrity: string;
  /** Hashes of what its entry imports statically; a log of former times does not say. */
  readonly imports?: RemoteIntegrity['imports'];
  /** What its routes need; a log of former times does not say. */
  readonly preloads?: Preloads;
}

/** What was released of one remote and where its pointer stood, kept on the host beside the releases. */
export interface ReleaseLog {
  readonly releases: readonly Release[];
  /** Ids that the pointer stood on, in their order; the last is the current one. */
  readonly pointed: readonly string[];
  /** A release that only a share of the visitors gets, from 0 to 1. */
  readonly canary?: { readonly id: string; readonly share: number };
}

export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

export const EMPTY_LOG: ReleaseLog = { releases: [], pointed: [] };

export function currentId({ pointed }: ReleaseLog): string | undefined {
  return pointed.at(-1);
}

/** Adds a release, once, and leaves the pointer where it is. */
function withRelease(log: ReleaseLog, release: Release): ReleaseLog {
  const isKnown = log.releases.some(({ id }) => id === release.id);
  return isKnown ? log : { ...log, releases: [...log.releases, release] };
}

/** Moves the pointer to a release, which ends a canary. */
export function point(log: ReleaseLog, release: Release): ReleaseLog {
  const { releases, pointed } = withRelease(log, release);
  return { releases, pointed: currentId(log) === release.id ? pointed : [...pointed, release.id] };
}

/**
 * Gives a release to a share of the visitors.
 *
 * @throws {ReleaseError} when there is nothing for the others, or the share is none
 */
export function startCanary(log: ReleaseLog, release: Release, share: number): ReleaseLog {
  if (!(share > 0 && share < 1)) {
    throw new ReleaseError('a canary takes a share between 0 and 100 per cent');
  }
  if (currentId(log) === undefined) throw new ReleaseError('the first release cannot be a canary');
  if (currentId(log) === release.id) throw new ReleaseError(`${release.id} is what everybody has`);
  return { ...withRelease(log, release), canary: { id: release.id, share } };
}

/**
 * Ends a canary, or else moves the pointer back to where it stood before.
 *
 * @throws {ReleaseError} when it has stood nowhere else
 */
export function rollBack({ releases, pointed, canary }: ReleaseLog): ReleaseLog {
  if (canary) return { releases, pointed };
  if (pointed.length < 2) throw new ReleaseError('there is no earlier release to go back to');
  return { releases, pointed: pointed.slice(0, -1) };
}

interface RegistryEntry {
  readonly entry: string;
  readonly version: string;
  readonly shellContract: string;
  readonly integrity: string;
  readonly imports?: RemoteIntegrity['imports'] | undefined;
  readonly preloads?: Preloads | undefined;
  readonly canary?: RegistryEntry & { readonly share: number };
}

function describe(name: RemoteName, log: ReleaseLog, id: string): RegistryEntry {
  const release = log.releases.find((candidate) => candidate.id === id);
  if (!release)
    throw new ReleaseError(`the log of ${name} points to ${id}, which it does not have`);
  const { version, shellContract, integrity, imports, preloads } = release;
  const entry = `/remotes/${name}/${id}/${REMOTE_ENTRY}`;
  return { entry, version, shellContract, integrity, imports, preloads };
}

/** The registry: a small pointer to the release of each remote. */
export function registryOf(logs: Readonly<Record<RemoteName, ReleaseLog>>): {
  policy: { overrideOrigins: readonly string[] };
  remotes: Record<string, RegistryEntry>;
} {
  const names = Object.keys(logs) as RemoteName[];
  return {
    policy: { overrideOrigins: OVERRIDE_ORIGINS },
    remotes: Object.fromEntries(
      names.map((name) => {
        const log = logs[name];
        const id = currentId(log);
        if (id === undefined) throw new ReleaseError(`${name} was never released`);
        const { canary } = log;
        return [
          name,
          {
            ...describe(name, log, id),
            ...(canary
              ? { canary: { ...describe(name, log, canary.id), share: canary.share } }
              : {}),
          },
        ];
      }),
    ),
  };
}
