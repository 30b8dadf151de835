import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';
import {
  federationName,
  remoteNames,
  remotes,
  SHARED_LIBRARIES,
  type RemoteName,
} from '@standby/federation-config';

interface Shared {
  readonly useIn: readonly string[];
  readonly loaded?: boolean;
  readonly get: () => Promise<() => Record<string, unknown>>;
}

interface FederationInstance {
  readonly name: string;
  readonly options: {
    readonly shared: Readonly<Record<string, unknown>>;
    readonly remotes: readonly { readonly name: string; readonly entry: string }[];
  };
  readonly loadShare: (library: string) => Promise<() => Record<string, unknown>>;
  readonly shareScopeMap: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, Shared>>>>>
  >;
}

interface Registry {
  readonly remotes: Readonly<Record<string, { readonly entry: string }>>;
}

interface Container {
  readonly requires?: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    reactDoms: number;
    __FEDERATION__: { readonly __INSTANCES__: readonly FederationInstance[] };
  }
}

/** Screens with a heading of remotes whose first path has none. */
const WITH_HEADING: Partial<Record<RemoteName, string>> = {
  auth: '/auth/get-started',
  live: '/room/1',
  cues: '/room/1/cues',
  screens: '/room/1/viewer',
};

/** Counts the react-dom instances of the page in the way of React's developer tools. */
async function countReactDoms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.reactDoms = 0;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => ++window.reactDoms,
        onScheduleFiberRoot() {},
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
}

/**
 * Pattern of shared code that a page requested from a remote's dev server instead of the shell's.
 */
export const SECOND_COPY =
  /\/shared-ui\/(?:dist\/)?src\/|\.vite\/deps\/(?:react|react-dom|react-router-dom|styled-components|shared-ui|@base-ui)[.\w]*\.js/u;

/**
 * Visits every remote in one page, then proves that each shared library is there once. All six
 * packages use the federation's instance, which is one object. React reports one react-dom to the
 * developer tools, and styled-components made one style sheet. No page requested a copy from a dev
 * server of a remote; the build of a built remote ensures the same.
 */
export async function expectOneInstanceOfEach(page: Page): Promise<void> {
  await countReactDoms(page);
  const addresses: URL[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url())));
  await page.goto('/');
  const { origin } = new URL(page.url());
  const heading = page.getByRole('heading', { level: 1 });
  let before = '';
  for (const name of remoteNames) {
    const target = WITH_HEADING[name] ?? remotes[name].paths[0];
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    }, target);
    await expect(heading).not.toHaveText(before);
    // A screen that is slow to arrive, as from a dev server that has just started, replaces this notice.
    await expect(heading).not.toHaveText(/did not load/u);
    before = (await heading.textContent()) ?? '';
  }

  const names = Object.fromEntries(remoteNames.map((name) => [name, federationName(name)]));
  const instances = await page.evaluate(
    async ({ libraries, names }) => {
      const { __FEDERATION__: federation } = window;
      const found: Record<string, { users: string[]; instances: number }> = {};
      const registry: Registry = await (await fetch('/remotes.json')).json();
      // The shell runs the same modules: the browser imports each address once.
      const containers = await Promise.all(
        Object.entries(registry.remotes).map(async ([name, { entry }]) => {
          const container: Container = await import(new URL(entry, window.location.href).href);
          return { user: names[name] ?? name, requires: container.requires ?? {} };
        }),
      );
      for (const library of libraries) {
        const exports = new Set<unknown>();
        const users = new Set<string>();
        for (const instance of federation.__INSTANCES__) {
          const versions = Object.values(instance.shareScopeMap['default']?.[library] ?? {});
          // The shell of the container build does not choose between versions: its libraries are in
          // its scope.
          const load = instance.options.shared[library]
            ? instance.loadShare(library)
            : versions[0]?.get();
          const module = (await load)?.() ?? {};
          // A wrapper may hand a module out, so the test compares an export of the module.
          const name = Object.keys(module).find((key) => typeof module[key] === 'function');
          exports.add(module[name ?? 'default']);
          users.add(instance.name);
          for (const { useIn } of versions) for (const user of useIn) users.add(user);
          const used = versions.filter(({ loaded }) => loaded).length;
          if (used > 1) throw new Error(`${used} versions of ${library} are in use`);
        }
        // A remote of the container build has no federation instance: its entry names the libraries
        // that it takes.
        for (const { user, requires } of containers) if (requires[library]) users.add(user);
        found[library] = { users: [...users], instances: exports.size };
      }
      return found;
    },
    { libraries: SHARED_LIBRARIES, names },
  );

  const ofRemotes = addresses.filter((address) => address.origin !== origin);
  expect(ofRemotes.map(String).filter((address) => SECOND_COPY.test(address))).toEqual([]);

  const packages = ['shell', ...remoteNames.map(federationName)];
  for (const library of SHARED_LIBRARIES) {
    expect(instances[library]?.instances, library).toBe(1);
    expect(instances[library]?.users.toSorted()).toEqual(packages.toSorted());
  }
  expect(await page.evaluate(() => window.reactDoms)).toBe(1);
  expect(await page.locator('style[data-styled]').count()).toBe(1);
}
