import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookSchema, readBook, writeBook } from './book';
import type { Act } from './entry';
import { linesOf, merge, revisionOf, stateOf } from './journal';
import { fold, foldWhereLong, FOLD_FROM, FOLD_KEEP, isHigherBase, join } from './journal-fold';
import { CURTAIN_MS, emptyJournal, write } from './testing/builders';
import { lastOwnAct, undoables } from './undoable';

const play = { type: 'play', timerId: 'timer-1' } as const;
const pause = { type: 'pause', timerId: 'timer-1' } as const;
const blackout = (isOn: boolean) => ({ type: 'blackout', isOn }) as const;
const undo = (entryId: string) => ({ type: 'undo', entryId }) as const;

function outcomes(acts: readonly (readonly [number, Act])[]) {
  return write(acts).journal.steps.map(({ outcome }) => outcome);
}

test('acts wait for those of their author before them', () => {
  const { entries } = write([
    [0, play],
    [1_000, pause],
    [2_000, blackout(true)],
  ]);
  const [first, second, third] = entries;
  if (!first || !second || !third) throw new Error('Three acts were written');
  const early = merge(emptyJournal(), [third, second]);
  expect(early).toMatchObject({ steps: [], early: [{ seq: 2 }, { seq: 3 }] });
  expect(revisionOf(early)).toBe(0);
  const whole = merge(early, [first]);
  expect(whole).toMatchObject({ early: [] });
  expect(revisionOf(whole)).toBe(3);
  expect(stateOf(whole).isBlackout).toBe(true);
});

test('what is known already changes nothing, not even the object', () => {
  const { journal, entries } = write([[0, play]]);
  expect(merge(journal, entries)).toBe(journal);
  expect(merge(journal, [])).toBe(journal);
});

