import { loadRemote as loadFederated, registerRemotes } from '@module-federation/runtime';
import type { RouteObject } from 'react-router-dom';
import { checkModules, isCompatible, isPartLoadError, SHELL_CONTRACT } from 'shared-ui/contracts';
import {
  federationName,
  ownerOf,
  remoteNames,
  remotes,
  type RemoteName,
} from '../../../federation.config';
import type { KnownRemote, KnownRemotes } from '../errors/error-report';
import type { OverrideStore } from '../overrides/override-store';
import { refetch } from './refetch';
import { describeOrigin } from './override-origin';
import { diagnoseEntry, isPartMissing, RemoteLoadError, type LoadFailure } from './load-error';
import { firstViewScripts, preloadScripts } from './preload-scripts';
import { fetchRegistry, type Registry, type RegistryEntry } from './registry';
import type { RemoteModules } from './remote-modules';

/** Browsers keep a failed `import()` per URL (whatwg/html#6768), so a retry needs a URL of its own. */
function entryForAttempt(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('retry', String(attempt));
  return url.href;
}

function fits({ shellContract }: RegistryEntry): boolean {
  return shellContract === undefined || isCompatible(shellContract, SHELL_CONTRACT);
}

/** @throws {RemoteLoadError} that tells the remote's team what it needs and what there is */
function refuseIncompatible(name: RemoteName, listed: RegistryEntry): void {
  if (fits(listed)) return;
  const { version, shellContract } = listed;
  throw new RemoteLoadError(
    name,
    'incompatible',
    new Error(
      `${remotes[name].package} ${version ?? ''} needs shell contract ${shellContract}; ` +
        `this shell offers ${SHELL_CONTRACT}. Release a build against ${SHELL_CONTRACT}, or roll back.`,
    ),
  );
}

function addressIn({ entryOf }: Registry, name: RemoteName): string | undefined {
  try {
    return entryOf(name).entry;
  } catch {
    return undefined;
  }
}

export interface RemoteLoader {
  /**
   * Loads a remote's routes. A page keeps the registry that it started with; a retry (attempt 1 and
   * up) reads it anew, as the remote may have moved. Rejects with a {@link RemoteLoadError}.
   */
  readonly load: (name: RemoteName, attempt: number) => Promise<RouteObject[]>;
  /** Fetches what the first view of a path needs, all at once. What does not arrive is for the load to say. */
  readonly preload: (pathname: string, priority?: 'low') => Promise<void>;
  /**
   * Fetches what the first view of a path needs past every cache, by the registry of now, and says
   * whether it all came: a browser keeps a module that failed, so the page is to be loaded anew then.
   */
  readonly refetch: (pathname: string) => Promise<boolean>;
  /** What is known of the remotes that were asked for. */
  readonly known: () => KnownRemotes;
  /** Whether the registry points elsewhere than it did for this page. Rejects where it cannot be read. */
  readonly hasMoved: () => Promise<boolean>;
}

export function createRemoteLoader(overrides: OverrideStore): RemoteLoader {
  let registry: Promise<Registry> | undefined;
  let known: KnownRemotes = {};
  /** Remotes that the federation runtime knows and that have not failed since. */
  const registered = new Set<RemoteName>();

  function remember(name: RemoteName, found: KnownRemote): void {
    known = { ...known, [name]: { ...known[name], ...found } };
  }

  function readRegistry(): Promise<Registry> {
    const reading = fetchRegistry();
    // One that could not be read is asked for again by whoever comes next.
    reading.catch(() => {
      if (registry === reading) registry = undefined;
    });
    return reading;
  }

  async function lookUp(name: RemoteName, attempt: number): Promise<RegistryEntry> {
    if (attempt > 0) registry = undefined;
    registry ??= readRegistry();
    try {
      const { entryOf, overrideOrigins } = await registry;
      overrides.admit(overrideOrigins);
      return entryOf(name);
    } catch (cause) {
      throw new RemoteLoadError(name, 'unlisted', cause);
    }
  }

  async function run(
    name: RemoteName,
    { entry: address, integrity, imports }: RegistryEntry,
    attempt: number,
  ): Promise<RouteObject[]> {
    const entry = entryForAttempt(address, attempt);
    const start = performance.now();
    let hasStarted = false;
    const diagnose = async (cause: unknown): Promise<LoadFailure> => {
      if (isPartLoadError(cause) && !cause.addresses.includes(entry)) return 'incomplete';
      if (!hasStarted) return diagnoseEntry(entry, integrity);
      return isPartMissing(cause) ? 'incomplete' : 'broken';
    };
    try {
      if (integrity) {
        const hashes = new Map([[entry, integrity], ...Object.entries(imports)]);
        await checkModules(hashes, attempt === 0 ? 'default' : 'reload');
      }
      // The entry is imported here first: the federation runtime would wrap the reason of a failure.
      await import(/* @vite-ignore */ entry);
      hasStarted = true;
      // A slow first attempt and its retry may both arrive: the first to do so counts.
      if (!registered.has(name)) {
        registered.add(name);
        // Forced: an override or an attempt that failed may have left its own behind.
        registerRemotes([{ name: federationName(name), entry, type: 'module' }], { force: true });
      }
      const module = await loadFederated<RemoteModules[RemoteName]>(
        `${federationName(name)}/routes`,
      );
      if (!Array.isArray(module?.default)) throw new TypeError('the remote exposes no routes');
      remember(name, { entry: address, loadMillis: performance.now() - start });
      return module.default;
    } catch (cause) {
      registered.delete(name);
      throw new RemoteLoadError(name, await diagnose(cause), cause);
    }
  }

  async function load(name: RemoteName, attempt: number): Promise<RouteObject[]> {
    const listed = await lookUp(name, attempt);
    const override = overrides.of(name);
    if (override) {
      try {
        const overridden = await describeOrigin(override.origin);
        remember(name, overridden);
        refuseIncompatible(name, overridden);
        return await run(name, overridden, attempt);
      } catch (error) {
        overrides.fail(override, error instanceof Error ? error.message : String(error));
      }
    }
    remember(name, listed);
    refuseIncompatible(name, listed);
    return run(name, listed, attempt);
  }

  async function preload(pathname: string, priority?: 'low'): Promise<void> {
    const name = ownerOf(pathname);
    const listed = name && (await lookUp(name, 0).catch(() => undefined));
    if (listed && fits(listed) && !overrides.of(name)) preloadScripts(listed, pathname, priority);
  }

  async function refetchFirstView(pathname: string): Promise<boolean> {
    const name = ownerOf(pathname);
    if (!name || overrides.of(name)) return true;
    try {
      const { entry, preloads } = (await fetchRegistry()).entryOf(name);
      const scripts = firstViewScripts(preloads, pathname);
      return await refetch(scripts.length > 0 ? scripts : [entry]);
    } catch {
      return false;
    }
  }

  async function hasMoved(): Promise<boolean> {
    if (!registry) return false;
    const [then, now] = await Promise.all([registry, fetchRegistry()]);
    return remoteNames.some((name) => {
      const address = addressIn(now, name);
      // One that has no usable entry any more is no release: who has it is better off.
      return address !== undefined && address !== addressIn(then, name);
    });
  }

  return { load, preload, refetch: refetchFirstView, known: () => known, hasMoved };
}
