import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildEventLog, CURTAIN_MS, emptyLog } from '../../testing/builders';
import { compact } from './compaction';
import type { Act } from './event';
import { linesOf, revisionOf, stateOf } from './event-log';
import { mergeEvents } from './merge';
import { deserializeLog, serializedLogSchema, serializeLog } from './serialized-log';
import { announcementOfOther, lastOwnAct, lastOwnUndo, undoables } from './undoable';

const play = { type: 'play', timerId: 'timer-1' } as const;
const pause = { type: 'pause', timerId: 'timer-1' } as const;
const blackout = (isOn: boolean) => ({ type: 'blackout', isOn }) as const;
const undo = (entryId: string) => ({ type: 'undo', entryId }) as const;

function outcomes(acts: readonly (readonly [number, Act])[]) {
  return buildEventLog(acts).log.steps.map(({ outcome }) => outcome);
}

test('acts wait for those of their author before them', () => {
  const { events } = buildEventLog([
    [0, play],
    [1_000, pause],
    [2_000, blackout(true)],
  ]);
  const [first, second, third] = events;
  if (!first || !second || !third) throw new Error('Three acts were written');
  const pending = mergeEvents(emptyLog(), [third, second]);
  expect(pending).toMatchObject({ steps: [], pending: [{ seq: 2 }, { seq: 3 }] });
  expect(revisionOf(pending)).toBe(0);
  const whole = mergeEvents(pending, [first]);
  expect(whole).toMatchObject({ pending: [] });
  expect(revisionOf(whole)).toBe(3);
  expect(stateOf(whole).isBlackout).toBe(true);
});

test('what is known already changes nothing, not even the object', () => {
  const { log, events } = buildEventLog([[0, play]]);
  expect(mergeEvents(log, events)).toBe(log);
  expect(mergeEvents(log, [])).toBe(log);
});

test('an act that arrives late goes to its place', () => {
  const mine = buildEventLog([[5_000, pause]], emptyLog(), 'wings');
  expect(mine.log.steps.map(({ outcome }) => outcome)).toEqual(['not-running']);
  const theirs = buildEventLog([[0, play]], emptyLog(), 'desk');
  const joined = mergeEvents(mine.log, theirs.events);
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
  const { log } = buildEventLog([
    [0, play],
    [6_000, blackout(true)],
    [7_000, undo('desk:2')],
    [8_000, { type: 'set-clock', offsetMs: 9_000 }],
  ]);
  const others = buildEventLog([[9_000, blackout(true)]], log, 'booth').log;
  const list = undoables(linesOf(others), (by) => by === 'desk', CURTAIN_MS + 9_500);
  expect(list.map(({ text, isOwn }) => [text, isOwn])).toEqual([
    ['Blackout', false],
    ['Undone: Blackout', true],
    ['Timer 1 started at 10:00', true],
  ]);
  expect(lastOwnAct(list)?.eventId).toBe('desk:1');
  expect(lastOwnUndo(list)?.eventId).toBe('desk:3');
  expect(lastOwnUndo(list.slice(2))).toBeUndefined();
  expect(list.slice(0, 1).map(announcementOfOther)).toEqual(['Another desk: Blackout']);
  const later = undoables(linesOf(others), () => true, CURTAIN_MS + 10_000);
  expect(later.map(({ eventId: entryId }) => entryId)).toEqual(['booth:1', 'desk:3']);
});

test('a serialized log is the whole log, as plain data', () => {
  const { log } = buildEventLog([
    [0, play],
    [1_000, blackout(true)],
    [2_000, undo('desk:2')],
  ]);
  const copy: unknown = JSON.parse(JSON.stringify(serializeLog(compact(log, 'desk', 2))));
  const read = deserializeLog(v.parse(serializedLogSchema, copy));
  expect(stateOf(read)).toEqual(stateOf(log));
  expect(linesOf(read)).toEqual(linesOf(log));
  expect(read.versionVector).toEqual(log.versionVector);
});

test('a serialized log that holds nonsense is refused', () => {
  const serialized = serializeLog(buildEventLog([[0, play]]).log);
  const broken = [
    { ...serialized, entries: [{ ...serialized.entries[0], seq: 0 }] },
    { ...serialized, entries: [{ ...serialized.entries[0], role: 'viewer' }] },
    {
      ...serialized,
      base: { ...serialized.base, state: { ...serialized.base.state, timers: [] } },
    },
    {
      ...serialized,
      base: { ...serialized.base, state: { ...serialized.base.state, selectedTimerId: 'gone' } },
    },
  ];
  for (const data of broken) expect(v.is(serializedLogSchema, data)).toBe(false);
});
