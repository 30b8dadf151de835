import { describe, expect, it } from 'vitest';
import type { RemoteContract } from '@standby/contracts';
import { findObstacles } from './gate.ts';
import { deploy, startCanary, type RemoteRelease, type ShellRelease } from './history.ts';
import { EMPTY_STATE, withRemote, withShell, type ReleaseState } from './state.ts';

const stamp = { at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' };

const contract: RemoteContract = {
  name: 'mfe-venue',
  version: '1.0.0',
  shellContract: '2.0.0',
  routes: [
    { path: '/rooms', parameters: [] },
    { path: '/devices', parameters: [] },
  ],
  sends: [],
  hears: [],
  designSystem: ['Button', 'Select'],
};

const remote = (id: string, changes: Partial<RemoteContract> = {}): RemoteRelease => ({
  id,
  version: changes.version ?? contract.version,
  contract: { ...contract, ...changes },
  integrity: `sha384-of-${id}`,
  preloads: {},
});

const shell = (id: string, changes: Partial<ShellRelease['contract']> = {}): ShellRelease => ({
  id,
  version: '0.1.0',
  contract: {
    version: '0.1.0',
    shellContract: '2.1.0',
    designSystem: ['Button', 'Dialog', 'Select'],
    ...changes,
  },
});

const withVenue = (state: ReleaseState, release: RemoteRelease): ReleaseState =>
  withRemote(state, 'venue', (history) => deploy(history, release, stamp));
const withNewShell = (state: ReleaseState, release: ShellRelease): ReleaseState =>
  withShell(state, (history) => deploy(history, release, stamp));

const live = withNewShell(withVenue(EMPTY_STATE, remote('v1')), shell('s1'));

describe('obstacles to a deployment', () => {
  it('are empty for the first release, and for one that only adds to it', () => {
    expect(findObstacles(EMPTY_STATE, live, ['shell', 'venue'])).toEqual([]);
    const routes = [...contract.routes, { path: '/seats', parameters: [] }];
    expect(findObstacles(live, withVenue(live, remote('v2', { routes })), ['venue'])).toEqual([]);
  });

  it('include a removed route, also in a canary, unless the major version is new', () => {
    const routes = contract.routes.slice(0, 1);
    const broken = [
      'venue: the route /devices is gone, which v1 has; a break needs a new major version',
    ];
    expect(findObstacles(live, withVenue(live, remote('v2', { routes })), ['venue'])).toEqual(
      broken,
    );
    const canary = withRemote(live, 'venue', (history) =>
      startCanary(history, remote('v2', { routes }), { share: 0.1 }, stamp),
    );
    expect(findObstacles(live, canary, ['venue'])).toEqual(broken);
    const announced = remote('v2', { routes, version: '2.0.0' });
    expect(findObstacles(live, withVenue(live, announced), ['venue'])).toEqual([]);
  });

  it('include a name of the design system that the shell lacks, whichever of both is new', () => {
    const words = 'venue v2 uses Table of shared-ui; shell s1 lacks it';
    const needy = remote('v2', { designSystem: ['Button', 'Table'] });
    expect(findObstacles(live, withVenue(live, needy), ['venue'])).toEqual([words]);

    const poor = shell('s2', { designSystem: ['Button'] });
    expect(findObstacles(live, withNewShell(live, poor), ['shell'])).toEqual([
      'venue v1 uses Select of shared-ui; shell s2 lacks it',
    ]);
  });

  it('include a shell contract that does not fit', () => {
    const newer = remote('v2', { shellContract: '2.2.0' });
    expect(findObstacles(live, withVenue(live, newer), ['venue'])).toEqual([
      'venue v2 needs shell contract 2.2.0; shell s1 has 2.1.0',
    ]);
    const next = shell('s2', { shellContract: '3.0.0' });
    expect(findObstacles(live, withNewShell(live, next), ['shell'])).toEqual([
      'venue v1 needs shell contract 2.0.0; shell s2 has 3.0.0',
    ]);
  });

  it('are empty if shell and remote are deployed together', () => {
    const needy = remote('v2', { designSystem: ['Table'] });
    const both = withVenue(withNewShell(live, shell('s2', { designSystem: ['Table'] })), needy);
    expect(findObstacles(live, both, ['shell', 'venue'])).toEqual([]);
  });

  it('include a shared library if the shell has an earlier version than the remote was built with', () => {
    const offering = (libraries: Record<string, string>): ReleaseState =>
      withNewShell(live, shell('s2', { libraries }));
    const needing = (state: ReleaseState, libraries: Record<string, string>): readonly string[] =>
      findObstacles(state, withVenue(state, remote('v2', { libraries })), ['venue']);
    const offered = { react: '19.3.1', 'react-router-dom': '7.18.5' };
    expect(needing(offering(offered), { react: '^19.2.0' })).toEqual([]);
    expect(needing(offering(offered), { react: '^19.4.0', 'react-router-dom': '^8.0.0' })).toEqual([
      'venue v2 was built with react ^19.4.0; shell s2 shares 19.3.1. Install the version of the shell and build again',
      'venue v2 was built with react-router-dom ^8.0.0; shell s2 shares 7.18.5. Install the version of the shell and build again',
    ]);
    expect(needing(offering({}), { react: '^19.3.0' })).toEqual([
      expect.stringContaining('shell s2 shares none'),
    ]);
    // A shell of an earlier release does not list its shared libraries.
    expect(needing(live, { react: '^99.0.0' })).toEqual([]);
  });

  it('include a remote that does not fit the next shell', () => {
    const before = withVenue(
      withNewShell(EMPTY_STATE, shell('s1', { libraries: { react: '19.3.1' } })),
      remote('v1', { libraries: { react: '^19.3.1' } }),
    );
    const after = withNewShell(before, shell('s2', { libraries: { react: '20.0.0' } }));
    expect(findObstacles(before, after, ['shell'])).toEqual([
      expect.stringContaining('venue v1 was built with react ^19.3.1; shell s2 shares 20.0.0'),
    ]);
  });
});
