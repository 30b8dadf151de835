import { expect, it } from 'vitest';
import { many, makeDevice } from '../testing/make-items';
import { assignmentOf, assignmentValue, commonValue, deviceTargets } from './device-screen';

it('one device, those of a room and all can be controlled, of those that are paired', () => {
  const devices = many(3, (id) =>
    makeDevice(id, { isPaired: id !== '3', room: id === '1' ? 'Lobby' : 'Attic' }),
  );
  expect(deviceTargets(devices).map(({ label, devices: { length } }) => [label, length])).toEqual([
    ['All 2 paired devices', 2],
    ['In Attic', 1],
    ['In Lobby', 1],
    ['Device 1', 1],
    ['Device 2', 1],
  ]);
  expect(deviceTargets([])).toEqual([]);
});

it('what devices have in common is none where one differs', () => {
  const devices = ['Lobby', 'Lobby', 'Attic'].map((room) => makeDevice(room, { room }));
  expect(commonValue(devices, ({ room }) => room)).toBeUndefined();
  expect(commonValue(devices.slice(0, 2), ({ room }) => room)).toBe('Lobby');
});

it.each([
  [{ kind: 'standby' }, 'standby'],
  [{ kind: 'viewer', showId: 'hamlet' }, 'viewer:hamlet'],
  [{ kind: 'light', showId: 'hamlet', department: 'LX' }, 'light:hamlet'],
] as const)('an assignment is a value of a list, and back: %j', (assignment, value) => {
  expect(assignmentValue(assignment)).toBe(value);
  expect(assignmentOf(value, 'LX')).toEqual(assignment);
});

it('a cue light needs a department', () => {
  expect(assignmentOf('light:hamlet', 'lights')).toBeUndefined();
});
