import { remoteNames, remotes } from '@standby/federation-config';
import { engineNames, type EngineName } from './browsers/browsers.ts';

interface Tier {
  /** Options for the scripts of steps. Unlisted steps do the same in both tiers. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Engines that the browser suites open. */
  readonly engines: readonly EngineName[];
  /** Steps that run only if a person names them. */
  readonly leavesOut: readonly string[];
}

/** Tag of browser tests that depend on the time of day. */
export const EVENING = '@evening';

const projects = (...names: readonly string[]): string[] =>
  names.map((name) => `--project=${name}`);

/**
 * The two tiers: their projects of vitest.config.ts and playwright.config.ts, and the builds that
 * these open.
 */
export const tiers: Readonly<Record<'quick' | 'all', Tier>> = {
  quick: {
    options: {
      build: ['--standalone'],
      unit: projects('pure', 'page', 'server'),
      e2e: [
        ...projects(
          'chromium',
          'shell',
          'connected',
          ...remoteNames.map((name) => remotes[name].package),
          'shared-ui',
        ),
        '--grep-invert=@all',
      ],
    },
    engines: ['chromium'],
    leavesOut: ['hours', 'late'],
  },
  all: {
    options: {
      build: ['--all'],
      // The step `hours` runs the tests of rules and pages. The step `late` runs the evening tests.
      unit: projects('server', 'postgres', 'programs'),
      e2e: [`--grep-invert=${EVENING}`],
    },
    engines: engineNames,
    leavesOut: [],
  },
};
