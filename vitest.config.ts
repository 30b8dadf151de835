import { defineConfig } from 'vitest/config';
import { zoneOfServer } from './platform/test/hours-list.ts';
import { TEST_WORKERS } from './platform/test/workers.ts';

/** Tests of the server and of the areas' parts of it. */
const SERVER = ['{server,mfe-*/server}/**/*.test.ts', 'bridge/connected/**/*.test.ts'];

/** Attacks on the running server that succeeded in the past. */
const HOSTILE = ['{server,mfe-*/server}/hostile/**/*.test.ts'];

/**
 * Tests of features that differ between Postgres versions: roles, row security, locks,
 * notifications, migrations. The server's own Postgres is the newest.
 */
const ON_OLDEST_POSTGRES = [
  'server/src/{limits,routes}.test.ts',
  'server/src/database/{backup,changes,guard-migrations,listen-connection,migrate,one-trip,row-security,silent-connections,storable-text}.test.ts',
  'server/src/organizations/{change-stream,concurrency}.test.ts',
  'server/src/standby-server/{fence,followed,replication}.test.ts',
  'mfe-live/server/two-processes.test.ts',
  'mfe-live/server/room/{compaction,events}.test.ts',
];

/**
 * Tests that start other programs, or make and release whole builds and databases. Each one takes
 * seconds of processor time.
 */
const PROGRAMS = [
  'server/deploy/nginx.test.ts',
  'server/src/{load-features,private-postgres,process}.test.ts',
  'server/src/standby-server/{followable,take-over}.test.ts',
  'mfe-live/server/processes/balancer.test.ts',
  'platform/release-cli/src/{describe,foreign-remote,origins,publish,releases,releases-over-ssh,working-tree,write-order}.test.ts',
  'platform/release-cli/src/host/host.test.ts',
  'platform/pack/packages.test.ts',
  'platform/build/shared-cache.test.ts',
  'platform/test/spreadsheets.test.ts',
  'platform/fonts/subset.test.ts',
  'bench/faults/faults.test.ts',
  'bridge/testing/{foreign-clients,killed-bridge,program}.test.ts',
  'companion/testing/*.test.ts',
];

/**
 * Tests that run without a document: rules, contracts, tools. This list replaces comments in the
 * files, because Vitest ends a worker when the next file has another environment, and every new
 * worker imports React and jsdom again.
 */
const PURE = [
  '*.test.ts',
  'platform/!(testing)/**/*.test.ts',
  'bench/**/*.test.ts',
  'mfe-*/src/domain/**/*.test.ts',
  'packages/{live-room,room-engine}/src/**/*.test.ts',
  'mfe-live/src/data/{csv,local}/!(window-settings).test.ts',
  'packages/room-parts/src/domain/**/*.test.ts',
  'packages/room-parts/src/data/{local/*,room-title}.test.ts',
  'packages/contracts/src/!(checked-modules|connected).test.ts',
  'packages/contracts/src/countdown/**/*.test.ts',
  'packages/devices/src/domain/**/*.test.ts',
  'packages/show-frame/src/domain/**/*.test.ts',
  'packages/paper/src/domain/**/*.test.ts',
  'packages/hosting/**/*.test.ts',
  'packages/forms/src/validation/**/*.test.ts',
  'shared-ui/text/**/*.test.ts',
  'packages/collections/src/{port,list}/**/*.test.ts',
  'packages/table-import/src/{file,table,write}/**/*.test.ts',
  'packages/{api-client,server-kit}/**/*.test.ts',
  'bridge/src/**/*.test.ts',
  'server/src/password-hash.test.ts',
  'mfe-live/server/history/replay-lines.test.ts',
  'mfe-productions/server/pictures/jpeg.test.ts',
  'mfe-live/server/processes/agreed-time.test.ts',
  'mfe-live/server/socket/access-watch.test.ts',
];

const DATABASES = './server/testing/global-setup.ts';

const ON_DATABASES = { globalSetup: [DATABASES] };

/**
 * Environment of the server's tests. In `--all` they run in another zone than UTC, at the machine's
 * own time: the server also reads its database's clock, which nothing moves.
 */
const SERVER_ENVIRONMENT =
  process.env['STANDBY_TIER'] === 'all'
    ? { TZ: zoneOfServer(Number(process.env['STANDBY_SEED'] ?? 0)) }
    : {};

const ABSENT = ['**/node_modules/**', '**/dist/**', '**/dist-*/**'];

export default defineConfig({
  test: {
    // By default, Vitest leaves one of two cores idle.
    maxWorkers: TEST_WORKERS,
    // Test files share their worker's modules, because setting up a page takes half a second.
    isolate: false,
    // `npm test` runs pure, page and server; `npm test -- --all` runs all of them (platform/test/tiers.ts).
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: PURE,
          exclude: [...ABSENT, ...PROGRAMS],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['{shell,shared-ui,packages,mfe-*,platform/testing}/**/*.test.{ts,tsx}'],
          exclude: [...ABSENT, ...PURE, ...SERVER],
          setupFiles: [
            './platform/testing/src/queried-styles.ts',
            './platform/testing/src/setup-page.ts',
            './shell/src/testing/setup-composition.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER,
          exclude: [...ABSENT, ...PURE, ...HOSTILE, ...PROGRAMS],
          env: SERVER_ENVIRONMENT,
          ...ON_DATABASES,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: ON_OLDEST_POSTGRES,
          exclude: ABSENT,
          ...ON_DATABASES,
        },
      },
      {
        extends: true,
        test: {
          // Attacks share this project, because the workers of each project load the server again.
          name: 'programs',
          environment: 'node',
          include: [...PROGRAMS, ...HOSTILE],
          exclude: ABSENT,
          globalSetup: ['./platform/release-cli/testing/global-setup.ts', DATABASES],
        },
      },
    ],
    setupFiles: ['./platform/test/setup-run.ts', './platform/testing/src/setup.ts'],
    // styled-components would write its rules as text in tests, and jsdom would parse the whole
    // text again for each rule.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // Style sheets are empty in tests, except for the tokens, whose text is tested.
    css: { include: [/theme\.css\?raw$/u] },
    // Timeouts end hanging tests. They do not measure speed: with ten other runs on the machine, a
    // test of 15 s takes 150 s.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    teardownTimeout: 120_000,
    // A test without assertions proves nothing and must fail.
    expect: { requireAssertions: true },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
