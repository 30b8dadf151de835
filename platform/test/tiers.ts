import { remoteNames, remotes } from '@standby/federation-config';
import { engineNames, type EngineName } from './browsers/browsers.ts';

export interface Tier {
  /** What a step's script is started with; a step that is not listed does the same in both tiers. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Engines that its browser suites open. */
  readonly engines: readonly EngineName[];
  /** Steps that run only where a person names them. */
  readonly leavesOut: readonly string[];
}

const projects = (...names: readonly string[]): string[] =>
  names.map((name) => `--project=${name}`);

/** Which projects of vitest.config.ts and of playwright.config.ts run, and which builds they open. */
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
  all: { options: { build: ['--all'] }, engines: engineNames, leavesOut: [] },
};
