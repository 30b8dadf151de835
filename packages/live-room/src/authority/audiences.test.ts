import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { compact } from '@standby/room-engine/log/compaction';
import { decodeStoredEvent, encodeEvent, eventIdOf } from '@standby/room-engine/log/event';
import {
  appendEvents,
  createEventLog,
  endOf,
  linesOf,
  nextEvent,
  stateOf,
} from '@standby/room-engine/log/event-log';
import { Audiences } from '@standby/room-engine/authority/audiences';
import type { Act } from '../domain/event-log/event';
import type { EventLog } from '../domain/event-log/event-log';
import { currentFormat } from '../domain/event-log/document-format';
import { showRules } from '../domain/event-log/show-rules';
import { linesFor, stateFor } from '../domain/event-log/withheld';
import type { RoomState } from '../domain/state/room-schema';
import { buildEventLog, CURTAIN_MS, emptyLog } from '../testing/builders';
import { showAuthority } from './show-authority';

const audiences = new Audiences(showAuthority);

const messageId = fc.constantFrom('m1', 'm2', 'm3', 'm4');
const screenIds = fc.constantFrom<string[]>(['wall'], ['wall', 'foyer']);
const text = fc.constantFrom('Half!', 'Trap is stuck');
const until = fc.constantFrom(
  { kind: 'next-start' } as const,
  { kind: 'after', ms: 2_000 } as const,
);

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constantFrom('send-message', 'send-desk-note', 'ask'), messageId, text }),
  fc.record({ type: fc.constant('send-message'), messageId, text, to: screenIds }),
  fc.record({
    type: fc.constantFrom('accept-question', 'hide-question', 'remove-message', 'show-message'),
    messageId,
  }),
  fc.record({ type: fc.constant('show-message'), messageId, until }),
  fc.record({ type: fc.constant('message-screens'), screenIds, messageId: fc.option(messageId) }),
  fc.record({ type: fc.constantFrom('clear-message', 'end-performance', 'flash') }),
  fc.record({ type: fc.constantFrom('add-preset', 'remove-preset'), text }),
  fc.record({ type: fc.constantFrom('play', 'pause'), timerId: fc.constant('timer-1') }),
  fc.record({
    type: fc.constant('write-note'),
    department: fc.constant('Deck'),
    text,
    begunAtMs: fc.constant(CURTAIN_MS),
  }),
  fc.record({
    type: fc.constant('batch'),
    acts: fc.tuple(
      fc.record({ type: fc.constant('send-message'), messageId, text }),
      fc.record({ type: fc.constant('show-message'), messageId }),
    ),
  }),
  fc.record({
    type: fc.constant('batch'),
    acts: fc.tuple(
      fc.record({ type: fc.constantFrom('add-preset', 'remove-preset'), text }),
      fc.record({ type: fc.constant('blackout'), isOn: fc.boolean() }),
    ),
  }),
);

/** The next step: an act, or the undo of one, counted from the end. */
const step = fc.oneof(
  { weight: 5, arbitrary: act },
  { weight: 1, arbitrary: fc.record({ back: fc.nat(6) }) },
);

function perform(log: EventLog, done: Act | { readonly back: number }, atMs: number): EventLog {
  const target = 'back' in done ? log.steps.at(-1 - done.back)?.event : undefined;
  if ('back' in done && !target) return log;
  const next: Act =
    'back' in done ? { type: 'undo', entryId: target ? eventIdOf(target) : '' } : done;
  return appendEvents(log, [nextEvent(log, { by: 'desk', role: 'controller' }, next, atMs)]);
}

/** Returns a viewer's log after it received the whole log's events from a step on. */
function receive(window: EventLog, log: EventLog, from = 0): EventLog {
  const events = audiences.eventsFor('everyone', log, from).map((event) => {
    const written: unknown = JSON.parse(JSON.stringify(encodeEvent(event)));
    const read = decodeStoredEvent(written, currentFormat);
    if (!read) throw new Error(JSON.stringify(written));
    return read;
  });
  return appendEvents(window, events);
}

const receiveWhole = (log: EventLog): EventLog =>
  receive(createEventLog(showRules, audiences.checkpointFor('everyone', log.checkpoint)), log);

/**
 * Returns the parts of a room that viewers show. Viewers do not know when a message was written,
 * only when it was shown.
 */
function seen(state: RoomState) {
  const { messages, ...rest } = stateFor(state, 'everyone');
  const inOrder = messages.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return { ...rest, messages: inOrder.map(({ id, text, to }) => [id, text, to]) };
}

describe('the log of a window that may not read every act', () => {
  test('H2: shows the same room as the whole one, through undos and compactions', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), fc.nat(40), (steps, late) => {
        let full = emptyLog();
        let window = receiveWhole(full);
        for (const [index, done] of steps.entries()) {
          const before = full;
          full = perform(full, done, CURTAIN_MS + index * 900);
          if (full === before) continue;
          const isAnew = audiences.isReadAnew('everyone', before, full);
          window = isAnew ? receiveWhole(full) : receive(window, full, full.steps.length - 1);
          if (index === late) window = receiveWhole(full);
          expect(endOf(window)).toEqual(endOf(full));
          expect(seen(stateOf(window))).toEqual(seen(stateOf(full)));
        }
        const compacted = receiveWhole(compact(full, 0));
        expect(seen(stateOf(compacted))).toEqual(seen(stateOf(full)));
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  test('H2: contains only texts that were shown', () => {
    const { log } = buildEventLog([
      [0, { type: 'send-message', messageId: 'm1', text: 'Shown later' }],
      [1, { type: 'send-message', messageId: 'm2', text: 'SECRET draft' }],
      [2, { type: 'send-desk-note', messageId: 'm3', text: 'SECRET note' }],
      [3, { type: 'ask', messageId: 'm4', text: 'SECRET question' }],
      [4, { type: 'add-preset', text: 'SECRET preset' }],
      [5, { type: 'write-note', department: 'Deck', text: 'SECRET report', begunAtMs: CURTAIN_MS }],
      [6, { type: 'remove-message', messageId: 'm2' }],
      [7, { type: 'undo', entryId: 'desk:3' }],
      [8, { type: 'show-message', messageId: 'm1' }],
    ]);
    const sent = JSON.stringify([
      audiences.eventsFor('everyone', log).map(encodeEvent),
      audiences.checkpointFor('everyone', compact(log, 0).checkpoint),
      linesFor('everyone', linesOf(log)),
    ]);
    expect(sent).not.toContain('SECRET');
    expect(sent).toContain('Shown later');
    expect(audiences.eventsFor('everyone', log).map(({ seq }) => seq)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(audiences.eventsFor('desks', log)).toEqual(log.steps.map(({ event }) => event));
  });
});
