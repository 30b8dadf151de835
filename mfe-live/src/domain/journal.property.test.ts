import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from './commands';
import { type Act, type Entry, entryId } from './entry';
import { digestOf, isBehind, supplyFor } from './exchange';
import { type Journal, linesOf, merge, nextEntry, openJournal, stateOf } from './journal';
import { fold, join } from './journal-fold';
import { emptyJournal, CURTAIN_MS } from './testing/builders';

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
  fc.record({ type: fc.constantFrom('show-message', 'remove-message'), messageId }),
  fc.record({ type: fc.constantFrom('blackout', 'focus'), isOn: fc.boolean() }),
  fc.record({ type: fc.constantFrom('flash', 'clear-message') }),
);

/** What a window does next: a command, or the undoing of an act that it knows, counted from the end. */
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('command' as const), command }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.nat(6) }) },
);

type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const WINDOWS = ['desk', 'booth', 'wings'] as const;

/** One step of a bad evening on the network. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('act' as const), window: fc.nat(2), deed, restMs: fc.nat(3_000) }),
  // Delivers some message that was posted at some time to some window: late, twice, out of order, or never.
  fc.record({ kind: fc.constant('deliver' as const), window: fc.nat(2), message: fc.nat(60) }),
);

function actOf(journal: Journal, done: Deed): Act | undefined {
  if (done.kind === 'command') return done.command;
  const target = journal.steps.at(-1 - done.back)?.entry;
  return target && { type: 'undo', entryId: entryId(target) };
}

/** Everyone tells everyone what they know until nobody misses anything, as presences do. */
function repair(journals: Journal[]): void {
  for (let round = 0; round < 4; round += 1) {
    for (const [asking, journal] of journals.entries()) {
      for (const other of journals) {
        const mine = journals[asking] ?? journal;
        if (!isBehind(mine, digestOf(other))) continue;
        const supply = supplyFor(other, digestOf(mine));
        if (supply.kind === 'entries') journals[asking] = merge(mine, supply.entries);
        if (supply.kind === 'book') journals[asking] = join(mine, other);
      }
    }
  }
}

function play(events: readonly (typeof event extends fc.Arbitrary<infer T> ? T : never)[]) {
  const journals: Journal[] = WINDOWS.map(() => emptyJournal());
  const posted: Entry[] = [];
  let nowMs = CURTAIN_MS;
  for (const happens of events) {
    const journal = journals[happens.window] ?? emptyJournal();
    if (happens.kind === 'deliver') {
      const message = posted[happens.message];
      if (message) journals[happens.window] = merge(journal, [message]);
      continue;
    }
    const act = actOf(journal, happens.deed);
    const by = WINDOWS[happens.window];
    if (!act || !by) continue;
    nowMs += happens.restMs;
    const entry = nextEntry(journal, { by, role: 'controller' }, act, nowMs);
    posted.push(entry);
    journals[happens.window] = merge(journal, [entry]);
  }
  return { journals, posted };
}

test('windows agree after repair, however their messages were reordered, lost and doubled', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      const { journals, posted } = play(events);
      repair(journals);
      const [first] = journals;
      for (const journal of journals) {
        expect(stateOf(journal)).toEqual(first && stateOf(first));
        expect(linesOf(journal)).toEqual(first && linesOf(first));
        expect(journal.steps).toHaveLength(posted.length);
        expect(journal.early).toEqual([]);
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
        const inOrder = merge(emptyJournal(), posted);
        const oneByOne = shuffled.reduce(
          (journal, entry) => merge(journal, [entry]),
          emptyJournal(),
        );
        expect(oneByOne.steps).toEqual(inOrder.steps);
        expect(oneByOne.heads).toEqual(inOrder.heads);
      },
    ),
    { numRuns: 300 },
  );
});

test('folding changes nothing that a window shows, and windows that folded apart agree again', () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 60 }),
      fc.nat(10),
      fc.nat(10),
      (events, one, other) => {
        const { journals } = play(events);
        repair(journals);
        const before = journals.map(stateOf);
        const folded = journals.map((journal, index) =>
          index === 2 ? journal : fold(journal, WINDOWS[index] ?? '', index === 0 ? one : other),
        );
        expect(folded.map(stateOf)).toEqual(before);
        repair(folded);
        expect(folded.map(stateOf)).toEqual(before);
        expect(new Set(folded.map(({ base }) => `${base.generation}${base.by}`)).size).toBe(1);
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
      (deeds, chosen) => {
        const place = chosen % deeds.length;
        const writeAll = (isLeftOut: (index: number) => boolean) => {
          let nowMs = CURTAIN_MS;
          let journal = emptyJournal();
          for (const [index, { command: act, restMs }] of deeds.entries()) {
            nowMs += restMs;
            if (isLeftOut(index)) continue;
            const author = { by: 'desk', role: 'controller' } as const;
            journal = merge(journal, [nextEntry(journal, author, act, nowMs)]);
          }
          return { journal, nowMs };
        };
        const { journal, nowMs } = writeAll(() => false);
        const undo = { type: 'undo', entryId: `desk:${place + 1}` } as const;
        const author = { by: 'booth', role: 'controller' } as const;
        const undone = merge(journal, [nextEntry(journal, author, undo, nowMs)]);
        expect(stateOf(undone)).toEqual(stateOf(writeAll((index) => index === place).journal));

        const redo = { type: 'undo', entryId: 'booth:1' } as const;
        const redone = merge(undone, [nextEntry(undone, author, redo, nowMs)]);
        expect(stateOf(redone)).toEqual(stateOf(journal));
      },
    ),
    { numRuns: 300 },
  );
});

test('a journal that is opened from another one’s base goes on with it', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.nat(20), (events, keep) => {
      const { journals } = play(events);
      repair(journals);
      const folded = fold(journals[0] ?? emptyJournal(), 'desk', keep);
      const late = merge(
        openJournal(folded.base),
        folded.steps.map(({ entry }) => entry),
      );
      expect(stateOf(late)).toEqual(stateOf(folded));
      expect(late.heads).toEqual(folded.heads);
    }),
  );
});
