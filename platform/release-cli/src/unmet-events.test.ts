import { describe, expect, it } from 'vitest';
import type { EventContract } from '@standby/contracts';
import { findObstacles } from './gate.ts';
import { deploy, startCanary, type RemoteRelease, type ShellContract } from './history.ts';
import { EMPTY_STATE, withRemote, withShell, type ReleaseState } from './state.ts';

const stamp = { at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' };
const RUNNING = 'standby:timer-running';

const silent: EventContract = { sends: [], hears: [], payloads: {} };
const sender: EventContract = {
  sends: [RUNNING],
  hears: [],
  payloads: { [RUNNING]: { isRunning: 'boolean' } },
};
const listener: EventContract = { ...sender, sends: [], hears: [RUNNING] };

const remote = (id: string, events: EventContract, version = '1.0.0'): RemoteRelease => ({
  id,
  version,
  contract: { name: 'mfe', version, shellContract: '2.0.0', routes: [], ...events },
  integrity: `sha384-of-${id}`,
  preloads: {},
});

const withLive = (state: ReleaseState, release: RemoteRelease): ReleaseState =>
  withRemote(state, 'live', (history) => deploy(history, release, stamp));
const withVenue = (state: ReleaseState, release: RemoteRelease): ReleaseState =>
  withRemote(state, 'venue', (history) => deploy(history, release, stamp));
const withNewShell = (
  state: ReleaseState,
  id: string,
  events: Partial<EventContract>,
): ReleaseState => {
  const contract: ShellContract = {
    version: '0.1.0',
    shellContract: '2.0.0',
    designSystem: [],
    ...events,
  };
  return withShell(state, (history) => deploy(history, { id, version: '0.1.0', contract }, stamp));
};

/** The remote `live` sends the event that the shell hears. */
const product = withLive(withNewShell(EMPTY_STATE, 's1', listener), remote('v1', sender));

describe('events without a sender', () => {
  it('do not exist if each event is sent with its fields or more', () => {
    expect(findObstacles(EMPTY_STATE, product, ['shell', 'live'])).toEqual([]);
    expect(findObstacles(product, withNewShell(product, 's2', listener), ['shell'])).toEqual([]);
    const payloads = { [RUNNING]: { isRunning: 'boolean', label: 'string' } };
    const more = withLive(product, remote('v2', { ...sender, payloads }));
    expect(findObstacles(product, more, ['live'])).toEqual([]);
    const another = withVenue(product, remote('r1', listener));
    expect(findObstacles(product, another, ['venue'])).toEqual([]);
  });

  it('block a sender that stops, even with a major version', () => {
    const words = `shell s1 hears ${RUNNING}; no unit sends it`;
    const announced = withLive(product, remote('v2', silent, '2.0.0'));
    expect(findObstacles(product, announced, ['live'])).toEqual([words]);
    const minor = withLive(product, remote('v2', silent, '1.1.0'));
    expect(findObstacles(product, minor, ['live'])).toEqual([
      `live: it no longer sends ${RUNNING}, which v1 has; a break needs a new major version`,
      words,
    ]);
  });

  it('block a sender that drops a field or changes its type', () => {
    const dropped = remote('v2', { ...sender, payloads: {} }, '2.0.0');
    expect(findObstacles(product, withLive(product, dropped), ['live'])).toEqual([
      `shell s1 hears ${RUNNING}; live v2 sends it without isRunning (boolean)`,
    ]);
    const payloads = { [RUNNING]: { isRunning: 'string' } };
    const changed = remote('v2', { ...sender, payloads }, '2.0.0');
    expect(findObstacles(product, withLive(product, changed), ['live'])).toEqual([
      `shell s1 hears ${RUNNING}; live v2 sends it without isRunning (boolean)`,
    ]);
  });

  it('block a new listener to an event or a field without a sender', () => {
    const payloads = { [RUNNING]: { isRunning: 'boolean', label: 'string' } };
    const needy = remote('r1', { ...listener, payloads });
    expect(findObstacles(product, withVenue(product, needy), ['venue'])).toEqual([
      `venue r1 hears ${RUNNING}; live v1 sends it without label (string)`,
    ]);
    const curious = remote('r1', { ...silent, hears: ['seat-taken'] });
    expect(findObstacles(product, withVenue(product, curious), ['venue'])).toEqual([
      'venue r1 hears seat-taken; no unit sends it',
    ]);
  });

  it('block a listener that needs the last event of a sender that does not keep it', () => {
    const needy = remote('r1', { ...listener, kept: [RUNNING] });
    expect(findObstacles(product, withVenue(product, needy), ['venue'])).toEqual([
      `venue r1 hears ${RUNNING}; live v1 does not keep it for later receivers`,
    ]);
    const keeping = withLive(product, remote('v2', { ...sender, kept: [RUNNING] }));
    const both = withVenue(keeping, needy);
    expect(findObstacles(keeping, both, ['venue'])).toEqual([]);
    expect(findObstacles(both, withLive(both, remote('v3', sender, '2.0.0')), ['live'])).toEqual([
      `venue r1 hears ${RUNNING}; live v3 does not keep it for later receivers`,
    ]);
  });

  it('block a shell that hears more events or stops sending', () => {
    const hears = [RUNNING, 'seat-taken'];
    expect(
      findObstacles(product, withNewShell(product, 's2', { ...listener, hears }), ['shell']),
    ).toEqual(['shell s2 hears seat-taken; no unit sends it']);

    const theme = 'standby:theme-change';
    const sending = withNewShell(product, 's2', { ...listener, sends: [theme] });
    const followed = withVenue(sending, remote('r1', { ...silent, hears: [theme] }));
    expect(findObstacles(product, followed, ['shell', 'venue'])).toEqual([]);
    expect(findObstacles(followed, withNewShell(followed, 's3', listener), ['shell'])).toEqual([
      `venue r1 hears ${theme}; no unit sends it`,
    ]);
  });

  it('block a canary, because its visitors have no other release of that remote', () => {
    const canary = withRemote(product, 'live', (history) =>
      startCanary(history, remote('v2', silent, '2.0.0'), { share: 0.1 }, stamp),
    );
    expect(findObstacles(product, canary, ['live'])).toEqual([
      `shell s1 hears ${RUNNING}; live v2 does not send it`,
    ]);
    const both = { sends: ['seat-taken'], hears: ['seat-taken'], payloads: {} };
    const alone = withVenue(product, remote('r1', silent));
    const itself = withRemote(alone, 'venue', (history) =>
      startCanary(history, remote('r2', both), { share: 0.1 }, stamp),
    );
    expect(findObstacles(alone, itself, ['venue'])).toEqual([]);
  });

  it('do not exist if one of two senders carries the field', () => {
    const poor = withVenue(product, remote('r1', { ...sender, payloads: {} }));
    expect(findObstacles(product, poor, ['venue'])).toEqual([]);
    const none = withLive(poor, remote('v2', silent, '2.0.0'));
    expect(findObstacles(poor, none, ['live'])).toEqual([
      `shell s1 hears ${RUNNING}; venue r1 sends it without isRunning (boolean)`,
    ]);
  });

  it('block only the deployment that causes them, not a later one', () => {
    const forced = withLive(product, remote('v2', silent, '2.0.0'));
    const next = withLive(withVenue(forced, remote('r1', silent)), remote('v3', silent, '2.1.0'));
    expect(findObstacles(forced, next, ['venue', 'live'])).toEqual([]);
    const s2 = withNewShell(forced, 's2', listener);
    expect(findObstacles(forced, s2, ['shell'])).toEqual([
      `shell s2 hears ${RUNNING}; no unit sends it`,
    ]);
  });

  it('do not block a new host, where remotes follow the shell', () => {
    const shell = withNewShell(EMPTY_STATE, 's1', listener);
    expect(findObstacles(EMPTY_STATE, shell, ['shell'])).toEqual([]);
    const venue = withVenue(shell, remote('r1', silent));
    expect(findObstacles(shell, venue, ['venue'])).toEqual([]);
  });

  it('are unknown if an older release does not name its events or their fields', () => {
    const old = withNewShell(EMPTY_STATE, 's0', {});
    const venue = withVenue(old, remote('r1', listener));
    expect(findObstacles(old, venue, ['venue'])).toEqual([]);
    const { payloads: _unknown, ...withoutFields } = sender;
    const live = withLive(product, remote('v2', withoutFields, '2.0.0'));
    expect(findObstacles(product, live, ['live'])).toEqual([]);
  });
});
