import { expect, it } from 'vitest';
import { makeDevice } from '../testing/make-device';
import {
  assignmentOf,
  commonValue,
  deviceTargets,
  EVERY_SHOW,
  fitsDevice,
  showOf,
} from './assignments';

it('all paired devices, the paired devices of a room, and one paired device are targets', () => {
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
  { kind: 'standby' },
  { kind: 'viewer', showId: 'hamlet' },
  { kind: 'calls', showId: 'hamlet' },
  { kind: 'sign-in', showId: 'hamlet' },
  { kind: 'light', showId: 'hamlet', department: 'LX' },
] as const)('an assignment is built from kind, show and department: %j', (assignment) => {
  const choice = { kind: assignment.kind, showId: showOf(assignment), department: 'LX' };
  expect(assignmentOf(choice)).toEqual(assignment);
});

it('an assignment to a show needs a show, and a cue light needs a department', () => {
  expect(assignmentOf({ kind: 'viewer', showId: '', department: '' })).toBeUndefined();
  const light = { kind: 'light', showId: 'hamlet' } as const;
  expect(assignmentOf({ ...light, department: 'lights' })).toBeUndefined();
});

it('a bridge, which has no screen, is not among the devices of a room or all devices', () => {
  const bridge = makeDevice('bridge', { type: 'bridge' });
  expect(deviceTargets([bridge]).map(({ label }) => label)).toEqual(['Device bridge']);
  const [all, lobby] = deviceTargets([makeDevice('1', { type: 'tablet' }), bridge]);
  expect([all?.devices.length, lobby?.devices.length]).toEqual([1, 1]);
});

it.each([
  ['lx, snd', ['LX', 'SND']],
  ['LX  LX', ['LX']],
  ['', undefined],
  ['LX, lighting', undefined],
])('a bridge gets the departments of %j', (departments, expected) => {
  const choice = { kind: 'bridge', showId: 'hamlet', department: '', departments } as const;
  expect(assignmentOf(choice)).toEqual(
    expected && { kind: 'bridge', showId: 'hamlet', departments: expected },
  );
});

it('a program gets a show and what it may do, which is to read unless more is chosen', () => {
  const choice = { kind: 'control', showId: 'hamlet', department: '' } as const;
  expect(assignmentOf(choice)).toEqual({ kind: 'control', showId: 'hamlet', scope: 'read' });
  expect(assignmentOf({ ...choice, scope: 'call' })).toMatchObject({ scope: 'call' });
  expect(assignmentOf({ ...choice, showId: '' })).toBeUndefined();
});

it('a program gets every show without naming one', () => {
  const everyShow = assignmentOf({ kind: 'control', showId: EVERY_SHOW, department: '' });
  expect(everyShow).toEqual({ kind: 'control', scope: 'read' });
  expect(showOf({ kind: 'control', scope: 'read' })).toBe(EVERY_SHOW);
});

it('a bridge shows nothing, a screen joins no desks, and only a program controls', () => {
  const viewer = { kind: 'viewer', showId: 'hamlet' } as const;
  const desks = { kind: 'bridge', showId: 'hamlet', departments: ['LX'] } as const;
  const program = { kind: 'control', showId: 'hamlet', scope: 'call' } as const;
  const fits = (type: string) =>
    [viewer, { ...desks, departments: ['LX'] }, program, { kind: 'standby' } as const].map(
      (assignment) => fitsDevice(assignment, { type }),
    );
  expect(fits('bridge')).toEqual([false, true, false, true]);
  expect(fits('tablet')).toEqual([true, false, false, true]);
  expect(fits('control')).toEqual([false, false, true, true]);
});
