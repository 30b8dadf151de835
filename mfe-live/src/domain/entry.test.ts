import { expect, test } from 'vitest';
import { OPAQUE_EVENT_MAX, readEntry, writeEntry } from './entry';
import { linesOf, merge, stateOf } from './journal';
import { fold } from './journal-fold';
import { describeLine } from './log-words';
import { CURTAIN_MS, emptyJournal, write } from './testing/builders';
import { lastOwnAct, undoables } from './undoable';

const envelope = { by: 'booth', role: 'controller', seq: 1, lamport: 1, atMs: CURTAIN_MS };
const play = { type: 'play', timerId: 'timer-1' } as const;
const swap = { type: 'swap-timers', timerIds: ['timer-1', 'act-2'] };

function read(written: unknown) {
  const entry = readEntry(written);
  if (!entry) throw new Error('It was not read');
  return entry;
}

test('an event that is understood is read as it is', () => {
  const written = { ...envelope, act: play };
  expect(readEntry(written)).toEqual(written);
});

test.each<[string, object, object | null]>([
  ['of an unknown kind', { ...envelope, act: swap }, null],
  ['of a known kind, with a field more', { ...envelope, act: { ...play, fadeMs: 300 } }, play],
  ['with a field more around its act', { ...envelope, cue: 'LX 12', act: play }, play],
  ['of a known kind, with other content', { ...envelope, act: { type: 'play', all: true } }, null],
  ['of an unknown role', { ...envelope, role: 'prompter', act: play }, null],
  [
    'with a field more deep inside',
    {
      ...envelope,
      act: {
        type: 'customize',
        viewer: { ...stateOf(emptyJournal()).viewer, font: 'serif' },
      },
    },
    { type: 'customize', viewer: stateOf(emptyJournal()).viewer },
  ],
])('an event %s is written as its author wrote it', (_, written, act) => {
  const entry = read(written);
  expect(entry.act).toEqual(act);
  expect(writeEntry(entry)).toEqual(written);
  expect(JSON.stringify(writeEntry(read(writeEntry(entry))))).toBe(JSON.stringify(written));
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an author that is no id', { ...envelope, by: '<img>', act: swap }],
  ['a number out of order', { ...envelope, seq: 0, act: swap }],
  ['a moment out of reach', { ...envelope, atMs: 1e18, act: swap }],
  ['an act without a kind', { ...envelope, act: { timerId: 'timer-1' } }],
  ['a kind that is no id', { ...envelope, act: { type: 'x'.repeat(65) } }],
  ['a role that may not do this', { ...envelope, role: 'viewer', act: play }],
  ['more than fits', { ...envelope, act: { ...swap, note: 'x'.repeat(OPAQUE_EVENT_MAX) } }],
  ['what cannot be stored', { ...envelope, act: { ...swap, count: 1n } }],
])('an event with %s is refused', (_, written) => {
  expect(readEntry(written)).toBeUndefined();
});

test('an opaque event counts, changes nothing, and is neither folded nor offered to be undone', () => {
  const { journal } = write([[0, play]]);
  const opaque = read({ ...envelope, lamport: 2, act: swap });
  const merged = merge(journal, [opaque]);
  expect(merged.steps.map(({ outcome }) => outcome)).toEqual(['done', 'opaque']);
  expect(merged.heads.get('booth')).toBe(1);
  expect(stateOf(merged)).toEqual(stateOf(journal));
  expect(linesOf(merged).map(describeLine)).toEqual([
    'Timer 1 started at 10:00',
    'Done in a newer version of Standby',
  ]);
  expect(fold(merged, 'desk', 0)).toBe(merged);
  const list = undoables(linesOf(merged), () => true, CURTAIN_MS);
  expect(lastOwnAct(list)?.entryId).toBe('desk:1');
  expect(list).toHaveLength(1);
});

test('an event of which a part is understood has that effect, and is not folded either', () => {
  const merged = merge(emptyJournal(), [read({ ...envelope, act: { ...play, fadeMs: 300 } })]);
  expect(stateOf(merged).timers[0]?.run.phase).toBe('running');
  expect(fold(merged, 'desk', 0)).toBe(merged);
});

test('an undo of an opaque event is kept, and so is the undo of that', () => {
  const opaque = merge(emptyJournal(), [read({ ...envelope, act: swap })]);
  const { journal } = write(
    [
      [1_000, { type: 'undo', entryId: 'booth:1' }],
      [2_000, { type: 'undo', entryId: 'desk:1' }],
    ],
    opaque,
  );
  expect(journal.steps.map(({ outcome }) => outcome)).toEqual(['opaque', 'undone', 'done']);
  expect(stateOf(journal)).toEqual(stateOf(emptyJournal()));
});
