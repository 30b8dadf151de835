import { describe, expect, it } from 'vitest';
import { makeDevice } from '../testing/make-items';
import type { Device } from './device';
import { deviceCardText, deviceSorts, searchDevices } from './device-list';

describe('a card', () => {
  it('shows everything that the device reports', () => {
    const device = makeDevice('a', {
      name: 'Deck tablet',
      room: 'Main Stage',
      model: 'iPad Air',
      version: '2.0.8',
      battery: 0,
      status: 'Online',
      isPaired: true,
      lastSeen: new Date(2025, 0, 15, 9, 5).toISOString(),
    });

    expect(deviceCardText(device, '12-hour')).toEqual({
      name: 'Deck tablet',
      type: 'Tablet',
      model: 'iPad Air',
      room: 'Main Stage',
      version: 'Version 2.0.8',
      battery: 'Battery 0%',
      status: 'Online',
      lastSeen: 'Last seen 15 Jan 2025, 9:05 AM',
      pairing: undefined,
      shows: undefined,
      screen: undefined,
    });
  });

  it('describes what a paired device shows and the problems of its screen', () => {
    const device = makeDevice('a', {
      status: 'Online',
      lastSeen: '2025-01-15T09:05:00.000Z',
      isPaired: true,
      assignment: { kind: 'light', showId: 'hamlet', department: 'LX' },
      display: { isBlackout: true, brightness: 40, isMirrored: true, rotation: 90 },
      screen: {
        width: 1024,
        height: 768,
        clockErrorMs: -3_000,
        refusals: ['wake-lock'],
        hasUpdate: true,
      },
      version: '1.0.0',
    });
    expect(deviceCardText(device, '12-hour')).toMatchObject({
      lastSeen: 'Seen now',
      version: 'Version 1.0.0, an update is ready',
      shows: 'Cue light LX, blackout, 40% bright, mirrored, turned 90°',
      screen: '1024 × 768, clock 3 s slow, may fall asleep',
    });
  });

  it('says what a program may do, and where', () => {
    const shownOf = (assignment: Device['assignment']) =>
      deviceCardText(makeDevice('a', { type: 'control', assignment }), '24-hour').shows;
    expect(shownOf({ kind: 'control', scope: 'call' })).toBe(
      'Room for a program (controls and calls) of every show',
    );
    expect(shownOf({ kind: 'control', showId: 'hamlet', scope: 'read' })).toBe(
      'Room for a program (reads)',
    );
  });

  it('marks unknown facts and omits a missing battery', () => {
    expect(deviceCardText(makeDevice('a'), '24-hour')).toMatchObject({
      model: 'Model not reported yet',
      version: 'Version not reported yet',
      battery: undefined,
      lastSeen: 'Not seen yet',
      pairing: 'Not paired',
    });
  });
});

describe('the list', () => {
  const devices = [
    makeDevice('a', {
      name: 'Tablet 10',
      room: 'Studio B',
      lastUsed: '2025-01-02T00:00:00.000Z',
      lastSeen: new Date(2025, 0, 2, 19, 30).toISOString(),
    }),
    makeDevice('b', {
      name: 'tablet 9',
      room: 'Lobby',
      status: 'Online',
      battery: 85,
      lastUsed: '2025-01-01T00:00:00.000Z',
    }),
    makeDevice('c', {
      name: 'Ångström desk',
      room: 'Studio A',
      lastUsed: '2025-01-03T00:00:00.000Z',
    }),
  ];

  it('is sorted by the specified options, Last used first', () => {
    expect(deviceSorts.map(({ label }) => label)).toEqual(['Last used', 'Name', 'Status', 'Room']);
  });

  it.each([
    ['last-used', ['c', 'a', 'b']],
    ['name', ['c', 'b', 'a']],
    ['status', ['b', 'a', 'c']],
    ['room', ['b', 'c', 'a']],
  ])('by %s', (value, order) => {
    const compare = deviceSorts.find((sort) => sort.value === value)?.compare;

    expect(devices.toSorted(compare).map(({ id }) => id)).toEqual(order);
  });

  it.each([
    ['angstrom', ['c']],
    ['battery', ['b']],
    ['undefined', []],
    ['7:30 pm', ['a']],
    ['19:30', ['a']],
    ['studio tablet offline', ['a', 'c']],
  ])('finds for %j: %j', (query, found) => {
    expect(searchDevices(devices, query).map(({ id }) => id)).toEqual(found);
  });
});
