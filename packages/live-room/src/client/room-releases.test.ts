import { expect, test } from 'vitest';
import { currentFormat } from '../domain/event-log/document-format';
import { nextRelease, withoutBlackout } from '../testing/release-formats';
import {
  createRoomHarness,
  type RoomHarness,
  type RoomWindow,
  SHOW_ID,
} from '../testing/room-harness';

const OLDER_KEY = `standby:room:${SHOW_ID}:v${withoutBlackout.version}`;
const NEWER_KEY = `standby:room:${SHOW_ID}:v${nextRelease.version}`;

const play = { type: 'play', timerId: 'timer-1' } as const;
const blackout = { type: 'blackout', isOn: true } as const;
const message = (messageId: string) =>
  ({ type: 'send-message', messageId, text: 'Places' }) as const;

const snapshot = ({ room }: RoomWindow) => room.getSnapshot();
const messagesOf = (window: RoomWindow) => snapshot(window).state.messages.map(({ id }) => id);

/** Ends all windows at once, and loses everything that is only in their memory. */
function crash(...windows: readonly RoomWindow[]): void {
  for (const { window } of windows) window.crash();
}

/**
 * Opens a window of each release without a connection between them, so that they share only the
 * storage.
 */
function openApart(harness: RoomHarness): { older: RoomWindow; newer: RoomWindow } {
  harness.network.delivery = () => [];
  return {
    older: harness.open('controller', withoutBlackout),
    newer: harness.open('controller', nextRelease),
  };
}

test('an older window stores and forwards unknown acts, and says so', async () => {
  const { machine, open } = createRoomHarness();
  const older = open('controller', withoutBlackout);
  const newer = open('controller', nextRelease);
  await machine.advance(10);
  newer.room.dispatch(play);
  newer.room.dispatch(blackout);
  newer.room.dispatch(message('m1'));
  await machine.advance(10);

  expect(snapshot(older)).toMatchObject({ storage: 'newer', revision: 3 });
  expect(snapshot(older).revision).toBe(snapshot(newer).revision);
  expect(snapshot(older).state.isBlackout).toBe(false);
  expect(older.figure()).toEqual(newer.figure());
  expect(messagesOf(older)).toEqual(['m1']);
});

test('an older window forwards events as the newer one wrote them', async () => {
  const harness = createRoomHarness();
  const { machine, network, open, storage } = harness;
  // The storage is full, so that the last window can get the events only from the older one.
  storage.isFull = true;
  const older = open('controller', withoutBlackout);
  const newer = open('controller', nextRelease);
  await machine.advance(10);
  newer.room.dispatch(blackout);
  await machine.advance(10);
  crash(newer);
  network.delivery = () => [0];
  const late = open('controller', nextRelease);
  await machine.advance(10);

  expect(snapshot(late).state.isBlackout).toBe(true);
  expect(snapshot(late).lines.map(({ type }) => type)).toEqual(['blackout']);
  expect(snapshot(older).lines).toHaveLength(1);
});

test('an older window never writes where a newer one does, for any message', async () => {
  const { machine, open, storage } = createRoomHarness();
  const newer = open('controller', nextRelease);
  await machine.advance(0);
  newer.room.dispatch(blackout);
  await machine.advance(0);
  const stored = storage.getItem(NEWER_KEY);
  const older = open('controller', withoutBlackout);
  crash(newer);
  older.room.dispatch(message('m1'));
  await machine.advance(10_000);
  older.room.close();

  expect(storage.getItem(NEWER_KEY)).toBe(stored);
  expect(storage.getItem(OLDER_KEY)).toContain('"type":"blackout"');
});

test('releases that differ only in kinds of acts share one document, and the older one says so', async () => {
  const harness = createRoomHarness();
  harness.network.delivery = () => [];
  const newer = harness.open('controller', currentFormat);
  const older = harness.open('controller', withoutBlackout);
  await harness.machine.advance(0);
  older.room.dispatch(message('m1'));
  await harness.machine.advance(0);
  expect(snapshot(older).storage).toBe('fresh');
  newer.room.dispatch(blackout);
  await harness.machine.advance(0);
  older.room.dispatch(message('m2'));
  await harness.machine.advance(0);
  expect(snapshot(older).storage).toBe('newer');
  crash(newer, older);

  const next = harness.open('controller', currentFormat);
  expect(snapshot(next)).toMatchObject({ storage: 'restored', state: { isBlackout: true } });
  expect(messagesOf(next)).toEqual(['m1', 'm2']);
  expect([...harness.storage.items.keys()]).toEqual([OLDER_KEY]);
});

test('two releases that only share the storage lose no acts of each other, whichever is opened next', async () => {
  const harness = createRoomHarness();
  const { older, newer } = openApart(harness);
  const { machine } = harness;
  await machine.advance(0);
  older.room.dispatch(message('from-older'));
  await machine.advance(0);
  newer.room.dispatch(blackout);
  newer.room.dispatch(message('from-newer'));
  await machine.advance(0);
  older.room.dispatch(message('from-older-again'));
  await machine.advance(0);
  crash(older, newer);

  const next = harness.open('controller', nextRelease);
  expect(snapshot(next).state.isBlackout).toBe(true);
  expect(messagesOf(next).toSorted()).toEqual(['from-newer', 'from-older', 'from-older-again']);
  crash(next);

  const back = harness.open('controller', withoutBlackout);
  expect(snapshot(back)).toMatchObject({ storage: 'newer' });
  expect(messagesOf(back)).toEqual(messagesOf(next));
});

test('a window that stays open merges what the other release stored with its own next save', async () => {
  const harness = createRoomHarness();
  const { older, newer } = openApart(harness);
  const { machine } = harness;
  await machine.advance(0);
  older.room.dispatch(message('from-older'));
  await machine.advance(0);
  newer.room.dispatch(message('from-newer'));
  await machine.advance(0);
  older.room.dispatch(message('from-older-again'));
  await machine.advance(0);
  expect(messagesOf(older).toSorted()).toEqual(['from-newer', 'from-older', 'from-older-again']);
  expect(snapshot(older).storage).toBe('newer');
});

test('a rollback keeps the show, and acts done after it are there after the next upgrade', async () => {
  const { machine, open } = createRoomHarness();
  const before = open('controller', nextRelease);
  before.room.dispatch(message('before'));
  before.room.dispatch(blackout);
  await machine.advance(0);
  before.room.close();

  const meanwhile = open('controller', withoutBlackout);
  expect(messagesOf(meanwhile)).toEqual(['before']);
  meanwhile.room.dispatch(message('meanwhile'));
  await machine.advance(0);
  meanwhile.room.close();

  const after = open('controller', nextRelease);
  expect(messagesOf(after)).toEqual(['before', 'meanwhile']);
  expect(snapshot(after)).toMatchObject({ storage: 'restored', state: { isBlackout: true } });
});

test('an undo of an act that a window does not know reaches the windows that know it', async () => {
  const { machine, open } = createRoomHarness();
  const older = open('controller', withoutBlackout);
  const newer = open('controller', nextRelease);
  await machine.advance(10);
  newer.room.dispatch(blackout);
  await machine.advance(10);
  // A window that cannot see the act is not offered to take it back.
  expect(older.room.undo().isDone).toBe(false);
  newer.room.undo();
  await machine.advance(10);
  expect(snapshot(newer).state.isBlackout).toBe(false);
  expect(snapshot(older).lines.map(({ isUndone }) => isUndone)).toEqual([true, false]);
});
