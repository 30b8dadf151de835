import { keepLibrary, type Library } from './shared';

type Factory = () => Library;

/** The part of a library's version in the host's share scope that a container reads. */
interface SharedVersion {
  readonly get: () => Factory | Promise<Factory>;
  readonly lib?: Factory | null;
  readonly loaded?: boolean;
}

/** Versions by library. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>> | undefined>>;

/**
 * A module that a federation runtime loads as a remote. module-federation.io calls it a container.
 */
export interface Container {
  /** @throws {Error} naming a library that the host does not share */
  readonly init: (scope: ShareScope) => Promise<void>;
  /** @throws {Error} for a module that is not exposed */
  readonly get: (module: string) => Promise<() => unknown>;
}

async function load(scope: ShareScope, library: string): Promise<Library> {
  const versions = Object.values(scope[library] ?? {});
  // The host checks versions before it initializes a container. It may share two versions, of which
  // one is in use.
  const chosen = versions.find(({ loaded }) => loaded) ?? versions[0];
  if (!chosen) throw new Error(`the shell does not share ${library}`);
  return (chosen.lib ?? (await chosen.get()))();
}

/**
 * Creates the container of a built remote, which contains no shared library.
 *
 * @param libraries shared libraries that the remote imports
 * @param exposed loader of each exposed module
 */
export function createContainer(
  libraries: readonly string[],
  exposed: Readonly<Record<string, () => Promise<unknown>>>,
): Container {
  return {
    init: async (scope) => {
      await Promise.all(
        libraries.map(async (library) => keepLibrary(library, await load(scope, library))),
      );
    },
    get: async (name) => {
      const loadExposed = exposed[name];
      if (!loadExposed) throw new Error(`this remote does not expose ${name}`);
      const module = await loadExposed();
      return () => module;
    },
  };
}
