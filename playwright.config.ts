import { defineConfig, devices } from '@playwright/test';
import './platform/testing/src/shift-process.ts';
import { remoteNames, remotes } from './platform/federation-config/index.ts';
import { engineNames, findBrowser, type EngineName } from './platform/test/browsers/browsers.ts';
import { TEST_WORKERS } from './platform/test/workers.ts';
import {
  CLONE_ADDRESS,
  E2E_GALLERY_PORT,
  E2E_SHELL_PORT,
  standalonePort,
} from './platform/test/e2e-ports.ts';

const executablePath = findBrowser('chromium');
const NEW_REMOTE = ['new-remote.spec.ts', 'guide.spec.ts'];
/** Teams that release from their repositories to a server of connected mode. */
const RELEASES = 'releases.spec.ts';
const isRoot = process.getuid?.() === 0;

/** Journeys of connected mode with people in Chromium, Firefox and WebKit. */
const OTHER_ENGINES = [
  'called-show.spec.ts',
  'desk.spec.ts',
  'device-assignments.spec.ts',
  'devices.spec.ts',
  'invited.spec.ts',
  'live-room.spec.ts',
  'standby-server.spec.ts',
];

/** Disables motion, which takes a seventh of a page's time. Only the journeys have motion. */
const NO_MOTION = { reducedMotion: 'reduce' } as const;

/**
 * Returns the project of a suite with one worker: starting a worker and its browser takes as long
 * as two tests, and other suites run in parallel.
 */
const suite = (folder: string, port: number) => ({
  name: folder,
  testDir: `./${folder}/e2e`,
  testIgnore: ['**/e2e/{connected,dev,engines,plugin}/**'],
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: NO_MOTION,
  },
  workers: 1,
});

const journeys = (engine: EngineName) => ({
  name: engine,
  testDir: './shell/e2e/engines',
  // The suites of the shell and of the remotes cover these journeys in Chromium.
  ...(engine === 'chromium' ? { grepInvert: /@other-engines/u } : {}),
  use: { engine },
  // One worker starts the browser once for all journeys.
  workers: 1,
});

export default defineConfig<object, { engine: EngineName; hasOtherEngines: boolean }>({
  fullyParallel: true,
  forbidOnly: true,
  workers: TEST_WORKERS,
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    // The table at the end of `npm test` needs the JSON report.
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  // Timeouts end hanging tests. They do not measure speed: a test takes two seconds, and twenty
  // times as long on a busy machine, beside builds, dev servers and three browsers.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // This locale has the 24-hour clock; tests of the 12-hour clock override it.
    locale: 'en-GB',
    // A service worker would answer before the routes of a test.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Traces take a third of the time; `--trace on` records them on demand.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium would start a process for the next site in advance, but tests visit only one.
        '--renderer-process-limit=1',
      ],
      // Chromium refuses to run its sandbox as root, the user of containers.
      chromiumSandbox: !isRoot,
    },
  },
  // `npm test` runs some of the projects (platform/test/tiers.ts), without tests that are tagged
  // `@all`.
  projects: [
    // These tests build and run a whole workspace and a separate repository, which takes a minute,
    // so they start first.
    { name: 'new-remote', testDir: './shell/e2e/dev', testMatch: NEW_REMOTE },
    // The main journeys run in every engine on this machine; `npm test` names missing ones.
    ...engineNames.filter((engine) => findBrowser(engine) !== undefined).map(journeys),
    // One worker shares its server and database among all tests. Each further worker would start
    // its own, which takes as long as three tests.
    {
      name: 'connected',
      testDir: './shell/e2e/connected',
      testIgnore: [...OTHER_ENGINES, RELEASES],
      use: { contextOptions: NO_MOTION },
      workers: 1,
    },
    {
      name: 'connected-engines',
      testDir: './shell/e2e/connected',
      testMatch: OTHER_ENGINES,
      use: { hasOtherEngines: true },
      workers: 1,
    },
    {
      name: 'connected-releases',
      testDir: './shell/e2e/connected',
      testMatch: RELEASES,
    },
    // The longest suite comes first, so that other cores do not wait for it at the end.
    suite(remotes.live.package, standalonePort('live')),
    { ...suite('shell', E2E_SHELL_PORT), workers: 2 },
    { name: 'plugin', testDir: './shell/e2e/plugin' },
    // This project starts dev servers, so it runs after the other long suites, beside the short
    // ones.
    {
      name: 'dev',
      testDir: './shell/e2e/dev',
      testIgnore: NEW_REMOTE,
      // The first page of a dev server waits until all its imports have been transformed.
      use: { navigationTimeout: 300_000 },
      expect: { timeout: 300_000, toPass: { timeout: 300_000 } },
      workers: 1,
    },
    ...remoteNames
      .filter((name) => name !== 'live')
      .toReversed()
      .map((name) => suite(remotes[name].package, standalonePort(name))),
    suite('shared-ui', E2E_GALLERY_PORT),
  ],
  webServer: {
    command: 'node node_modules/tsx/dist/cli.mjs platform/test/serve-e2e.ts',
    // The server of another clone does not have this address. It is not reused then, and the start
    // fails, because the ports are busy.
    url: `http://localhost:${E2E_SHELL_PORT}${CLONE_ADDRESS}`,
    reuseExistingServer: !process.env['CI'],
  },
});
