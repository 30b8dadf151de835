import { getInstance } from '@module-federation/runtime';

type ShareScope = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** What the entry of a remote exports: module-federation.io calls it a container. */
export interface Container {
  /** Ranges by shared library; a container of the federation plugin names none. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Takes shared libraries from the host's share scope. */
  readonly init: (scope: ShareScope) => unknown;
  /** Loads an exposed module; what it resolves with returns the module. */
  readonly get: (module: string) => Promise<() => unknown>;
}

/** The libraries that this page shares, by name and version. */
export function pageShareScope(): ShareScope {
  return getInstance()?.shareScopeMap['default'] ?? {};
}

/**
 * Hands a remote's container the page's share scope, once: one that the federation plugin built refuses a second
 * time. One that failed can be tried again.
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
