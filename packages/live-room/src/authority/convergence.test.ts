import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { endOf, linesOf, stateOf } from '@standby/room-engine/log/event-log';
import type { Act } from '../domain/index';
import type { Fate } from '@standby/room-engine/testing/memory-repository';
import { SimulatedRoom } from '../testing/simulated-room';
import { SimulatedWindow } from '../testing/simulated-window';

const RUNS = propertyRuns(60);
const WINDOWS = ['desk', 'phone', 'wall', 'forger'] as const;
type Name = (typeof WINDOWS)[number];
const HONEST = WINDOWS.slice(0, 3);

type Step = (room: SimulatedRoom) => Promise<void> | void;

const windowOf = ({ windows }: SimulatedRoom, name: Name): SimulatedWindow => {
  const window = windows.find(({ by }) => by === name);
  if (!window) throw new Error(name);
  return window;
};

const name = fc.constantFrom<Name>(...WINDOWS);
const controller = fc.constantFrom<Name>('desk', 'phone');

const act = fc.oneof<fc.Arbitrary<Act>[]>(
  fc.constantFrom<Act>(
    { type: 'play', timerId: 'timer-1' },
    { type: 'pause', timerId: 'timer-1' },
    { type: 'reset', timerId: 'timer-1' },
    { type: 'adjust', timerId: 'timer-1', byMs: 60_000 },
    { type: 'set-auto-start', timerId: 'timer-1', isOn: true },
    { type: 'blackout', isOn: true },
    { type: 'blackout', isOn: false },
    { type: 'select', timerId: 'act-2' },
    { type: 'remove-timer', timerId: 'intermission' },
  ),
  fc.record({
    type: fc.constant('undo' as const),
    entryId: fc.tuple(controller, fc.integer({ min: 1, max: 9 })).map(([by, n]) => `${by}:${n}`),
  }),
);

const actStep = fc.tuple(controller, act).map(([by, done]): Step => (room) => {
  windowOf(room, by).act(done, room.nowMs);
});
const connectStep = name.map(
  (by): Step =>
    (room) =>
      room.connect(windowOf(room, by)),
);
const cutStep = name.map(
  (by): Step =>
    (room) =>
      room.cut(windowOf(room, by)),
);
const upStep = fc.tuple(name, fc.boolean()).map(([by, waits]): Step => async (room) => {
  room.deliverUp(windowOf(room, by));
  if (waits) await room.room?.settled();
});
const downStep = name.map(
  (by): Step =>
    (room) =>
      void room.deliverDown(windowOf(room, by)),
);
const timeStep = fc.integer({ min: 1, max: 900_000 }).map(
  (ms): Step =>
    (room) =>
      room.pass(ms),
);
const restartStep = fc.boolean().map((isAtOnce): Step => async (room) => {
  if (!isAtOnce) await room.room?.settled();
  // The killed server does not finish its pending write.
  else room.repository.fate = 'abort';
  await room.room?.settled();
  room.repository.fate = 'commit';
  await room.restart();
});
const failStep = fc.constantFrom<Fate>('abort', 'lose-answer').map((fate): Step => (room) => {
  room.repository.fate = fate;
});

/** Messages of an attacker who knows the ids of all others. */
const by = fc.constantFrom('desk', 'wall', 'forger', 'server', '__proto__', 'constructor', '');
const number = fc.oneof(
  fc.integer({ min: -1, max: 5 }),
  fc.constantFrom(10_001, 2 ** 53, 2 ** 53 - 1, 1e300, 0.5),
);
const forgedEvent = fc.record({
  by,
  role: fc.constantFrom('controller', 'viewer', 'ask', 'owner', '__proto__'),
  seq: number,
  atMs: fc.oneof(number, fc.constant(Date.UTC(2025, 0, 15, 19, 31))),
  act: fc.oneof(
    act,
    fc.constantFrom(
      { type: 'set-clock', offsetMs: 3_600_000 },
      { type: 'start-next', timerId: 'act-2', afterTimerId: 'timer-1' },
      { type: 'begin-report' },
      { type: '__proto__' },
      { type: 'dance', text: 'x'.repeat(30_000) },
      { type: 'dance', text: 'a\u0000\uD800' },
      null,
    ),
  ),
});
const frame = fc.oneof(
  fc
    .array(fc.oneof(forgedEvent, fc.anything()), { maxLength: 4 })
    .map((events) => ({ kind: 'events', events })),
  fc.record({
    kind: fc.constant('hello'),
    by,
    role: fc.constant('controller'),
    version: fc.constant(4),
    known: fc.constant({ position: 9_999, digest: 'zzz' }),
    visibility: fc.constant('visible'),
  }),
  fc.record({
    kind: fc.constant('want'),
    known: fc.record({ position: number, digest: by }),
  }),
  fc.record({
    kind: fc.constantFrom('presence', 'identify', 'log', 'welcome'),
    shown: number,
    to: by,
  }),
  fc.anything(),
);
const hostileStep = frame.map((data): Step => (room) => {
  const text = JSON.stringify(data) ?? '';
  windowOf(room, 'forger').wire?.up.push(text);
});

const step = fc.oneof(
  { weight: 6, arbitrary: actStep },
  { weight: 3, arbitrary: connectStep },
  { weight: 2, arbitrary: cutStep },
  { weight: 10, arbitrary: upStep },
  { weight: 8, arbitrary: downStep },
  { weight: 2, arbitrary: timeStep },
  { weight: 1, arbitrary: restartStep },
  { weight: 1, arbitrary: failStep },
  { weight: 3, arbitrary: hostileStep },
);

async function live(steps: readonly Step[]): Promise<SimulatedRoom> {
  const room = new SimulatedRoom(
    WINDOWS.map((by) => new SimulatedWindow(by, by === 'wall' ? 'viewer' : 'controller')),
  );
  await room.begin();
  await room.restart();
  for (const window of room.windows) room.connect(window);
  for (const take of steps) await take(room);
  await room.comeToRest();
  return room;
}

describe('when messages are lost, late, doubled or forged, connections cut, processes restarted', () => {
  it('S5: the honest windows and the server show the same room', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 150 }), async (steps) => {
        const room = await live(steps);
        const copy = room.room?.copy;
        if (!copy) throw new Error('The server runs');
        for (const by of HONEST) {
          const window = windowOf(room, by);
          const { log } = window.replica;
          expect(stateOf(log), by).toEqual(stateOf(copy.log));
          expect(endOf(log), by).toEqual(endOf(copy.log));
        }
      }),
      { numRuns: RUNS },
    ));

  it('E6: every acknowledged act is stored, and in the end every act of an honest window', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 150 }), async (steps) => {
        const room = await live(steps);
        const { storedIds } = room.repository;
        for (const by of HONEST) {
          const { acknowledged, replica, refused } = windowOf(room, by);
          expect(refused, by).toEqual([]);
          expect(replica.outbox, by).toEqual([]);
          expect([...acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
        }
      }),
      { numRuns: RUNS },
    ));

  it('a room that is read from its storage equals the one that was awake', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 150 }), async (steps) => {
        const room = await live(steps);
        const before = room.room?.copy;
        await room.restart();
        const after = room.room?.copy;
        expect(after && linesOf(after.log)).toEqual(before && linesOf(before.log));
        expect(after && endOf(after.log)).toEqual(before && endOf(before.log));
      }),
      { numRuns: RUNS },
    ));
});
