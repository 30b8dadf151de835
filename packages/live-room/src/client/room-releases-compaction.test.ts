import { expect, test } from 'vitest';
import type { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { COMPACTION_THRESHOLD } from '@standby/room-engine/log/compaction';
import { decodeDocument } from '@standby/room-engine/log/document';
import { appendEvents } from '@standby/room-engine/log/event-log';
import { createRoomDocuments } from '@standby/room-engine/storage/room-documents';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { RoomEvent } from '../domain/event-log/event';
import { emptyLog } from '../testing/builders';
import { nextRelease, withoutBlackout } from '../testing/release-formats';
import {
  createRoomHarness,
  type RoomHarness,
  type RoomWindow,
  SHOW_ID,
} from '../testing/room-harness';

const OLDER_KEY = `standby:room:${SHOW_ID}:v${withoutBlackout.version}`;

const play = { type: 'play', timerId: 'timer-1' } as const;
const blackout = { type: 'blackout', isOn: true } as const;
const message = (messageId: string) =>
  ({ type: 'send-message', messageId, text: 'Places' }) as const;

const snapshot = ({ room }: RoomWindow) => room.getSnapshot();
const messagesOf = (window: RoomWindow) => snapshot(window).state.messages.map(({ id }) => id);

/** Returns the position of the checkpoint in a release's document. */
function checkpointPosition(storage: MemoryStorage, { version }: Format): number | undefined {
  const raw = storage.getItem(`standby:room:${SHOW_ID}:v${version}`);
  const document = decodeDocument(JSON.parse(raw ?? 'null'), SHOW_ID, nextRelease);
  return document.kind === 'decoded' ? document.log.checkpoint.position : undefined;
}

/** Stores a log that the next act makes long enough to be compacted. */
function storeLongLog({ storage }: RoomHarness): void {
  const events = Array.from({ length: COMPACTION_THRESHOLD }, (_, index): RoomEvent => {
    const number = index + 1;
    const act = { type: 'focus', isOn: index % 2 === 0 } as const;
    return { by: 'desk', role: 'controller', seq: number, atMs: index, act };
  });
  const store = createRoomDocuments(SHOW_ID, () => storage, withoutBlackout);
  store.save(appendEvents(emptyLog(), events));
}

test('no window compacts the log while windows of two releases are open', async () => {
  const harness = createRoomHarness();
  const { storage } = harness;
  storeLongLog(harness);
  const older = harness.open('controller', withoutBlackout);
  const newer = harness.open('controller', nextRelease);
  await harness.machine.advance(10);
  for (const { room } of [newer, older]) room.dispatch(play);
  await harness.machine.advance(10);
  expect(checkpointPosition(storage, nextRelease)).toBe(0);
  expect(snapshot(older).revision).toEqual(snapshot(newer).revision);

  older.room.close();
  await harness.machine.advance(10);
  newer.room.dispatch(blackout);
  await harness.machine.advance(0);
  expect(checkpointPosition(storage, nextRelease)).toBeGreaterThan(0);
});

test('an older window that meets a log which a newer release compacted still receives events and sends its own', async () => {
  const harness = createRoomHarness();
  const { machine, network, storage } = harness;
  storeLongLog(harness);
  const newer = harness.open('controller', nextRelease);
  await machine.advance(0);
  newer.room.dispatch(blackout);
  await machine.advance(0);
  expect(checkpointPosition(storage, nextRelease)).toBeGreaterThan(0);
  storage.removeItem(OLDER_KEY);

  const older = harness.open('controller', withoutBlackout);
  await machine.advance(100);
  expect(snapshot(older).storage).toBe('newer');
  older.room.dispatch(message('from-older'));
  await machine.advance(10);
  expect(messagesOf(newer)).toEqual(['from-older']);

  // Two windows send presences, and neither asks again and again for events that it cannot read.
  let posted = 0;
  network.delivery = () => {
    posted += 1;
    return [0];
  };
  await machine.advance(60_000);
  expect(posted).toBeLessThan(40);
});

test('messages with kinds and fields of a newer release do no harm, and events keep theirs', async () => {
  const { machine, open, network, storage } = createRoomHarness();
  const older = open('controller', currentFormat);
  const stranger = network.connect();
  await machine.advance(0);
  const from = 'stranger';
  const messages: readonly object[] = [
    { kind: 'hum', tune: 3 },
    { kind: 'windows', from, windows: [{ by: from, role: 'prompter' }], asks: { all: true } },
    {
      kind: 'events',
      reason: 'repair',
      events: [
        {
          by: from,
          role: 'prompter',
          seq: 1,
          atMs: 0,
          act: { type: 'prompt', line: 'To be' },
        },
        { broken: true },
        {
          by: from,
          role: 'controller',
          seq: 2,
          atMs: 0,
          note: 'from the booth',
          act: { ...message('m1'), colour: 'red' },
        },
      ],
    },
  ];
  for (const message of messages) stranger.post(message);
  await machine.advance(100);

  expect(messagesOf(older)).toEqual(['m1']);
  expect(snapshot(older)).toMatchObject({ revision: 2, screens: [] });
  older.room.dispatch(blackout);
  await machine.advance(0);
  const stored = storage.getItem(OLDER_KEY);
  for (const carried of ['"line":"To be"', '"note":"from the booth"', '"colour":"red"']) {
    expect(stored).toContain(carried);
  }
});
