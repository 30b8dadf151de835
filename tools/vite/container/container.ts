import { keepLibrary, type Library } from './shared.ts';

type Factory = () => Library;

/** One version of a library in the host's share scope, as far as a container reads and writes it. */
interface Offer {
  readonly get: () => Factory | Promise<Factory>;
  lib?: Factory | null;
  loaded?: boolean;
  /** Names of those who use it. */
  readonly useIn?: string[];
}

/** Offers by library and version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, Offer>> | undefined>>;

/** What a federation runtime takes up as a remote: module-federation.io calls it a container. */
export interface Container {
  /** @throws {Error} that says which library is missing, and what there is */
  readonly init: (scope: ShareScope) => Promise<void>;
  /** @throws {Error} for a module that is not exposed */
  readonly get: (module: string) => Promise<() => unknown>;
}

/** Versions that go together: of a major version, or of a minor one before the first major. */
function lineOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}

function choose(scope: ShareScope, library: string, version: string): Offer {
  const offers = Object.entries(scope[library] ?? {});
  const fitting = offers.filter(([offered]) => lineOf(offered) === lineOf(version));
  const [, chosen] = fitting.find(([, { loaded }]) => loaded) ?? fitting[0] ?? [];
  if (chosen) return chosen;
  const versions = offers.map(([offered]) => offered).join(', ') || 'none';
  throw new Error(`built with ${library} ${version}, of which the shell shares: ${versions}`);
}

/**
 * The container of a built remote, which brings no shared library of its own.
 *
 * @param name under which the federation knows the remote
 * @param needed version of each library with which the remote was built
 * @param exposed what loads each exposed module
 */
export function createContainer(
  name: string,
  needed: Readonly<Record<string, string>>,
  exposed: Readonly<Record<string, () => Promise<unknown>>>,
): Container {
  async function take(scope: ShareScope, library: string, version: string): Promise<void> {
    const offer = choose(scope, library, version);
    const factory = offer.lib ?? (await offer.get());
    Object.assign(offer, { lib: factory, loaded: true });
    if (!offer.useIn?.includes(name)) offer.useIn?.push(name);
    keepLibrary(library, factory());
  }

  return {
    init: async (scope) => {
      await Promise.all(
        Object.entries(needed).map(([library, version]) => take(scope, library, version)),
      );
    },
    get: async (module) => {
      const load = exposed[module];
      if (!load) throw new Error(`this remote does not expose ${module}`);
      const loaded = await load();
      return () => loaded;
    },
  };
}
