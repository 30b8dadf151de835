import { REGISTRY_PATH } from '@standby/federation-config';
import { rolloutBucket } from './rollout-bucket';
import type { RemoteName } from '../composition/places';
import { parseRegistry, RegistryError, type Registry, type RegistryEntry } from './registry';

/** @throws {RegistryError} when the registry cannot be fetched or parsed */
async function fetchRegistry(): Promise<Registry> {
  let content: unknown;
  try {
    const response = await fetch(REGISTRY_PATH, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new RegistryError(`HTTP ${response.status}`);
    content = await response.json();
  } catch (cause) {
    throw new RegistryError('the registry could not be read', { cause });
  }
  return parseRegistry(content, window.location.origin, rolloutBucket());
}

export interface RegistryClient {
  /** The registry of this page: fetched once, and again after a failed fetch. Rejects with a {@link RegistryError}. */
  readonly get: () => Promise<Registry>;
  /** Fetches the registry again and keeps the new one. */
  readonly reload: () => Promise<Registry>;
  /**
   * Returns the remote's entry in the current registry if it differs from this page's. Rejects if
   * the registry cannot be read.
   */
  readonly movedEntry: (name: RemoteName) => Promise<RegistryEntry | undefined>;
  /**
   * Whether the current registry has another shell or other entries than this page's. Rejects if
   * the registry cannot be read.
   */
  readonly hasNewRelease: () => Promise<boolean>;
}

/**
 * Returns the remote's new entry, if it has one. A remote without a usable entry is a fault, not a
 * release: the page still runs its own.
 */
function movedEntry(name: RemoteName, ours: Registry, latest: Registry): RegistryEntry | undefined {
  const [current, listed] = [ours, latest].map(({ entryOf }) => {
    try {
      return entryOf(name);
    } catch {
      return undefined;
    }
  });
  return listed?.entry === current?.entry ? undefined : listed;
}

export function createRegistryClient(): RegistryClient {
  let registry: Promise<Registry> | undefined;

  function reload(): Promise<Registry> {
    const fetched = fetchRegistry();
    registry = fetched;
    // A failed fetch is not kept, so that the next caller fetches again.
    fetched.catch(() => {
      if (registry === fetched) registry = undefined;
    });
    return fetched;
  }

  return {
    get: () => registry ?? reload(),
    reload,
    async movedEntry(name) {
      return movedEntry(name, await (registry ?? reload()), await fetchRegistry());
    },
    async hasNewRelease() {
      if (!registry) return false;
      const [ours, latest] = await Promise.all([registry, fetchRegistry()]);
      if (latest.shell !== ours.shell) return true;
      // A page knows the tabs and paths of its remotes from its start, so an added or removed
      // remote is a release.
      if (ours.names.some((name) => !latest.names.includes(name))) return true;
      return latest.names.some((name) => movedEntry(name, ours, latest) !== undefined);
    },
  };
}
