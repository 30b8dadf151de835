import { defineConfig, devices } from '@playwright/test';
import { remoteNames, remotes } from './federation-config/index.ts';
import { engineNames, findBrowser, type EngineName } from './tools/browsers/browsers.ts';
import { TEST_WORKERS } from './tools/test/workers.ts';
import { E2E_GALLERY_PORT, E2E_SHELL_PORT, standalonePort } from './tools/e2e-ports.ts';

const executablePath = findBrowser('chromium');
const NEW_REMOTE = ['new-remote.spec.ts', 'foreign-remote.spec.ts'];
const isRoot = process.getuid?.() === 0;

const suite = (folder: string, port: number) => ({
  name: folder,
  testDir: `./${folder}/e2e`,
  testIgnore: ['**/e2e/{connected,dev,engines,plugin}/**'],
  use: { baseURL: `http://localhost:${port}` },
});

export default defineConfig<object, { engine: EngineName }>({
  fullyParallel: true,
  forbidOnly: true,
  workers: TEST_WORKERS,
  reporter: [
    ['list'],
    ['html', { open: 'never' }],
    ['./tools/affected/opened-routes-reporter.ts'],
    // The table at the end of npm test is made of it.
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  // They end what hangs, and are no measure of speed: a machine that is busy with other things may take ten times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A worker would answer in the place of what a test puts between page and host.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
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
  projects: [
    // Build and run a whole workspace, and a repository outside of it, in a minute: they come first, beside the others.
    { name: 'new-remote', testDir: './shell/e2e/dev', testMatch: NEW_REMOTE, use: {} },
    // The journeys that matter, in every engine that is on this machine: `npm test` says which is missing.
    ...engineNames
      .filter((engine) => findBrowser(engine) !== undefined)
      .map((engine) => ({
        name: engine,
        testDir: './shell/e2e/engines',
        use: { engine },
        // A browser that is started once for all journeys.
        workers: 1,
      })),
    suite('shell', E2E_SHELL_PORT),
    // A server and a database for all tests: each worker would start its own, which takes as long as three of the tests.
    { name: 'connected', testDir: './shell/e2e/connected', use: {}, workers: 1 },
    { name: 'plugin', testDir: './shell/e2e/plugin', use: {} },
    // Starts dev servers, so it comes after the other long one, beside the short ones.
    {
      name: 'dev',
      testDir: './shell/e2e/dev',
      testIgnore: NEW_REMOTE,
      // The first page of a dev server waits until all that it imports has been transformed.
      use: { navigationTimeout: 300_000 },
      expect: { timeout: 300_000 },
      workers: 1,
    },
    ...remoteNames.map((name) => suite(remotes[name].package, standalonePort(name))),
    suite('shared-ui', E2E_GALLERY_PORT),
  ],
  webServer: {
    command: 'node node_modules/tsx/dist/cli.mjs tools/serve-e2e.ts',
    url: `http://localhost:${E2E_SHELL_PORT}/`,
    reuseExistingServer: !process.env['CI'],
  },
});
