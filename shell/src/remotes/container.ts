import { getInstance } from '@module-federation/runtime';

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
