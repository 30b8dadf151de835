import type { RouteObject } from 'react-router-dom';
import { checkModules, isPartLoadError, UserFacingError } from '@standby/shared-ui/contracts';
import { EXPOSED_MODULE } from '@standby/federation-config';
import type { RemoteName } from './places';
import { type Container, createContainerInit, pageShareScope } from './container';
import { unmetRequirements } from './compatibility';
import { diagnoseEntry, isChunkMissing, RemoteLoadError, type LoadFailure } from './load-error';
import type { RegistryEntry } from './registry';

/** @throws {RemoteLoadError} where this page shares a library in no version that the remote can run with */
function assertLibrariesFit(name: RemoteName, container: Container): void {
  const scope = pageShareScope();
  const unmet = unmetRequirements(container, (library) => Object.keys(scope[library] ?? {}));
  if (unmet.length > 0)
    throw new RemoteLoadError(name, 'incompatible', new UserFacingError(unmet.join('; ')));
}

/** The module that every remote exposes; each declares the type of its routes itself. */
interface RemoteModule {
  readonly default: RouteObject[];
}

/**
 * Runs a remote's entry and returns its routes.
 *
 * @throws {RemoteLoadError}
 */
export type ImportRemote = (name: RemoteName, listed: RegistryEntry) => Promise<RouteObject[]>;

export function createRemoteImporter(): ImportRemote {
  const initContainer = createContainerInit();

  return async (name, { entry, integrity, imports }) => {
    let hasStarted = false;

    async function diagnose(cause: unknown): Promise<LoadFailure> {
      if (isPartLoadError(cause) && !cause.addresses.includes(entry)) return 'incomplete';
      if (!hasStarted) return diagnoseEntry(entry, integrity);
      return isChunkMissing(cause) ? 'incomplete' : 'broken';
    }

    try {
      if (integrity) {
        const hashes = new Map([[entry, integrity], ...Object.entries(imports)]);
        await checkModules(hashes);
      }
      const container: Container = await import(/* @vite-ignore */ entry);
      hasStarted = true;
      assertLibrariesFit(name, container);
      await initContainer(container);
      const factory = await container.get(EXPOSED_MODULE);
      const module = factory() as RemoteModule | undefined;
      if (!Array.isArray(module?.default)) throw new TypeError('the remote exposes no routes');
      return module.default;
    } catch (cause) {
      if (cause instanceof RemoteLoadError) throw cause;
      throw new RemoteLoadError(name, await diagnose(cause), cause);
    }
  };
}
