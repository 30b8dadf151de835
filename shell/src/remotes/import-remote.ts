import {
  getInstance,
  loadRemote as loadFederated,
  registerRemotes,
} from '@module-federation/runtime';
import type { RouteObject } from 'react-router-dom';
import { checkModules, isPartLoadError } from '@standby/shared-ui/contracts';
import { federationName, type RemoteName } from '@standby/federation-config';
import { unmetRequirements } from './compatibility';
import { diagnoseEntry, isChunkMissing, RemoteLoadError, type LoadFailure } from './load-error';
import type { RegistryEntry } from './registry';

/** Browsers cache a failed `import()` per URL (whatwg/html#6768), so each retry needs its own URL. */
function entryForAttempt(entry: string, attempt: number): string {
  if (attempt === 0) return entry;
  const url = new URL(entry);
  url.searchParams.set('retry', String(attempt));
  return url.href;
}

/** @throws {RemoteLoadError} where this page shares a library in no version that the remote can run with */
function assertLibrariesFit(name: RemoteName, container: unknown): void {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  const unmet = unmetRequirements(container, (library) => Object.keys(scope[library] ?? {}));
  if (unmet.length > 0)
    throw new RemoteLoadError(name, 'incompatible', new Error(unmet.join('; ')));
}

/** The module that every remote exposes; each declares the type of its routes itself. */
interface RemoteModule {
  readonly default: RouteObject[];
}

/**
 * Runs a remote's entry and returns its routes.
 *
 * @param attempt 0 for the first, 1 and up for retries
 * @throws {RemoteLoadError}
 */
export type ImportRemote = (
  name: RemoteName,
  listed: RegistryEntry,
  attempt: number,
) => Promise<RouteObject[]>;

export function createRemoteImporter(): ImportRemote {
  /** Remotes that the federation runtime knows and that have not failed since. */
  const registered = new Set<RemoteName>();

  return async (name, { entry: address, integrity, imports }, attempt) => {
    const entry = entryForAttempt(address, attempt);
    let hasStarted = false;

    async function diagnose(cause: unknown): Promise<LoadFailure> {
      if (isPartLoadError(cause) && !cause.addresses.includes(entry)) return 'incomplete';
      if (!hasStarted) return diagnoseEntry(entry, integrity);
      return isChunkMissing(cause) ? 'incomplete' : 'broken';
    }

    try {
      if (integrity) {
        const hashes = new Map([[entry, integrity], ...Object.entries(imports)]);
        await checkModules(hashes, attempt === 0 ? 'default' : 'reload');
      }
      // Imported here first: the federation runtime would wrap the reason of a failure.
      const container: unknown = await import(/* @vite-ignore */ entry);
      hasStarted = true;
      assertLibrariesFit(name, container);
      // A slow first attempt and its retry may both arrive. The first to arrive is registered.
      if (!registered.has(name)) {
        registered.add(name);
        // `force` replaces what an override or a failed attempt registered.
        registerRemotes([{ name: federationName(name), entry, type: 'module' }], { force: true });
      }
      const module = await loadFederated<RemoteModule>(`${federationName(name)}/routes`);
      if (!Array.isArray(module?.default)) throw new TypeError('the remote exposes no routes');
      return module.default;
    } catch (cause) {
      registered.delete(name);
      if (cause instanceof RemoteLoadError) throw cause;
      throw new RemoteLoadError(name, await diagnose(cause), cause);
    }
  };
}
