import { expectRecordedSchema, fingerprintOf } from '@standby/shared-ui/testing/stored-schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { decodeDocument, documentSchemaFor } from '../../domain/event-log/document';
import { currentFormat } from '../../domain/event-log/document-format';
import { eventEnvelopeSchema, undoSchema } from '../../domain/event-log/event';
import { stateOf } from '../../domain/event-log/event-log';
import { commandSchema } from '../../domain/room/commands';
import { hasPermission, WINDOW_ROLES } from '../../domain/room/permissions';
import { sampleRoom } from '../../domain/room/room-state';
import { MemoryStorage } from '../../testing/memory-storage';
import { createLocalRoomStore } from './local-room-store';
import storedState from './stored-rooms/state.json';

/** Of the stored document and the checkpoint in it, by version. Those of version 1 were not recorded. */
const RECORDED = { 2: 'bdfc2dd9', 3: '699ff2c9' };

/** Of each kind of act: its fields and who may do it. Windows of older releases know a kind as it was. */
const RECORDED_KINDS: Readonly<Record<string, string>> = {
  'accept-question': '14cc4613',
  'add-preset': 'b64da719',
  'add-timer': '43f268a3',
  adjust: '4ed2a5bc',
  'answer-call': '18d9c9ab',
  'arm-timer': '3a955677',
  ask: '2e92194a',
  'begin-report': '77ef9f12',
  blackout: 'cdca5431',
  'clear-message': '3d3972bd',
  customize: '9aac036f',
  flash: '4db22864',
  focus: 'a07623a2',
  'give-call': '54737e84',
  'hide-question': '21d3a0ef',
  'import-timers': '9f9043b3',
  'move-timer': '188fd43b',
  pause: '9b5f875c',
  play: '0defb9be',
  'remove-message': '2468bacc',
  'remove-preset': '8ba50416',
  'remove-timer': 'ae144fa8',
  'rename-timer': '10672c63',
  reset: '6967de2d',
  select: '426d10a4',
  'send-message': 'f4568616',
  'set-auto-start': '5b78605d',
  'set-curtain': 'd005e8c0',
  'set-clock': '9b1ac059',
  'set-rundown': '8a3174c8',
  'set-timer': 'bfa17b87',
  'show-message': 'fb611c61',
  'start-armed': 'cfa5a922',
  'start-next': '6a267252',
  undo: '4d71417d',
};

const examples = import.meta.glob<string>('./stored-rooms/v*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const versions = Array.from({ length: currentFormat.version }, (_, index) => index + 1);
const exampleOf = (version: number): string | undefined =>
  examples[`./stored-rooms/v${version}.json`];

/** The events of a stored room, as they were written. */
function entriesOf(raw: string): unknown[] {
  const schema = v.object({ book: v.object({ entries: v.array(v.unknown()) }) });
  return v.parse(schema, JSON.parse(raw)).book.entries;
}

describe('the stored room', () => {
  test.each(versions)('of version %i is read whole, and shows what it showed', (version) => {
    const raw = exampleOf(version);
    if (raw === undefined) throw new Error(`Add a stored room: stored-rooms/v${version}.json`);
    const result = decodeDocument(JSON.parse(raw), 'hamlet', currentFormat);
    if (result.kind !== 'decoded') throw new Error(`It is ${result.kind}`);
    expect(stateOf(result.log)).toEqual(storedState);
    expect(result.log.steps).toHaveLength(entriesOf(raw).length);
  });

  test.each(versions)(
    'of version %i is restored and stored again with all its events',
    (version) => {
      const storage = new MemoryStorage();
      const key = version === 1 ? 'standby:room:hamlet' : `standby:room:hamlet:v${version}`;
      storage.setItem(key, exampleOf(version) ?? '');
      const store = createLocalRoomStore('hamlet', () => storage);
      const loaded = store.load();
      if (loaded.kind !== 'restored') throw new Error(`It is ${loaded.kind}`);
      store.save(loaded.log);
      const [written, read] = [
        storage.getItem(`standby:room:hamlet:v${currentFormat.version}`) ?? '',
        exampleOf(version) ?? '',
      ].map(entriesOf);
      expect(written).toEqual(read);
    },
  );

  test('has the schema that was recorded for its version', () => {
    const { version, acts } = currentFormat;
    const schema = { document: documentSchemaFor(acts), event: eventEnvelopeSchema };
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
