import { expect, it } from 'vitest';
import { makeDevice } from '../testing/make-device';
import {
  assignmentChoices,
  assignmentOf,
  assignmentValue,
  commonValue,
  deviceTargets,
} from './assignments';

it('one device, those of a room and all can be controlled, of those that are paired', () => {
  const devices = [
    makeDevice('1'),
    makeDevice('2', { room: 'Attic' }),
    makeDevice('3', { room: 'Attic', isPaired: false }),
  ];
  expect(deviceTargets(devices).map(({ label, devices: { length } }) => [label, length])).toEqual([
    ['All 2 paired devices', 2],
    ['In Attic', 1],
    ['In Lobby', 1],
    ['Device 1', 1],
    ['Device 2', 1],
  ]);
  expect(deviceTargets([])).toEqual([]);
});

it('devices have no common assignment where one differs', () => {
  const devices = ['Lobby', 'Lobby', 'Attic'].map((room) => makeDevice(room, { room }));
  expect(commonValue(devices, ({ room }) => room)).toBeUndefined();
  expect(commonValue(devices.slice(0, 2), ({ room }) => room)).toBe('Lobby');
});

it.each([
  [{ kind: 'standby' }, 'standby', 'Standby page'],
  [{ kind: 'viewer', showId: 'hamlet' }, 'viewer:hamlet', 'Viewer: Hamlet'],
  [{ kind: 'calls', showId: 'hamlet' }, 'calls:hamlet', 'Call board: Hamlet'],
  [{ kind: 'sign-in', showId: 'hamlet' }, 'sign-in:hamlet', 'Sign-in sheet: Hamlet'],
  [{ kind: 'light', showId: 'hamlet', department: 'LX' }, 'light:hamlet', 'Cue light: Hamlet'],
] as const)('an assignment is a choice of a list, and back: %j', (assignment, value, label) => {
  expect(assignmentValue(assignment)).toBe(value);
  expect(assignmentOf(value, 'LX')).toEqual(assignment);
  const choices = assignmentChoices([{ id: 'hamlet', title: 'Hamlet' }]);
  expect(choices).toContainEqual({ value, label });
});

it('a cue light needs a department', () => {
  expect(assignmentOf('light:hamlet', 'lights')).toBeUndefined();
});
