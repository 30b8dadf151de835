import { expectRecordedSchema, fingerprintOf } from '@standby/testing/stored-schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { decodeDocument, documentSchemaFor } from '@standby/room-engine/log/document';
import { eventEnvelopeSchema, undoSchema } from '@standby/room-engine/log/event';
import { stateOf } from '@standby/room-engine/log/event-log';
import { createRoomDocuments } from '@standby/room-engine/storage/room-documents';
import { currentFormat } from '../domain/event-log/document-format';
import { commandSchema } from '../domain/acts/acts';
import { hasPermission, WINDOW_ROLES } from '../domain/acts/permissions';
import { sampleRoom } from '../domain/state/room-state';
import storedState from './stored-rooms/state.json';

/**
 * Hashes of the stored document's schema and of its checkpoint's, by version. Version 1 was not
 * recorded.
 */
const RECORDED = {
  2: 'bdfc2dd9',
  3: '699ff2c9',
  4: '90903f45',
  5: 'a8eae4f1',
  6: 'f7d1406c',
  7: '77c6e2e3',
};

/**
 * Hashes of each kind of act: its fields, and who may do it. Windows of older releases know a kind
 * as it was then. A kind with a new role is recorded again, because to those windows its acts come
 * from a newer version.
 */
const RECORDED_KINDS: Readonly<Record<string, string>> = {
  'accept-proposal': '14ea7c8a',
  'accept-question': '14cc4613',
  'acknowledge-cues': '388eeb41',
  'add-cues': '0cfb86ef',
  'add-preset': 'b64da719',
  'add-stage-move': '2d39624e',
  'add-timer': '43f268a3',
  adjust: 'e6f09795',
  'answer-own-call': '183661c9',
  'answer-call': '317c3100',
  'arm-desk': 'd348fb86',
  'arm-timer': '3a955677',
  ask: '2e92194a',
  'assign-timer': '6c161ed7',
  'blackout-screens': '594dff28',
  'choose-screen-parts': 'c6a71658',
  'dim-screens': '01edc590',
  'message-screens': '98d456d8',
  'name-screen': '353f5ea7',
  'ask-for-book': 'b78d67d8',
  'begin-report': '77ef9f12',
  blackout: 'cdca5431',
  'call-in-error': '65fc8b4b',
  'clear-message': '3d3972bd',
  'complete-cues': 'f2cdb0ba',
  customize: '9aac036f',
  'desk-answered': '6510c4fc',
  'desk-fired': '14a7f4dd',
  'disarm-desks': '2d79e477',
  'dismiss-proposal': '79db5416',
  'edit-cues': 'c341db2f',
  'edit-stage-move': '1566e7df',
  end: '61932ee7',
  'end-performance': '70a5d224',
  'expire-message': 'c39dda3f',
  'fire-cue': '404578ba',
  flash: '4db22864',
  focus: 'a07623a2',
  'give-own-call': '034c03c2',
  'give-call': '17d1b569',
  go: 'e2637a9c',
  'go-cues': 'ad9ee553',
  'hand-book': '8e9341ff',
  'hide-question': '21d3a0ef',
  hold: '4d405e92',
  // Releases before version 5 ignore whether a timer runs on its own.
  'import-timers': 'b3059b33',
  'keep-book': '6bcd0987',
  'leave-book': '501365bb',
  'lock-sheet': '10e0d7e9',
  'move-cues': '9de91d06',
  'move-timer': '188fd43b',
  pause: '9b5f875c',
  play: '0defb9be',
  'propose-change': '922cc81d',
  'remove-cues': '5ad13c95',
  'remove-message': '2468bacc',
  'remove-own-call': '6cfb2950',
  'remove-preset': '8ba50416',
  'remove-stage-move': '2ff4d363',
  'remove-timer': 'ae144fa8',
  'rename-timer': '10672c63',
  reset: '6967de2d',
  'resume-show': '269301dd',
  select: '426d10a4',
  'send-desk-note': '1a83bc18',
  // Earlier releases ignore which screens a message is for.
  'send-message': '3b35ca14',
  'set-call-departments': '05683c06',
  'set-own-call': '95a91117',
  'set-auto-start': '5b78605d',
  'set-clock': '617c61fc',
  'set-curtain': 'd005e8c0',
  'set-curtain-timer': 'ccf51dc1',
  'set-departments': '5c2381b8',
  'set-go-interval': 'e8d363f6',
  'set-go-without-standby': '1f0ecda8',
  'set-next-cue': 'caf1a42e',
  'set-on-its-own': 'b7f1ca70',
  'set-rundown': '8a3174c8',
  'set-timer': 'bfa17b87',
  'show-message': '9fa4f348',
  'skip-cues': 'e3af470e',
  'stand-by-at-zero': '31c16aeb',
  'stand-by-cues': 'b6a213cd',
  'start-armed': 'cfa5a922',
  'start-next': '6a267252',
  stop: 'd980247c',
  'stop-show': '97c8ea4e',
  'take-book': '7c23a75f',
  'tick-stage-move': '70248f6c',
  'take-show': '97bc47cc',
  undo: '9209e7de',
  'warn-cues': '895754c3',
  'write-note': '8f0272e7',
};

