import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURTAIN_MS, emptyLog } from '../../testing/builders';
import type { Command } from '../room/commands';
import { compact } from './compaction';
import { deltaFor, digestOf, isBehind } from './digest';
import { type Act, eventIdOf, type RoomEvent } from './event';
import { createEventLog, type EventLog, linesOf, nextEvent, stateOf } from './event-log';
import { mergeEvents, mergeLogs } from './merge';

const TIMER_IDS = ['timer-1', 'intermission', 'act-2', 'extra'] as const;
const timerId = fc.constantFrom(...TIMER_IDS);
const MESSAGE_IDS = ['m1', 'm2', 'm3'] as const;
const messageId = fc.constantFrom(...MESSAGE_IDS);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('play', 'pause', 'reset', 'select', 'remove-timer'), timerId }),
  fc.record({ type: fc.constant('adjust'), timerId, byMs: fc.constantFrom(-60_000, 60_000) }),
  fc.record({ type: fc.constant('rename-timer'), timerId, name: fc.constantFrom('Act 1', 'Half') }),
  fc.record({ type: fc.constant('move-timer'), timerId, beforeTimerId: fc.option(timerId) }),
  fc.record({
    type: fc.constant('add-timer'),
    timerId: fc.constant('extra'),
    name: fc.constant('Extra'),
    durationMs: fc.constant(60_000),
    warningMs: fc.constant(10_000),
  }),
  fc.record({
    type: fc.constantFrom('send-message', 'ask'),
    messageId,
    text: fc.constant('Half!'),
  }),
  fc.record({
    type: fc.constantFrom('show-message', 'remove-message', 'accept-question', 'hide-question'),
    messageId,
  }),
  fc.record({ type: fc.constantFrom('blackout', 'focus'), isOn: fc.boolean() }),
  fc.record({ type: fc.constantFrom('flash', 'clear-message') }),
  fc.record({
    type: fc.constant('give-call'),
    call: fc.constantFrom('half', 'beginners'),
    messageId,
    text: fc.constant('Half!'),
  }),
  fc.record({
    type: fc.constant('answer-call'),
    call: fc.constantFrom('half', 'beginners'),
    name: fc.constantFrom('Ophelia', 'Laertes'),
  }),
  fc.record({
    type: fc.constant('set-curtain'),
    curtainAtMs: fc.constantFrom(CURTAIN_MS, CURTAIN_MS + 86_400_000),
    custom: fc.constantFrom('british', 'american'),
  }),
);

/** What a window does next: a command, or the undoing of an act that it knows, counted from the end. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('command' as const), command }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.nat(6) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const WINDOWS = ['desk', 'booth', 'wings'] as const;

/** One step on an unreliable network. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('act' as const), window: fc.nat(2), step, restMs: fc.nat(3_000) }),
  // Delivers some message that was posted at some time to some window: late, twice, out of order, or never.
  fc.record({ kind: fc.constant('deliver' as const), window: fc.nat(2), message: fc.nat(60) }),
);

function actOf(log: EventLog, done: Step): Act | undefined {
  if (done.kind === 'command') return done.command;
  const target = log.steps.at(-1 - done.back)?.event;
  return target && { type: 'undo', entryId: eventIdOf(target) };
}

/** Everyone tells everyone what they know until nobody misses anything, as presences do. */
function repair(logs: EventLog[]): void {
  for (let round = 0; round < 4; round += 1) {
    for (const [asking, log] of logs.entries()) {
      for (const other of logs) {
        const mine = logs[asking] ?? log;
        if (!isBehind(mine, digestOf(other))) continue;
        const delta = deltaFor(other, digestOf(mine));
        if (delta.kind === 'events') logs[asking] = mergeEvents(mine, delta.events);
        if (delta.kind === 'log') logs[asking] = mergeLogs(mine, other);
      }
    }
  }
}

