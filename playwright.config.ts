import { defineConfig, devices } from '@playwright/test';
import './platform/testing/src/shift-process.ts';
import { remoteNames, remotes } from './platform/federation-config/index.ts';
import { engineNames, findBrowser, type EngineName } from './platform/test/browsers/browsers.ts';
import { TEST_WORKERS } from './platform/test/workers.ts';
import { E2E_GALLERY_PORT, E2E_SHELL_PORT, standalonePort } from './platform/test/e2e-ports.ts';

const executablePath = findBrowser('chromium');
const NEW_REMOTE = ['new-remote.spec.ts', 'foreign-remote.spec.ts', 'guide.spec.ts'];
const isRoot = process.getuid?.() === 0;

/** Journeys of connected mode in which people come in Chromium, Firefox and WebKit. */
const OTHER_ENGINES = [
  'called-show.spec.ts',
  'desk.spec.ts',
  'device-assignments.spec.ts',
  'devices.spec.ts',
  'invited.spec.ts',
  'live-room.spec.ts',
  'understudy.spec.ts',
];

/** Motion takes a seventh of a page's time. The journeys have it. */
const NO_MOTION = { reducedMotion: 'reduce' } as const;

/** One worker for each: a worker and its browser take as long as two tests, and other suites run beside it. */
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

/** Every way in which a remote can fail, in one engine after the other. */
const FAULTS = ['**/e2e/engines/faults.spec.ts'];

/** For what `npm test -- --all` runs beside builds, dev servers and three browsers: a limit ends what hangs. */
const PATIENT = {
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: { actionTimeout: 60_000, navigationTimeout: 60_000 },
};

const journeys = (engine: EngineName) => ({
  ...(engine === 'chromium' ? {} : PATIENT),
  name: engine,
  testDir: './shell/e2e/engines',
  testIgnore: engine === 'chromium' ? FAULTS : [],
  // The shell's and the remotes' own suites make these journeys in Chromium.
  ...(engine === 'chromium' ? { grepInvert: /@other-engines/u } : {}),
  use: { ...(engine === 'chromium' ? {} : PATIENT.use), engine },
  // A browser that is started once for all journeys.
  workers: 1,
});

export default defineConfig<object, { engine: EngineName; hasOtherEngines: boolean }>({
  fullyParallel: true,
  forbidOnly: true,
  workers: TEST_WORKERS,
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    // The table at the end of npm test is made of it.
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  // They end what hangs, and are no measure of speed: a test takes two seconds, on a busy machine ten times as long.
  timeout: 120_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // With 24 hours; a test of 12 says so.
    locale: 'en-GB',
    // A worker would answer in the place of what a test puts between page and host.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace of every test takes a third of the time; `--trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium starts a process in advance for the next site, which no test goes to.
        '--renderer-process-limit=1',
      ],
      // Chromium refuses its sandbox to root, as which containers run.
      chromiumSandbox: !isRoot,
    },
  },
  // `npm test` runs some of them (platform/test/tiers.ts), and no test that is tagged `@all`.
  projects: [
    // Build and run a whole workspace, and a repository outside of it, in a minute: they come first, beside the others.
    { name: 'new-remote', testDir: './shell/e2e/dev', testMatch: NEW_REMOTE, ...PATIENT },
    // The journeys that matter, in every engine that is on this machine: `npm test` says which is missing.
    ...engineNames.filter((engine) => findBrowser(engine) !== undefined).map(journeys),
    // Of the newest Chromium, whose other faults are in the shell's suite.
    { ...journeys('chromium'), name: 'faults', testMatch: FAULTS, testIgnore: [] },
    // A server and a database for all tests: each worker would start its own, which takes as long as three of the tests.
    {
      name: 'connected',
      testDir: './shell/e2e/connected',
      testIgnore: OTHER_ENGINES,
      use: { contextOptions: NO_MOTION },
      workers: 1,
    },
    {
      name: 'connected-engines',
      testDir: './shell/e2e/connected',
      testMatch: OTHER_ENGINES,
      ...PATIENT,
      use: { ...PATIENT.use, hasOtherEngines: true },
      workers: 1,
    },
    // The longest first, so that no other core waits for it in the end.
    suite(remotes.live.package, standalonePort('live')),
    { ...suite('shell', E2E_SHELL_PORT), workers: 2 },
    { name: 'plugin', testDir: './shell/e2e/plugin' },
    // Starts dev servers, so it comes after the other long one, beside the short ones.
    {
      name: 'dev',
      testDir: './shell/e2e/dev',
      testIgnore: NEW_REMOTE,
      // The first page of a dev server waits until all that it imports has been transformed.
      use: { actionTimeout: 60_000, navigationTimeout: 300_000 },
      expect: { timeout: 300_000, toPass: { timeout: 300_000 } },
      timeout: 600_000,
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
    url: `http://localhost:${E2E_SHELL_PORT}/`,
    reuseExistingServer: !process.env['CI'],
  },
});
