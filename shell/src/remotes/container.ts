import { getInstance } from '@module-federation/runtime';
import { federationName, MF_MANIFEST_FILE, SHARED_LIBRARIES } from '@standby/federation-config';
import type { RemoteName } from '../composition/places';

type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Exports of a remote's entry, which module-federation.io calls a container. */
export interface Container {
  /** Ranges by shared library. A container of the federation plugin has none. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Takes shared libraries from the host's share scope. */
  readonly init: (scope: ShareScope) => unknown;
  /** Loads an exposed module. The resolved function returns the module. */
  readonly get: (module: string) => Promise<() => unknown>;
}

/** Returns the libraries that this page shares, by name and version. */
export function pageShareScope(): ShareScope {
  return getInstance()?.shareScopeMap['default'] ?? {};
}

/** Returns the versions of the shared libraries in the federation runtime of this page. */
export function sharedVersions(): Record<string, string> {
  const scope = pageShareScope();
  return Object.fromEntries(
    SHARED_LIBRARIES.map((library) => [library, Object.keys(scope[library] ?? {}).join(' and ')]),
  );
}

/**
 * Lists a remote in `__FEDERATION__`, where the developer tools of Module Federation look for it, by the manifest beside
 * its entry. The runtime's own list of remotes would load them, so the page fills it only with remotes that run.
 */
export function listRemote(name: RemoteName, entry: string): void {
  const remotes = getInstance()?.options.remotes;
  const own = federationName(name);
  if (!remotes || remotes.some((remote) => remote.name === own)) return;
  const manifest = new URL(MF_MANIFEST_FILE, entry).href;
  remotes.push({ name: own, entry: manifest, type: 'module', shareScope: 'default' });
}

/**
 * Returns a function that hands the page's share scope to a remote's container. It does so once,
 * because a container of the federation plugin refuses a second time. A failed attempt can be
 * repeated.
 */
export function createContainerInit(): (container: Container) => Promise<void> {
  const running = new WeakMap<Container, Promise<void>>();

  async function init(container: Container): Promise<void> {
    try {
      await container.init(pageShareScope());
    } catch (error) {
      running.delete(container);
      throw error;
    }
  }

  return (container) => {
    const earlier = running.get(container) ?? init(container);
    running.set(container, earlier);
    return earlier;
  };
}
