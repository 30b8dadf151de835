import { defineConfig } from 'vitest/config';
import { TEST_WORKERS } from './tools/test/workers.ts';

/** What runs on the server's two databases. */
const SERVER = ['server/src/**/*.test.ts', 'mfe-*/server/**/*.test.ts'];

/** Attacks on the running server, each of which once worked. */
const HOSTILE = ['{server,mfe-*/server}/hostile/**/*.test.ts'];

/**
 * What runs without a document: rules, contracts, tools. Listed here, not in a comment of the file: Vitest ends a
 * worker when the next file has another environment, and every new worker imports React and jsdom again.
 */
const PURE = [
  '*.test.ts',
  'federation-config/*.test.ts',
  'release-cli/**/*.test.ts',
  'tools/**/*.test.ts',
  'vite-preset/**/*.test.ts',
  '*/bench/**/*.test.ts',
  'dev-shell/**/*.test.ts',
  'mfe-*/src/domain/**/*.test.ts',
  'mfe-live/src/engine/**/*.test.ts',
  'mfe-live/src/data/{csv,local}/!(window-settings|transports).test.ts',
  'mfe-live/src/data/show-title.test.ts',
  'shared-ui/contracts/!(checked-modules|connected).test.ts',
  'shared-ui/{countdown,text,validation}/**/*.test.ts',
  'shared-collections/src/{port,list}/**/*.test.ts',
];

const ON_DATABASES = {
  globalSetup: ['./server/testing/global-setup.ts'],
  // The embedded database is WebAssembly, which V8 otherwise compiles twice: the tests end before that pays.
  execArgv: ['--liftoff-only'],
  // Opening a database takes a second on an idle machine; a busy one may take its time.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const ABSENT = ['**/node_modules/**', '**/dist/**', '**/dist-*/**'];

export default defineConfig({
  test: {
    // Vitest by itself leaves one of two cores idle.
    maxWorkers: TEST_WORKERS,
    // Files share their worker's modules: a page takes half a second to set up, and there are eighty.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: PURE,
          exclude: ABSENT,
          globalSetup: ['./release-cli/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER,
          exclude: [...ABSENT, ...HOSTILE],
          ...ON_DATABASES,
        },
      },
      {
        extends: true,
        test: {
          name: 'hostile',
          environment: 'node',
          include: HOSTILE,
          exclude: ABSENT,
          ...ON_DATABASES,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['{shell,shared-*,mfe-*}/**/*.test.{ts,tsx}'],
          exclude: [...ABSENT, ...PURE, ...SERVER, ...HOSTILE],
          setupFiles: [
            './shared-ui/testing/setup-page.ts',
            './shell/src/testing/setup-composition.ts',
          ],
        },
      },
    ],
    setupFiles: ['./shared-ui/testing/setup.ts'],
    // styled-components writes text in tests, all of which jsdom parses again with each rule.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // Style sheets are emptied in tests, but for the tokens, which are tested as text.
    css: { include: [/theme\.css\?raw$/u] },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    // A test that asserts nothing proves nothing, and must not pass.
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
