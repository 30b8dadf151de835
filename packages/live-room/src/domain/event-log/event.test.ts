import { expect, test } from 'vitest';
import { EVENT_DEPTH_MAX } from '@standby/room-engine/log/depth';
import { compactLong } from '@standby/room-engine/log/compaction';
import {
  decodeEvent,
  decodeStoredEvent,
  encodeEvent,
  OPAQUE_EVENT_MAX,
} from '@standby/room-engine/log/event';
import { appendEvents, linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, CURTAIN_MS, emptyLog } from '../../testing/builders';
import { describeLine } from './log-line-text';
import { lastOwnAct, undoables } from './undoable';
import { currentFormat } from './document-format';

const envelope = { by: 'booth', role: 'controller', seq: 1, atMs: CURTAIN_MS };
const play = { type: 'play', timerId: 'timer-1' } as const;
const swap = { type: 'swap-timers', timerIds: ['timer-1', 'act-2'] };

/** Returns an act with a number of levels, alternately arrays and objects. */
function nested(levels: number): object {
  let inner: unknown = 'innermost';
  for (let level = 2; level <= levels; level += 1) inner = level % 2 === 0 ? [inner] : { inner };
  return { ...swap, inner };
}

const COMPACTION = { threshold: 0, keep: 0, withOpaque: false };

function read(written: unknown) {
  const event = decodeEvent(written, currentFormat);
  if (!event) throw new Error('It was not read');
  return event;
}

test('a fully known event is read unchanged', () => {
  const written = { ...envelope, act: play };
  expect(decodeEvent(written, currentFormat)).toEqual(written);
});

test.each<[string, object, object | null]>([
  ['of an unknown kind', { ...envelope, act: swap }, null],
  ['of a known kind, with an extra field', { ...envelope, act: { ...play, fadeMs: 300 } }, play],
  ['with an extra field beside its act', { ...envelope, cue: 'LX 12', act: play }, play],
  ['of a known kind, with other content', { ...envelope, act: { type: 'play', all: true } }, null],
  ['of an unknown role', { ...envelope, role: 'prompter', act: play }, null],
  [
    'with an extra field deep inside',
    {
      ...envelope,
      act: {
        type: 'customize',
        viewer: { ...stateOf(emptyLog()).viewer, font: 'serif' },
      },
    },
    { type: 'customize', viewer: stateOf(emptyLog()).viewer },
  ],
])('an event %s is encoded as its author wrote it', (_, written, act) => {
  const event = read(written);
  expect(event.act).toEqual(act);
  expect(encodeEvent(event)).toEqual(written);
  expect(JSON.stringify(encodeEvent(read(encodeEvent(event))))).toBe(JSON.stringify(written));
});

test.each<[string, unknown]>([
  ['a missing value', undefined],
  ['an author that is not an id', { ...envelope, by: '<img>', act: swap }],
  ['a number out of order', { ...envelope, seq: 0, act: swap }],
  ['a moment out of reach', { ...envelope, atMs: 1e18, act: swap }],
  ['an act without a kind', { ...envelope, act: { timerId: 'timer-1' } }],
  ['a kind that is not an id', { ...envelope, act: { type: 'x'.repeat(65) } }],
  ['a role without permission', { ...envelope, role: 'viewer', act: play }],
  ['too much content', { ...envelope, act: { ...swap, note: 'x'.repeat(OPAQUE_EVENT_MAX) } }],
  ['content that cannot be stored', { ...envelope, act: { ...swap, count: 1n } }],
  ['one level too many', { ...envelope, act: nested(EVENT_DEPTH_MAX) }],
  ['a million levels', { ...envelope, act: nested(1_000_000) }],
  ['a field of many levels beside a known act', { ...envelope, act: play, more: nested(100) }],
])('an event with %s is refused', (_, written) => {
  expect(decodeEvent(written, currentFormat)).toBeUndefined();
});

test('an opaque event is counted, has no effect, and can be neither compacted nor undone', () => {
  const { log } = buildEventLog([[0, play]]);
  const opaque = read({ ...envelope, act: swap });
  const merged = appendEvents(log, [opaque]);
  expect(merged.steps.map(({ outcome }) => outcome)).toEqual(['done', 'opaque']);
  expect(merged.sequences.get('booth')).toBe(1);
  expect(stateOf(merged)).toEqual(stateOf(log));
  expect(linesOf(merged).map((line) => describeLine(line, '24-hour'))).toEqual([
    'Timer 1 started at 10:00',
    'Done in a newer version of Standby',
  ]);
  expect(compactLong(merged, COMPACTION)).toBe(merged);
  const list = undoables(linesOf(merged), () => true, CURTAIN_MS);
  expect(lastOwnAct(list)?.eventId).toBe('desk:1');
  expect(list).toHaveLength(1);
});

test('a partly known event has the known effect, and is not compacted', () => {
  const merged = appendEvents(emptyLog(), [read({ ...envelope, act: { ...play, fadeMs: 300 } })]);
  expect(stateOf(merged).timers[0]?.run.phase).toBe('running');
  expect(compactLong(merged, COMPACTION)).toBe(merged);
});

test('the undo of an opaque event is kept, and so is the undo of that undo', () => {
  const opaque = appendEvents(emptyLog(), [read({ ...envelope, act: swap })]);
  const { log } = buildEventLog(
    [
      [1_000, { type: 'undo', entryId: 'booth:1' }],
      [2_000, { type: 'undo', entryId: 'desk:1' }],
    ],
    opaque,
  );
  expect(log.steps.map(({ outcome }) => outcome)).toEqual(['opaque', 'undone', 'done']);
  expect(stateOf(log)).toEqual(stateOf(emptyLog()));
});

test('an event may have the maximum number of levels', () => {
  const written = { ...envelope, act: nested(EVENT_DEPTH_MAX - 1) };
  expect(encodeEvent(read(written))).toEqual(written);
});

test.each([EVENT_DEPTH_MAX, 4_100, 1_000_000])(
  'a stored event of %i levels keeps its number, without its deeper parts',
  (levels) => {
    const stored = decodeStoredEvent({ ...envelope, act: nested(levels) }, currentFormat);
    expect(stored).toMatchObject({ by: 'booth', seq: 1, act: null });
    const text = JSON.stringify(stored && encodeEvent(stored));
    expect(text).toContain('"type":"swap-timers"');
    expect(text).not.toContain('innermost');
  },
);

test.each([
  [
    'the Lamport timestamp of earlier releases',
    { ...envelope, lamport: 7, act: play },
    { act: play },
  ],
  [
    'a role without permission in this release',
    { ...envelope, role: 'viewer', act: play },
    { act: null },
  ],
])('a stored event with %s keeps its number', (_, written, known) => {
  const stored = decodeStoredEvent(written, currentFormat);
  expect(stored).toMatchObject({ by: 'booth', seq: 1, ...known });
  expect(stored && encodeEvent(stored)).not.toHaveProperty('lamport');
});
