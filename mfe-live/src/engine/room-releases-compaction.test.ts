import { expect, test } from 'vitest';
import { createLocalRoomStore } from '../data/local/local-room-store';
import { COMPACTION_THRESHOLD } from '../domain/event-log/compaction';
import { currentFormat } from '../domain/event-log/document-format';
import type { RoomEvent } from '../domain/event-log/event';
import { createEventLog, initialCheckpoint } from '../domain/event-log/event-log';
import { mergeEvents } from '../domain/event-log/merge';
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

/** A window of each release, without a connection: only the storage is left. */
function openApart(harness: RoomHarness): { older: RoomWindow; newer: RoomWindow } {
  harness.network.delivery = () => [];
  return {
    older: harness.open('controller', withoutBlackout),
    newer: harness.open('controller', nextRelease),
  };
}

/** Stores a log that the next act makes long enough to be compacted. */
function storeLongLog({ storage }: RoomHarness): void {
  const events = Array.from({ length: COMPACTION_THRESHOLD }, (_, index): RoomEvent => {
    const number = index + 1;
    const act = { type: 'focus', isOn: index % 2 === 0 } as const;
    return { by: 'desk', role: 'controller', seq: number, lamport: number, atMs: index, act };
  });
  const store = createLocalRoomStore(SHOW_ID, () => storage, withoutBlackout);
  store.save(mergeEvents(createEventLog(initialCheckpoint(SHOW_ID)), events));
}

test('no window compacts the log while windows of two releases are open', () => {
  const harness = createRoomHarness();
  storeLongLog(harness);
  const older = harness.open('controller', withoutBlackout);
  const newer = harness.open('controller', nextRelease);
  harness.machine.advance(10);
  for (const { room } of [newer, older]) room.dispatch(play);
  harness.machine.advance(10);
  expect(snapshot(newer).known.generation).toBe(0);
  expect(snapshot(older).known).toEqual(snapshot(newer).known);

  older.room.close();
  harness.machine.advance(10);
  newer.room.dispatch(blackout);
  expect(snapshot(newer).known.generation).toBe(1);
});

test('an older window that meets a log which a newer release compacted still receives events and sends its own', () => {
  const harness = createRoomHarness();
  const { machine, network, storage } = harness;
  storeLongLog(harness);
  const newer = harness.open('controller', nextRelease);
  newer.room.dispatch(blackout);
  expect(snapshot(newer).known.generation).toBe(1);
  storage.removeItem(OLDER_KEY);

  const older = harness.open('controller', withoutBlackout);
  machine.advance(100);
  expect(snapshot(older)).toMatchObject({ storage: 'newer', known: { generation: 0 } });
  older.room.dispatch(message('from-older'));
  machine.advance(10);
  expect(messagesOf(newer)).toEqual(['from-older']);

  // Two windows that send presences: neither asks again and again for what it cannot read.
  let posted = 0;
  network.delivery = () => {
    posted += 1;
    return [0];
  };
  machine.advance(60_000);
  expect(posted).toBeLessThan(40);
});

test('what a next version stored is said in a window that only listens', () => {
  const harness = createRoomHarness();
  const { older, newer } = openApart(harness);
  newer.room.dispatch(blackout);
  let calls = 0;
  older.room.subscribe(() => {
    calls += 1;
  });
  expect(snapshot(older).storage).toBe('fresh');
  // A message of a protocol that does not exist yet is all that arrives at this window.
  const stranger = harness.network.connect();
  harness.network.delivery = () => [0];
  stranger.post({ version: 2, room: SHOW_ID, who: 'nobody knows' });
  harness.machine.advance(10);
  expect(snapshot(older).storage).toBe('newer');
  expect(calls).toBe(1);
});

test('messages with kinds and fields of a newer release do no harm, and events keep theirs', () => {
  const { machine, open, network, storage } = createRoomHarness();
  const older = open('controller', currentFormat);
  const stranger = network.connect();
  const from = 'stranger';
  const digest = { generation: 0, by: '', heads: [], clock: 'vector' };
  const bodies: readonly object[] = [
    { kind: 'hum', tune: 3 },
    {
      kind: 'presence',
      version: currentFormat.version,
      role: 'prompter',
      mood: 'calm',
      number: 1,
      joinedAtMs: 0,
      visibility: 'pinned',
      known: digest,
      shown: { form: 'other' },
      asks: { role: 'controller' },
    },
    {
      kind: 'entries',
      reason: 'repair',
      entries: [
        {
          by: from,
          role: 'prompter',
          seq: 1,
          lamport: 1,
          atMs: 0,
          act: { type: 'prompt', line: 'To be' },
        },
        { broken: true },
        {
          by: from,
          role: 'controller',
          seq: 2,
          lamport: 2,
          atMs: 0,
          note: 'from the booth',
          act: { ...message('m1'), colour: 'red' },
        },
      ],
    },
  ];
  for (const body of bodies) stranger.post({ version: 1, room: SHOW_ID, from, body });
  machine.advance(100);

  expect(messagesOf(older)).toEqual(['m1']);
  expect(snapshot(older)).toMatchObject({ revision: 2, screens: [] });
  older.room.dispatch(blackout);
  const stored = storage.getItem(OLDER_KEY);
  for (const carried of ['"line":"To be"', '"note":"from the booth"', '"colour":"red"']) {
    expect(stored).toContain(carried);
  }
});
