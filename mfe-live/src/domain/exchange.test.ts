import { expect, test } from 'vitest';
import { digestOf, isBehind, isUpToDate, supplyFor } from './exchange';
import { merge } from './journal';
import { fold } from './journal-fold';
import { emptyJournal, write } from './testing/builders';

const { journal, entries } = write([
  [0, { type: 'play', timerId: 'timer-1' }],
  [1_000, { type: 'pause', timerId: 'timer-1' }],
  [2_000, { type: 'blackout', isOn: true }],
]);
const behind = merge(emptyJournal(), entries.slice(0, 1));
const folded = fold(journal, 'desk', 1);

test('who knows less is behind and gets the rest', () => {
  expect(isBehind(behind, digestOf(journal))).toBe(true);
  expect(isBehind(journal, digestOf(behind))).toBe(false);
  expect(supplyFor(journal, digestOf(behind))).toEqual({
    kind: 'entries',
    entries: entries.slice(1),
  });
  expect(supplyFor(behind, digestOf(journal))).toEqual({ kind: 'none' });
});

test('who knows the same needs nothing', () => {
  expect(isBehind(journal, digestOf(journal))).toBe(false);
  expect(supplyFor(journal, digestOf(journal))).toEqual({ kind: 'none' });
});

test('after a folding the whole journal is needed, by those who have not folded', () => {
  expect(isBehind(journal, digestOf(folded))).toBe(true);
  expect(supplyFor(folded, digestOf(journal))).toEqual({ kind: 'book' });
  expect(isBehind(folded, digestOf(journal))).toBe(false);
  expect(supplyFor(journal, digestOf(folded))).toEqual({ kind: 'none' });
});

test('a digest has only the heads beyond the base', () => {
  expect([...digestOf(folded).heads]).toEqual([['desk', 3]]);
  expect([...digestOf(fold(journal, 'desk', 0)).heads]).toEqual([]);
});

test('a screen is up to date when it shows all that is known', () => {
  expect(isUpToDate(digestOf(journal), digestOf(journal))).toBe(true);
  expect(isUpToDate(digestOf(journal), digestOf(behind))).toBe(true);
  expect(isUpToDate(digestOf(behind), digestOf(journal))).toBe(false);
  expect(isUpToDate(digestOf(folded), digestOf(journal))).toBe(false);
});