const examples = import.meta.glob<string>('./stored-rooms/v*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const versions = Array.from({ length: currentFormat.version }, (_, index) => index + 1);
const exampleOf = (version: number): string | undefined =>
  examples[`./stored-rooms/v${version}.json`];

const eventsSchema = v.array(v.looseObject({ by: v.string(), seq: v.number() }));
const storedSchema = v.union([
  v.object({ log: v.object({ events: eventsSchema }) }),
  v.object({ book: v.object({ entries: eventsSchema }) }),
]);

/**
 * Returns the events of a stored room as they were written, without the field that version 4
 * dropped.
 */
function storedEvents(raw: string): object[] {
  const stored = v.parse(storedSchema, JSON.parse(raw));
  const events = 'log' in stored ? stored.log.events : stored.book.entries;
  return events.map((event) => {
    const { lamport: _, ...kept } = event;
    return kept;
  });
}

describe('the stored room', () => {
  test.each(versions)('is read whole from version %i, and shows the same', (version) => {
    const raw = exampleOf(version);
    if (raw === undefined) throw new Error(`Add a stored room: stored-rooms/v${version}.json`);
    const result = decodeDocument(JSON.parse(raw), 'hamlet', currentFormat);
    if (result.kind !== 'decoded') throw new Error(`It is ${result.kind}`);
    expect(stateOf(result.log)).toEqual(storedState);
    expect(result.log.steps).toHaveLength(storedEvents(raw).length);
  });

  test.each(versions)(
    'is restored from version %i and stored again with all its events',
    (version) => {
      const storage = new MemoryStorage();
      const key = version === 1 ? 'standby:room:hamlet' : `standby:room:hamlet:v${version}`;
      storage.setItem(key, exampleOf(version) ?? '');
      const store = createRoomDocuments('hamlet', () => storage, currentFormat);
      const loaded = store.load();
      if (loaded.kind !== 'restored') throw new Error(`It is ${loaded.kind}`);
      store.save(loaded.log);
      const [written, read] = [
        storage.getItem(`standby:room:hamlet:v${currentFormat.version}`) ?? '',
        exampleOf(version) ?? '',
      ].map(storedEvents);
      expect(written).toEqual(read);
    },
  );

  test('has the schema that was recorded for its version', () => {
    const { version } = currentFormat;
    const schema = { document: documentSchemaFor(currentFormat), event: eventEnvelopeSchema };
    expectRecordedSchema({ what: 'live rooms', version, schema, recorded: RECORDED });
  });

  test('begins with the same timers in every release: windows agree from there', () => {
    expect(sampleRoom('hamlet')).toMatchObject({
      timers: [
        { id: 'timer-1', name: 'Timer 1', durationMs: 600_000, warningMs: 60_000 },
        { id: 'intermission', name: 'Intermission', durationMs: 900_000, warningMs: 60_000 },
        { id: 'act-2', name: 'Act 2', durationMs: 1_800_000, warningMs: 60_000 },
      ],
      selectedTimerId: 'timer-1',
    });
  });
});

describe('the kinds of acts', () => {
  const kinds = Object.fromEntries(
    [...commandSchema.options, undoSchema].map((schema) => {
      const kind = schema.entries.type.literal;
      const roles = WINDOW_ROLES.filter((role) => hasPermission(role, kind));
      return [kind, fingerprintOf({ schema, roles })];
    }),
  );

  test.each(Object.entries(RECORDED_KINDS))('still have %s as it was', (kind, recorded) => {
    const advice =
      `Windows of older releases and stored rooms know '${kind}' as it was. Leave it, and add a ` +
      'kind under another name for what it should do now. Only where all that is new is an optional ' +
      'field that they may ignore, record it anew.';
    expect(kinds[kind], advice).toBe(recorded);
  });

  test('are all recorded', () => {
    const unrecorded = Object.entries(kinds).filter(([kind]) => !(kind in RECORDED_KINDS));
    const advice =
      'A new kind of act needs no new version: older windows carry it along. Record it here, and ' +
      'it stays as it is from then on.';
    expect(Object.fromEntries(unrecorded), advice).toEqual({});
  });
});