function play(events: readonly (typeof event extends fc.Arbitrary<infer T> ? T : never)[]) {
  const logs: EventLog[] = WINDOWS.map(() => emptyLog());
  const posted: RoomEvent[] = [];
  let nowMs = CURTAIN_MS;
  for (const happens of events) {
    const log = logs[happens.window] ?? emptyLog();
    if (happens.kind === 'deliver') {
      const message = posted[happens.message];
      if (message) logs[happens.window] = mergeEvents(log, [message]);
      continue;
    }
    const act = actOf(log, happens.step);
    const by = WINDOWS[happens.window];
    if (!act || !by) continue;
    nowMs += happens.restMs;
    const event = nextEvent(log, { by, role: 'controller' }, act, nowMs);
    posted.push(event);
    logs[happens.window] = mergeEvents(log, [event]);
  }
  return { logs, posted };
}

test('windows agree after repair, however their messages were reordered, lost and doubled', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      const { logs, posted } = play(events);
      repair(logs);
      const [first] = logs;
      for (const log of logs) {
        expect(stateOf(log)).toEqual(first && stateOf(first));
        expect(linesOf(log)).toEqual(first && linesOf(first));
        expect(log.steps).toHaveLength(posted.length);
        expect(log.pending).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

test('the order of arrival makes no difference', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 40 }).chain((events) => {
        const { posted } = play(events);
        return fc.tuple(
          fc.constant(posted),
          fc.shuffledSubarray([...posted, ...posted], { minLength: posted.length * 2 }),
        );
      }),
      ([posted, shuffled]) => {
        const inOrder = mergeEvents(emptyLog(), posted);
        const oneByOne = shuffled.reduce((log, event) => mergeEvents(log, [event]), emptyLog());
        expect(oneByOne.steps).toEqual(inOrder.steps);
        expect(oneByOne.versionVector).toEqual(inOrder.versionVector);
      },
    ),
    { numRuns: 300 },
  );
});

test('a compaction changes nothing that a window shows, and windows that compacted apart converge', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 60 }),
      fc.nat(10),
      fc.nat(10),
      (events, one, other) => {
        const { logs } = play(events);
        repair(logs);
        const before = logs.map(stateOf);
        const compacted = logs.map((log, index) =>
          index === 2 ? log : compact(log, WINDOWS[index] ?? '', index === 0 ? one : other),
        );
        expect(compacted.map(stateOf)).toEqual(before);
        repair(compacted);
        expect(compacted.map(stateOf)).toEqual(before);
        expect(
          new Set(compacted.map(({ checkpoint }) => `${checkpoint.generation}${checkpoint.by}`))
            .size,
        ).toBe(1);
      },
    ),
    { numRuns: 200 },
  );
});

test('an undone act leaves the room as if it had never been', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ command, restMs: fc.nat(900) }), { minLength: 1, maxLength: 10 }),
      fc.nat(9),
      (steps, chosen) => {
        const place = chosen % steps.length;
        const writeAll = (isLeftOut: (index: number) => boolean) => {
          let nowMs = CURTAIN_MS;
          let log = emptyLog();
          for (const [index, { command: act, restMs }] of steps.entries()) {
            nowMs += restMs;
            if (isLeftOut(index)) continue;
            const author = { by: 'desk', role: 'controller' } as const;
            log = mergeEvents(log, [nextEvent(log, author, act, nowMs)]);
          }
          return { log, nowMs };
        };
        const { log, nowMs } = writeAll(() => false);
        const undo = { type: 'undo', entryId: `desk:${place + 1}` } as const;
        const author = { by: 'booth', role: 'controller' } as const;
        const undone = mergeEvents(log, [nextEvent(log, author, undo, nowMs)]);
        expect(stateOf(undone)).toEqual(stateOf(writeAll((index) => index === place).log));

        const redo = { type: 'undo', entryId: 'booth:1' } as const;
        const redone = mergeEvents(undone, [nextEvent(undone, author, redo, nowMs)]);
        expect(stateOf(redone)).toEqual(stateOf(log));
      },
    ),
    { numRuns: 300 },
  );
});

test('a log that starts from another one’s checkpoint goes on with it', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.nat(20), (events, keep) => {
      const { logs } = play(events);
      repair(logs);
      const compacted = compact(logs[0] ?? emptyLog(), 'desk', keep);
      const late = mergeEvents(
        createEventLog(compacted.checkpoint),
        compacted.steps.map(({ event }) => event),
      );
      expect(stateOf(late)).toEqual(stateOf(compacted));
      expect(late.versionVector).toEqual(compacted.versionVector);
    }),
  );
});
