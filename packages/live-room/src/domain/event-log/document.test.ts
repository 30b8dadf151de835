import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeDocument, encodeDocument } from '@standby/room-engine/log/document';
import { migrate } from '@standby/room-engine/log/document-format';
import { stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, emptyLog } from '../../testing/builders';
import { currentFormat } from './document-format';
import { legacyBook } from '../../testing/release-formats';

const ROOM = 'hamlet';
const { version } = currentFormat;
const { log } = buildEventLog([[0, { type: 'play', timerId: 'timer-1' }]]);
const document = encodeDocument(log, ROOM, version);
const first = { version: 1, book: legacyBook(log) };

describe('migrations', () => {
  const rename =
    (from: string, to: string) =>
    ({ [from]: value, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, [to]: value });
  const format = {
    version: 4,
    migrations: { 1: rename('a', 'b'), 2: rename('b', 'c'), 3: rename('c', 'd') },
  };

  test.each([
    [1, { version: 1, a: 7, x: 1 }],
    [2, { version: 2, b: 7, x: 1 }],
    [3, { version: 3, c: 7, x: 1 }],
    [4, { version: 4, d: 7, x: 1 }],
  ])('take a document of version %i through every version in between', (from, written) => {
    expect(migrate(written, from, format)).toEqual({ version: 4, d: 7, x: 1 });
  });

  test.each<[string, unknown, Partial<typeof format>]>([
    [
      'is missing',
      { version: 1, a: 7 },
      { migrations: { ...format.migrations, 2: undefined } as never },
    ],
    ['throws', { version: 1 }, { migrations: { ...format.migrations, 1: () => JSON.parse('{') } }],
    ['does not get a document', null, {}],
  ])('give up if one %s', (_, written, change) => {
    expect(migrate(written, 1, { ...format, ...change })).toBeUndefined();
  });

  test('do not change their input', () => {
    const before = structuredClone(first);
    migrate(first, 1, currentFormat);
    expect(first).toEqual(before);
  });

  test('exist for every version before this one', () => {
    const older = Array.from({ length: version - 1 }, (_, index) => String(index + 1));
    expect(Object.keys(currentFormat.migrations)).toEqual(older);
  });
});

describe('a document', () => {
  test('is decoded as it was encoded', () => {
    const copy: unknown = JSON.parse(JSON.stringify(document));
    expect(decodeDocument(copy, ROOM, currentFormat)).toEqual({ kind: 'decoded', log });
  });

  test('is decoded from version 1', () => {
    expect(decodeDocument(first, ROOM, currentFormat)).toEqual({ kind: 'decoded', log });
  });

  test.each<[string, unknown, string]>([
    ['a missing value', undefined, 'invalid'],
    ['a missing version', { ...document, version: '2' }, 'invalid'],
    ['version 0', { ...document, version: 0 }, 'invalid'],
    ['half of version 1', { version: 1, book: {} }, 'invalid'],
    ['half of this version', { version, room: ROOM }, 'invalid'],
    ['another room’s', { ...document, room: 'macbeth' }, 'foreign'],
    ['another room’s state', encodeDocument(log, 'macbeth', version), 'foreign'],
  ])('%s is not read', (_, data, kind) => {
    expect(decodeDocument(data, ROOM, currentFormat)).toEqual({ kind });
  });

  test('is also foreign under version 1 if it belongs to another room', () => {
    expect(decodeDocument(first, 'macbeth', currentFormat)).toEqual({ kind: 'foreign' });
  });
});

test('a document of version 2 gets the new ring, and keeps the other parts', () => {
  const { checkpoint } = emptyLog();
  const { ring: _, ...parts } = checkpoint.state.viewer.parts;
  const viewer = { ...checkpoint.state.viewer, parts: { ...parts, overrun: false } };
  const book = legacyBook(emptyLog());
  const base = { ...book.base, state: { ...checkpoint.state, viewer } };
  const second = { version: 2, room: ROOM, book: { base, entries: [] } };
  const result = decodeDocument(second, ROOM, currentFormat);
  const migrated = result.kind === 'decoded' ? stateOf(result.log).viewer : undefined;
  expect(migrated).toEqual({ ...viewer, parts: { ...viewer.parts, ring: true } });
});

test('a document of version 3 keeps its events in the order of their Lamport timestamps', () => {
  const [play, pause] = ['play', 'pause'].map((type, index) => ({
    by: index === 0 ? 'booth' : 'desk',
    role: 'controller',
    seq: 1,
    lamport: index + 1,
    atMs: index,
    act: { type, timerId: 'timer-1' },
  }));
  const { base } = legacyBook(emptyLog());
  const third = { version: 3, room: ROOM, book: { base, entries: [pause, play] } };
  const result = decodeDocument(third, ROOM, currentFormat);
  const steps = result.kind === 'decoded' ? result.log.steps : [];
  expect(steps.map(({ event, outcome }) => [event.by, outcome])).toEqual([
    ['booth', 'done'],
    ['desk', 'done'],
  ]);
});

describe('a document of a newer version', () => {
  const newer = { ...document, version: version + 1, scenes: [] };
  const { events } = document.log;

  test.each<[string, unknown, number]>([
    ['that is like this one', newer, 1],
    ['with another checkpoint', { ...newer, log: { checkpoint: 'other', events } }, 1],
    ['with invalid events', { ...newer, log: { events: [...events, 1, {}] } }, 1],
    ['without events', { ...newer, log: {} }, 0],
    ['with only its version', { version: version + 1 }, 0],
  ])('%s gives its events', (_, data, count) => {
    const result = decodeDocument(data, ROOM, currentFormat);
    expect(result.kind === 'newer' && result.events).toHaveLength(count);
  });

  test('does not give its events to another room', () => {
    expect(decodeDocument({ ...newer, room: 'macbeth' }, ROOM, currentFormat)).toEqual({
      kind: 'foreign',
    });
  });
});

test('decoding never throws, for any document', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ version: fc.nat(4), room: fc.constant(ROOM), book: fc.anything() }),
    fc.record({
      version: fc.nat(4),
      room: fc.constant(ROOM),
      book: fc.record({ base: fc.anything(), entries: fc.array(fc.anything()) }),
    }),
  );
  fc.assert(
    fc.property(anything, (data) => {
      expect(decodeDocument(data, ROOM, currentFormat)).toHaveProperty('kind');
    }),
  );
});

test('an empty room can be encoded and decoded', () => {
  const empty = encodeDocument(emptyLog(), ROOM, version);
  const result = decodeDocument(empty, ROOM, currentFormat);
  expect(result.kind === 'decoded' && stateOf(result.log)).toEqual(stateOf(emptyLog()));
});
