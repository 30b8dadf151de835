import type { RouteObject } from 'react-router-dom';
import { checkModules, isPartLoadError, moduleFailure, UserFacingError } from '@standby/contracts';
import { EXPOSED_MODULE } from '@standby/federation-config';
import type { RemoteName } from '../composition/places';
import { type Container, createContainerInit, listRemote, pageShareScope } from './container';
import { unmetRequirements } from './compatibility';
import { diagnoseEntry, RemoteLoadError, type LoadFailure } from '../failures/load-error';
import type { RegistryEntry } from './registry';

/**
 * @throws {RemoteLoadError} if this page shares no version of a library that the remote can run
 * with
 */
function assertLibrariesFit(name: RemoteName, container: Container): void {
  const scope = pageShareScope();
  const unmet = unmetRequirements(container, (library) => Object.keys(scope[library] ?? {}));
  if (unmet.length > 0)
    throw new RemoteLoadError(name, 'incompatible', new UserFacingError(unmet.join('; ')));
}

/** Module that every remote exposes. Each remote declares the type of its routes itself. */
interface RemoteModule {
  readonly default: RouteObject[];
}

/**
 * Runs a remote's entry and returns its routes.
 *
 * @param signal aborted when the routes are no longer wanted: the entry is given no shared library then
 * @throws {RemoteLoadError}
 */
type ImportRemote = (
  name: RemoteName,
  listed: RegistryEntry,
  signal?: AbortSignal,
) => Promise<RouteObject[]>;

export function createRemoteImporter(): ImportRemote {
  const initContainer = createContainerInit();

  return async (name, { entry, integrity, imports }, signal) => {
    let hasStarted = false;
    /** True while the remote's modules are imported, and so evaluated. */
    let isImporting = true;

    async function diagnose(cause: unknown): Promise<LoadFailure> {
      if (isPartLoadError(cause) && !cause.addresses.includes(entry)) return 'incomplete';
      const failure = isImporting ? moduleFailure(cause) : 'broken';
      const isEntryMissing = failure === 'incomplete' && !hasStarted;
      return isEntryMissing ? diagnoseEntry(entry, integrity) : failure;
    }

    try {
      if (integrity) {
        const hashes = new Map([[entry, integrity], ...Object.entries(imports)]);
        await checkModules(hashes);
      }
      const container: Container = await import(/* @vite-ignore */ entry);
      hasStarted = true;
      isImporting = false;
      signal?.throwIfAborted();
      assertLibrariesFit(name, container);
      await initContainer(container);
      listRemote(name, entry);
      isImporting = true;
      const factory = await container.get(EXPOSED_MODULE);
      isImporting = false;
      const module = factory() as RemoteModule | undefined;
      if (!Array.isArray(module?.default)) throw new TypeError('the remote exposes no routes');
      return module.default;
    } catch (cause) {
      if (cause instanceof RemoteLoadError) throw cause;
      throw new RemoteLoadError(name, await diagnose(cause), cause);
    }
  };
}
