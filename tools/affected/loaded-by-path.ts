/**
 * What a module starts, reads or hands to a build by its path, so that no graph of imports has it. By module, paths
 * from the root.
 */
export const LOADED_BY_PATH: Readonly<Record<string, readonly string[]>> = {
  'server/testing/connected-server.ts': ['server/src/main.ts'],
  'shell/e2e/dev/foreign-repository.ts': [
    'dev-shell/src/main.ts',
    'release-cli/src/main.ts',
    'tools/new-remote/main.ts',
    'tools/packages/main.ts',
    'tools/release.ts',
    'vite-preset/src/index.ts',
  ],
  'shell/e2e/dev/new-remote.spec.ts': [
    'tools/build.ts',
    'tools/contract/main.ts',
    'tools/new-remote/main.ts',
    'tools/rebuild.ts',
  ],
  'shell/e2e/engines/journey-host.ts': ['shell/e2e/engines/recorder.js'],
  'tools/dev/api-server.ts': ['server/src/main.ts'],
  'tools/packages/build-package.ts': ['shell/src/dev-shell/main.ts', 'shell/vite.config.ts'],
  'tools/packages/pack.ts': ['tools/packages/pnpmfile.cjs'],
  'tools/pages/prerender.ts': ['tools/pages/run-prerender.mjs'],
  'tools/vite/container/container-plugin.ts': [
    'tools/vite/container/browser/checked-import.ts',
    'tools/vite/container/browser/container.ts',
    'tools/vite/container/browser/shared.ts',
  ],
  'tools/vite/offline-plugin.ts': ['shell/src/offline/worker/main.ts'],
  'tools/workspace-copy.ts': ['tools/dev/main.ts'],
  'vitest.config.ts': [
    'release-cli/testing/global-setup.ts',
    'shared-ui/testing/setup-page.ts',
    'shared-ui/testing/setup.ts',
    'shell/src/testing/setup-composition.ts',
  ],
};