test('an act that arrives late goes to its place', () => {
  const mine = write([[5_000, pause]], emptyJournal(), 'wings');
  expect(mine.journal.steps.map(({ outcome }) => outcome)).toEqual(['not-running']);
  const theirs = write([[0, play]], emptyJournal(), 'desk');
  const joined = merge(mine.journal, theirs.entries);
  expect(joined.steps.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(stateOf(joined).timers[0]?.run).toEqual({ phase: 'paused', elapsedMs: 5_000 });
});

test.each<[string, readonly (readonly [number, Act])[], readonly string[]]>([
  [
    'in time',
    [
      [0, play],
      [10_000, undo('desk:1')],
    ],
    ['undone', 'done'],
  ],
  [
    'too late',
    [
      [0, play],
      [10_001, undo('desk:1')],
    ],
    ['done', 'too-late'],
  ],
  [
    'twice',
    [
      [0, play],
      [1_000, undo('desk:1')],
      [2_000, undo('desk:1')],
    ],
    ['undone', 'too-late', 'done'],
  ],
  [
    'and redone',
    [
      [0, play],
      [1_000, undo('desk:1')],
      [2_000, undo('desk:2')],
    ],
    ['done', 'undone', 'done'],
  ],
  ['of nothing', [[0, undo('booth:9')]], ['too-late']],
  ['of itself', [[0, undo('desk:1')]], ['too-late']],
  [
    'before a pause that needs it',
    [
      [0, play],
      [1_000, pause],
      [2_000, undo('desk:1')],
    ],
    ['undone', 'not-running', 'done'],
  ],
  [
    'of a clock’s correction',
    [
      [0, { type: 'set-clock', offsetMs: 5_000 }],
      [1, undo('desk:1')],
    ],
    ['done', 'too-late'],
  ],
])('an act is undone %s', (_, acts, expected) => {
  expect(outcomes(acts)).toEqual(expected);
});

test('what can be undone is listed, latest first, with whose it is', () => {
  const { journal } = write([
    [0, play],
    [6_000, blackout(true)],
    [7_000, undo('desk:2')],
    [8_000, { type: 'set-clock', offsetMs: 9_000 }],
  ]);
  const others = write([[9_000, blackout(true)]], journal, 'booth').journal;
  const list = undoables(linesOf(others), (by) => by === 'desk', CURTAIN_MS + 9_500);
  expect(list.map(({ words, isOwn }) => [words, isOwn])).toEqual([
    ['Blackout', false],
    ['Undone: Blackout', true],
    ['Timer 1 started at 10:00', true],
  ]);
  expect(lastOwnAct(list)?.entryId).toBe('desk:1');
  const later = undoables(linesOf(others), () => true, CURTAIN_MS + 10_000);
  expect(later.map(({ entryId }) => entryId)).toEqual(['booth:1', 'desk:3']);
});

test('a book holds the whole journal, as plain data', () => {
  const { journal } = write([
    [0, play],
    [1_000, blackout(true)],
    [2_000, undo('desk:2')],
  ]);
  const copy: unknown = JSON.parse(JSON.stringify(writeBook(fold(journal, 'desk', 2))));
  const read = readBook(v.parse(bookSchema, copy));
  expect(stateOf(read)).toEqual(stateOf(journal));
  expect(linesOf(read)).toEqual(linesOf(journal));
  expect(read.heads).toEqual(journal.heads);
});

test('a book that holds nonsense is refused', () => {
  const book = writeBook(write([[0, play]]).journal);
  const broken = [
    { ...book, entries: [{ ...book.entries[0], seq: 0 }] },
    { ...book, entries: [{ ...book.entries[0], role: 'viewer' }] },
    { ...book, base: { ...book.base, state: { ...book.base.state, timers: [] } } },
    { ...book, base: { ...book.base, state: { ...book.base.state, selectedTimerId: 'gone' } } },
  ];
  for (const data of broken) expect(v.is(bookSchema, data)).toBe(false);
});

test('folding never parts an undo from its act', () => {
  const { journal } = write([
    [0, play],
    [1_000, blackout(true)],
    [2_000, undo('desk:1')],
    [3_000, blackout(false)],
  ]);
  const folded = fold(journal, 'desk', 2);
  expect(folded.steps).toHaveLength(4);
  expect(folded.base.generation).toBe(0);
});

test('a long journal is folded to the acts that may still matter', () => {
  const acts = Array.from(
    { length: FOLD_FROM + 1 },
    (_, index) => [index * 1_000, blackout(index % 2 === 0)] as const,
  );
  let journal = emptyJournal();
  ({ journal } = write(acts.slice(0, -1)));
  expect(foldWhereLong(journal, 'desk')).toBe(journal);
  ({ journal } = write(acts.slice(-1), journal));
  const folded = foldWhereLong(journal, 'desk');
  expect(folded.steps).toHaveLength(FOLD_KEEP);
  expect(stateOf(folded)).toEqual(stateOf(journal));
  expect(linesOf(folded)).toHaveLength(FOLD_FROM + 1);
});

test.each([
  [2, 'a', 1, 'z', true],
  [1, 'b', 1, 'a', true],
  [1, 'a', 1, 'b', false],
  [1, 'a', 1, 'a', false],
])('base %i%s is higher than %i%s: %s', (generation, by, otherGeneration, otherBy, isHigher) => {
  expect(isHigherBase({ generation, by }, { generation: otherGeneration, by: otherBy })).toBe(
    isHigher,
  );
});

test('an act that was folded away elsewhere keeps nobody waiting', () => {
  const { journal, entries } = write([
    [0, play],
    [1_000, pause],
    [2_000, blackout(true)],
  ]);
  // One window knew the first act only and folded twice; the other folded the first two away.
  const short = merge(emptyJournal(), entries.slice(0, 1));
  const higher = fold(fold(short, 'wings', 0), 'wings', 0);
  const twice = { ...higher, base: { ...higher.base, generation: 2 } };
  const joined = join(fold(journal, 'desk', 1), twice);
  expect(joined.early).toEqual([]);
  expect(revisionOf(joined)).toBe(1);
});
