import type { RouteObject } from 'react-router-dom';
import { SHELL_CONTRACT, UserFacingError } from '@standby/shared-ui/contracts';
import type { RemoteInfo, RemoteInfos } from '../errors/error-report';
import type { OverrideStore } from '../overrides/override-store';
import { refusalReason } from '../overrides/refusal-reason';
import { isCompatible } from './compatibility';
import { createRemoteImporter } from './import-remote';
import { RemoteLoadError } from './load-error';
import { ownerOf, packageOf, type RemoteName } from './places';
import { preloadScripts } from './preload-scripts';
import { entryForAttempt, type Registry, type RegistryEntry } from './registry';
import { createRegistryClient, type RegistryClient } from './registry-client';

function fitsShell({ shellContract }: RegistryEntry): boolean {
  return shellContract === undefined || isCompatible(shellContract, SHELL_CONTRACT);
}

/** @throws {RemoteLoadError} which tells the remote's team both versions */
function assertFitsShell(name: RemoteName, listed: RegistryEntry): void {
  if (fitsShell(listed)) return;
  const { version, shellContract } = listed;
  throw new RemoteLoadError(
    name,
    'incompatible',
    new UserFacingError(
      `${packageOf(name)} ${version ?? ''} needs shell contract ${shellContract}; ` +
        `this shell offers ${SHELL_CONTRACT}. Release a build against ${SHELL_CONTRACT}, or roll back.`,
    ),
  );
}

export interface RemoteLoader {
  /**
   * Loads a remote's routes. A page keeps the registry that it started with. A retry (attempt 1 and
   * up) fetches the registry again, as the remote may have moved, and all files of the remote from addresses that the
   * page has not used yet. Rejects with a {@link RemoteLoadError}.
   */
  readonly load: (name: RemoteName, attempt: number) => Promise<RouteObject[]>;
  /** Fetches the scripts of the route at a path. Never rejects: `load` reports what did not arrive. */
  readonly preload: (pathname: string, priority?: 'low') => Promise<void>;
  /** Whether the current registry names another release of the remote that fits this shell. Never rejects. */
  readonly hasOtherRelease: (name: RemoteName) => Promise<boolean>;
  /** Version, address and load time of the remotes that were loaded so far. */
  readonly remoteInfo: () => RemoteInfos;
  readonly hasNewRelease: RegistryClient['hasNewRelease'];
}

export function createRemoteLoader(overrides: OverrideStore): RemoteLoader {
  const registry = createRegistryClient();
  const importRemote = createRemoteImporter();
  let infos: RemoteInfos = {};
  /** By remote, the latest attempt to load it. */
  const attempts = new Map<RemoteName, number>();

  function addInfo(name: RemoteName, info: RemoteInfo): void {
    infos = { ...infos, [name]: { ...infos[name], ...info } };
  }

  async function readRegistry(name: RemoteName, attempt: number): Promise<Registry> {
    try {
      const found = await (attempt > 0 ? registry.reload() : registry.get());
      overrides.applyPolicy(found.overrideOrigins);
      return found;
    } catch (cause) {
      throw new RemoteLoadError(name, 'unlisted', cause);
    }
  }

  function entryIn(found: Registry, name: RemoteName): RegistryEntry {
    try {
      return found.entryOf(name);
    } catch (cause) {
      throw new RemoteLoadError(name, 'unlisted', cause);
    }
  }

  async function run(name: RemoteName, listed: RegistryEntry): Promise<RouteObject[]> {
    addInfo(name, listed);
    assertFitsShell(name, listed);
    const start = performance.now();
    const routes = await importRemote(name, listed);
    addInfo(name, { entry: listed.entry, loadMillis: performance.now() - start });
    return routes;
  }

  async function load(name: RemoteName, attempt: number): Promise<RouteObject[]> {
    attempts.set(name, attempt);
    const found = await readRegistry(name, attempt);
    // One that was never released is nowhere but there.
    const override = overrides.of(name);
    if (override) {
      try {
        // For developers' pages alone.
        const { resolveOverride } = await import('../deferred');
        const served = await resolveOverride(name, override.address);
        return await run(name, entryForAttempt(served, attempt));
      } catch (error) {
        overrides.fail(override, refusalReason(error));
      }
    }
    return run(name, entryForAttempt(entryIn(found, name), attempt));
  }

  async function preload(pathname: string, priority?: 'low'): Promise<void> {
    const name = ownerOf(pathname);
    if (!name) return;
    const find = async () => entryIn(await readRegistry(name, 0), name);
    const listed = await find().catch(() => undefined);
    if (listed && fitsShell(listed) && !overrides.of(name)) {
      preloadScripts(entryForAttempt(listed, attempts.get(name) ?? 0), pathname, priority);
    }
  }

  async function hasOtherRelease(name: RemoteName): Promise<boolean> {
    if (overrides.of(name)) return false;
    const moved = await registry.movedEntry(name).catch(() => undefined);
    return moved !== undefined && fitsShell(moved);
  }

  return {
    load,
    preload,
    hasOtherRelease,
    remoteInfo: () => infos,
    hasNewRelease: registry.hasNewRelease,
  };
}
