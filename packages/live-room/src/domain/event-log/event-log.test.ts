import * as v from 'valibot';
import { expect, test } from 'vitest';
import { compact } from '@standby/room-engine/log/compaction';
import { appendEvents, endOf, linesOf, stateOf } from '@standby/room-engine/log/event-log';
import {
  deserializeLog,
  serializedLogSchemaFor,
  serializeLog,
} from '@standby/room-engine/log/serialized-log';
import { UNDO_REACH } from '@standby/room-engine/log/undo';
import { buildEventLog, CURTAIN_MS, emptyLog } from '../../testing/builders';
import type { Act } from './event';
import { describeLine } from './log-line-text';
import {
  announcementOfOther,
  isWorthUndoing,
  lastOwnAct,
  lastOwnUndo,
  latestOwnAct,
  undoables,
} from './undoable';
import { showRules } from './show-rules';
import { currentFormat } from './document-format';

const play = { type: 'play', timerId: 'timer-1' } as const;
const pause = { type: 'pause', timerId: 'timer-1' } as const;
const blackout = (isOn: boolean) => ({ type: 'blackout', isOn }) as const;
const undo = (entryId: string) => ({ type: 'undo', entryId }) as const;

function outcomes(acts: readonly (readonly [number, Act])[]) {
  return buildEventLog(acts).log.steps.map(({ outcome }) => outcome);
}

test('an act after a gap in its author’s numbers is left out', () => {
  const [first, , third] = buildEventLog([
    [0, play],
    [1_000, pause],
    [2_000, blackout(true)],
  ]).events;
  const log = appendEvents(
    emptyLog(),
    [first, third].flatMap((event) => event ?? []),
  );
  expect(log.steps.map(({ event }) => event)).toEqual([first]);
  expect([...log.sequences]).toEqual([['desk', 1]]);
});

test('appending a known act returns the same log object', () => {
  const { log, events } = buildEventLog([[0, play]]);
  expect(appendEvents(log, events)).toBe(log);
  expect(appendEvents(log, [])).toBe(log);
});

test('an act done while away is appended at the end with its own moment', () => {
  const { log } = buildEventLog([[0, play]]);
  const { log: later } = buildEventLog([[60_000, blackout(true)]], log, 'booth');
  const { log: joined } = buildEventLog([[5_000, pause]], later, 'wings');
  expect(joined.steps.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
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
    'given twice',
    [
      [0, play],
      [1_000, undo('desk:1')],
      [2_000, undo('desk:1')],
    ],
    ['undone', 'too-late', 'done'],
  ],
  [
    'that is itself undone',
    [
      [0, play],
      [1_000, undo('desk:1')],
      [2_000, undo('desk:2')],
    ],
    ['done', 'undone', 'done'],
  ],
  ['of an unknown act', [[0, undo('booth:9')]], ['too-late']],
  ['of itself', [[0, undo('desk:1')]], ['too-late']],
  [
    'of a start that a later pause needs',
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
])('the replay resolves an undo %s', (_, acts, expected) => {
  expect(outcomes(acts)).toEqual(expected);
});

test('undoable acts are listed latest first, with their author', () => {
  const { log } = buildEventLog([
    [0, play],
    [6_000, blackout(true)],
    [7_000, undo('desk:2')],
    [8_000, { type: 'set-clock', offsetMs: 9_000 }],
  ]);
  const others = buildEventLog([[9_000, blackout(true)]], log, 'booth').log;
  const list = undoables(linesOf(others), (by) => by === 'desk', CURTAIN_MS + 9_500);
  expect(list.map(({ line, isOwn }) => [describeLine(line, '24-hour'), isOwn])).toEqual([
    ['Blackout', false],
    ['Undone: Blackout', true],
    ['Timer 1 started at 10:00', true],
  ]);
  expect(lastOwnAct(list)?.eventId).toBe('desk:1');
  expect(lastOwnUndo(list)?.eventId).toBe('desk:3');
  expect(lastOwnUndo(list.slice(2))).toBeUndefined();
  expect(list.slice(0, 1).map((act) => announcementOfOther(act, '24-hour'))).toEqual([
    'Another desk: Blackout',
  ]);
  const later = undoables(linesOf(others), () => true, CURTAIN_MS + 10_000);
  expect(later.map(({ eventId: entryId }) => entryId)).toEqual(['booth:1', 'desk:3']);
});

test('a flash is announced but cannot be undone, because people have already seen it', () => {
  const { log } = buildEventLog([
    [0, blackout(true)],
    [1_000, { type: 'flash' }],
  ]);
  const list = undoables(linesOf(log), () => true, CURTAIN_MS + 1_500);
  expect(latestOwnAct(list)?.type).toBe('flash');
  expect(lastOwnAct(list)).toBeUndefined();
  expect(list.map(isWorthUndoing)).toEqual([false, true]);
});

test('a serialized log contains the whole log as plain data', () => {
  const { log } = buildEventLog([
    ...Array.from({ length: UNDO_REACH }, (_, index) => [0, blackout(index % 2 === 0)] as const),
    [1_000, play],
    [2_000, undo('desk:101')],
  ]);
  const copy: unknown = JSON.parse(JSON.stringify(serializeLog(compact(log, 0))));
  const read = deserializeLog(showRules, v.parse(serializedLogSchemaFor(currentFormat), copy));
  expect(stateOf(read)).toEqual(stateOf(log));
  expect(linesOf(read)).toEqual(linesOf(log));
  expect(read.sequences).toEqual(log.sequences);
  expect(endOf(read)).toEqual(endOf(log));
});

test('an invalid serialized log is refused', () => {
  const serialized = serializeLog(buildEventLog([[0, play]]).log);
  const { checkpoint } = serialized;
  const broken = [
    { ...serialized, events: [{ ...serialized.events[0], seq: 0 }] },
    { ...serialized, checkpoint: { ...checkpoint, position: -1 } },
    { ...serialized, checkpoint: { ...checkpoint, state: { ...checkpoint.state, timers: [] } } },
    {
      ...serialized,
      checkpoint: { ...checkpoint, state: { ...checkpoint.state, selectedTimerId: 'gone' } },
    },
  ];
  const schema = serializedLogSchemaFor(currentFormat);
  for (const data of broken) expect(v.is(schema, data)).toBe(false);
});
