import type { RouteObject } from 'react-router-dom';
import { SHELL_CONTRACT, UserFacingError } from '@standby/contracts';
import type { RemoteInfo, RemoteInfos } from './remote-info';
import type { OverrideStore } from '../overrides/override-store';
import type { Override } from '../overrides/overrides';
import { refusalReason } from '../failures/refusal-reason';
import { isCompatible } from './compatibility';
import { createRemoteImporter } from './import-remote';
import { RemoteLoadError } from '../failures/load-error';
import { ownerOf, packageOf, type RemoteName } from '../composition/places';
import { preloadScripts } from './preload-scripts';
import { entryForAttempt, type Registry, type RegistryEntry } from './registry';
import { createRegistryClient, type RegistryClient } from './registry-client';

const fits = ({ refusal, shellContract }: RegistryEntry): boolean =>
  refusal === undefined &&
  (shellContract === undefined || isCompatible(shellContract, SHELL_CONTRACT));

/** @throws {RemoteLoadError} which tells the remote's team the versions that do not fit */
function assertFits(name: RemoteName, listed: RegistryEntry): void {
  const { version, shellContract, refusal } = listed;
  if (fits(listed)) return;
  const words =
    refusal ??
    `${packageOf(name)} ${version ?? ''} needs shell contract ${shellContract}; ` +
      `this shell offers ${SHELL_CONTRACT}. Release a build against ${SHELL_CONTRACT}, or roll back.`;
  throw new RemoteLoadError(name, 'incompatible', new UserFacingError(words));
}

export interface RemoteLoader {
  /**
   * Loads a remote's routes. A page keeps the registry that it started with. A retry (attempt 1 and
   * up) fetches the registry again, because the remote may have moved. It also fetches the remote's
   * files from addresses that the page has not used yet. Rejects with a {@link RemoteLoadError}.
   */
  readonly load: (name: RemoteName, attempt: number) => Promise<RouteObject[]>;
  /**
   * Gives up an override that is still loading: the page loads the released remote instead. Returns
   * false if no override is loading.
   */
  readonly giveUpOverride: (name: RemoteName) => boolean;
  /**
   * Drops an override that has loaded, but whose screen did not arrive in time. The next attempt
   * loads the released remote. Returns false if the remote has no override.
   */
  readonly dropOverride: (name: RemoteName) => boolean;
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
  /** Latest attempt to load each remote. */
  const attempts = new Map<RemoteName, number>();
  /** Functions that give up the override that is loading, by remote. */
  const loadingOverrides = new Map<RemoteName, () => void>();

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

  /** @param signal aborts an override that took too long: then nothing of it is used. */
  async function run(
    name: RemoteName,
    listed: RegistryEntry,
    signal?: AbortSignal,
  ): Promise<RouteObject[]> {
    signal?.throwIfAborted();
    const isPreloaded = performance.getEntriesByName(listed.entry).length > 0;
    addInfo(name, { ...listed, isPreloaded });
    assertFits(name, listed);
    const start = performance.now();
    const routes = await importRemote(name, listed, signal);
    signal?.throwIfAborted();
    addInfo(name, { entry: listed.entry, loadMillis: performance.now() - start });
    return routes;
  }

  async function runOverride({ name, address }: Override, attempt: number): Promise<RouteObject[]> {
    const controller = new AbortController();
    const { signal } = controller;
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    async function loadServed(): Promise<RouteObject[]> {
      // Only developers' pages have overrides, so this code loads here.
      const { resolveOverride } = await import('./resolve-override');
      const served = entryForAttempt(await resolveOverride(name, address), attempt);
      try {
        return await run(name, served, signal);
      } catch (error) {
        const { explainEntry } = await import('./explain-entry');
        throw (await explainEntry(served.entry, error)) ?? error;
      }
    }
    loadingOverrides.set(name, () => {
      const reason = new Error(`nothing complete from ${address}`);
      controller.abort(new RemoteLoadError(name, 'slow', reason));
    });
    try {
      return await Promise.race([loadServed(), givenUp]);
    } finally {
      loadingOverrides.delete(name);
    }
  }

  function giveUpOverride(name: RemoteName): boolean {
    const giveUp = loadingOverrides.get(name);
    giveUp?.();
    return giveUp !== undefined;
  }

  function dropOverride(name: RemoteName): boolean {
    const override = overrides.of(name);
    if (!override) return false;
    const reason = new Error(`no screen from ${override.address}`);
    overrides.fail(override, refusalReason(new RemoteLoadError(name, 'slow', reason)));
    return true;
  }

  async function load(name: RemoteName, attempt: number): Promise<RouteObject[]> {
    attempts.set(name, attempt);
    const found = await readRegistry(name, attempt);
    // A remote that was never released exists only at its override's address.
    const override = overrides.of(name);
    if (override) {
      try {
        return await runOverride(override, attempt);
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
    if (listed && fits(listed) && !overrides.of(name)) {
      preloadScripts(entryForAttempt(listed, attempts.get(name) ?? 0), pathname, priority);
    }
  }

  async function hasOtherRelease(name: RemoteName): Promise<boolean> {
    if (overrides.of(name)) return false;
    const moved = await registry.movedEntry(name).catch(() => undefined);
    return moved !== undefined && fits(moved);
  }

  return {
    load,
    giveUpOverride,
    dropOverride,
    preload,
    hasOtherRelease,
    remoteInfo: () => infos,
    hasNewRelease: registry.hasNewRelease,
  };
}
