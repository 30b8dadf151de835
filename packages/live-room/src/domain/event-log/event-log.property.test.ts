import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { compact } from '@standby/room-engine/log/compaction';
import { eventIdOf } from '@standby/room-engine/log/event';
import {
  appendEvents,
  endOf,
  eventsOf,
  eventsSince,
  linesOf,
  nextEvent,
  positionOf,
  stateOf,
} from '@standby/room-engine/log/event-log';
import { mergeLogs } from '@standby/room-engine/log/merge';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import { CURTAIN_MS, emptyLog } from '../../testing/builders';
import type { Command } from '../acts/acts';
import type { Act } from './event';
import type { EventLog } from './event-log';

const TIMER_IDS = ['timer-1', 'intermission', 'act-2', 'extra'] as const;
const timerId = fc.constantFrom(...TIMER_IDS);
const MESSAGE_IDS = ['m1', 'm2', 'm3'] as const;
const messageId = fc.constantFrom(...MESSAGE_IDS);

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('play', 'pause', 'reset', 'select', 'remove-timer'), timerId }),
  fc.record({ type: fc.constantFrom('end', 'stop'), timerId }),
  fc.record({ type: fc.constant('go'), timerId, isRepeat: fc.boolean() }),
  fc.record({ type: fc.constant('set-on-its-own'), timerId, isOn: fc.boolean() }),
  fc.record({
    type: fc.constant('show-message'),
    messageId,
    until: fc.constant({ kind: 'next-start' } as const),
  }),
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

/** The next step: a command, or the undo of an act, counted from the end. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('command' as const), command }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.nat(6) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const PAGES = ['desk', 'booth', 'wings'] as const;

function actOf(log: EventLog, done: Step): Act | undefined {
  if (done.kind === 'command') return done.command;
  const target = log.steps.at(-1 - done.back)?.event;
  return target && { type: 'undo', entryId: eventIdOf(target) };
}

function perform(log: EventLog, by: string, done: Step, atMs: number): EventLog {
  const act = actOf(log, done);
  return act ? appendEvents(log, [nextEvent(log, { by, role: 'controller' }, act, atMs)]) : log;
}

const idsOf = (log: EventLog): string[] => eventsOf(log).map(eventIdOf);

/**
 * Steps of pages without locks: each appends to its own copy, and sometimes merges another one's.
 */
const pageStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ page: fc.nat(2), step }) },
  { weight: 1, arbitrary: fc.record({ page: fc.nat(2), from: fc.nat(2) }) },
);

function live(steps: readonly (typeof pageStep extends fc.Arbitrary<infer T> ? T : never)[]) {
  const logs: EventLog[] = PAGES.map(() => emptyLog());
  for (const [index, happens] of steps.entries()) {
    const log = logs[happens.page] ?? emptyLog();
    const by = PAGES[happens.page] ?? '';
    logs[happens.page] =
      'step' in happens
        ? perform(log, by, happens.step, CURTAIN_MS + index * 500)
        : mergeLogs(log, logs[happens.from] ?? log);
  }
  return logs;
}

test('independently extended copies merge into one log without loss, in any order', () => {
  fc.assert(
    fc.property(
      fc.array(pageStep, { maxLength: 60 }),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (steps, order) => {
        const logs = live(steps);
        const written = new Set(logs.flatMap(idsOf));
        for (let round = 0; round < 3; round += 1) {
          for (const one of order) {
            for (const other of order) {
              logs[one] = mergeLogs(logs[one] ?? emptyLog(), logs[other] ?? emptyLog());
            }
          }
        }
        const [first = emptyLog()] = logs;
        expect(new Set(idsOf(first))).toEqual(written);
        expect(positionOf(first)).toBe(written.size);
        for (const log of logs) {
          expect(idsOf(log)).toEqual(idsOf(first));
          expect(endOf(log)).toEqual(endOf(first));
          expect(stateOf(log)).toEqual(stateOf(first));
        }
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});

test('logs have the same end if and only if they have the same events in the same order', () => {
  fc.assert(
    fc.property(fc.array(pageStep, { maxLength: 40 }), (steps) => {
      const [one = emptyLog(), other = emptyLog()] = live(steps);
      const isSameEnd = JSON.stringify(endOf(one)) === JSON.stringify(endOf(other));
      expect(isSameEnd).toBe(idsOf(one).join(' ') === idsOf(other).join(' '));
    }),
  );
});

test('the events after any earlier end lead to the whole log', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(40), (steps, count) => {
      let log = emptyLog();
      let earlier = log;
      for (const [index, done] of steps.entries()) {
        log = perform(log, 'desk', done, CURTAIN_MS + index * 500);
        if (index === count) earlier = log;
      }
      const later = eventsSince(log, endOf(earlier));
      expect(later && appendEvents(earlier, later)).toEqual(log);
      expect(eventsSince(log, { position: positionOf(earlier), digest: 'other' })).toBeUndefined();
    }),
  );
});

test('a compaction never changes the shown room, even after later acts and undos', () => {
  const before = Array.from({ length: UNDO_REACH }, (_, index): Step => ({
    kind: 'command',
    command: { type: 'adjust', timerId: 'timer-1', byMs: index % 2 === 0 ? 60_000 : -60_000 },
  }));
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 30 }),
      fc.array(step, { maxLength: 30 }),
      (earlier, later) => {
        let whole = emptyLog();
        let atMs = CURTAIN_MS;
        for (const done of [...earlier, ...before]) {
          whole = perform(whole, 'desk', done, (atMs += 20));
        }
        let compacted = compact(whole, 0);
        expect(stateOf(compacted)).toEqual(stateOf(whole));
        for (const done of later) {
          atMs += 20;
          // The whole log decides which acts may be undone.
          const act = actOf(whole, done);
          if (!act) continue;
          const event = nextEvent(whole, { by: 'booth', role: 'controller' }, act, atMs);
          [whole, compacted] = [appendEvents(whole, [event]), appendEvents(compacted, [event])];
          expect(stateOf(compacted)).toEqual(stateOf(whole));
        }
        expect(endOf(compacted)).toEqual(endOf(whole));
        expect(linesOf(compacted)).toEqual(linesOf(whole));
      },
    ),
    { numRuns: propertyRuns(100) },
  );
});

test('an undone act leaves the room as if it had never been done', () => {
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
            log = appendEvents(log, [nextEvent(log, author, act, nowMs)]);
          }
          return { log, nowMs };
        };
        const { log, nowMs } = writeAll(() => false);
        const undo = { type: 'undo', entryId: `desk:${place + 1}` } as const;
        const author = { by: 'booth', role: 'controller' } as const;
        const undone = appendEvents(log, [nextEvent(log, author, undo, nowMs)]);
        expect(stateOf(undone)).toEqual(stateOf(writeAll((index) => index === place).log));

        const redo = { type: 'undo', entryId: 'booth:1' } as const;
        const redone = appendEvents(undone, [nextEvent(undone, author, redo, nowMs)]);
        expect(stateOf(redone)).toEqual(stateOf(log));
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});
