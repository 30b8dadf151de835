import {
  NEW_ROOM_TIMERS,
  readRoomCounts,
  ROOM_CUES_KEY,
  ROOM_TIMERS_KEY,
} from '@standby/contracts';
import { expect, test } from 'vitest';
import { buildReplica } from '@standby/live-room/testing/builders';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { createConnectedRoomStore } from '@standby/live-room/storage/connected-room-store';
import { withRoomCounts } from './room-counts';

const play = { type: 'play', timerId: 'timer-1' } as const;
const timer = { name: 'Act 3', durationMs: 60_000, warningMs: 0 };
const addTimer = { type: 'add-timer', timerId: 'act-3', ...timer } as const;

function setUp() {
  const storage = new MemoryStorage();
  const open = (showId = 'hamlet') =>
    withRoomCounts(
      createConnectedRoomStore({ showId, key: showId, windowId: 'desk', storage: () => storage }),
      showId,
      () => storage,
    );
  const timers = () => readRoomCounts(storage.getItem(ROOM_TIMERS_KEY)).get('hamlet');
  const cues = () => readRoomCounts(storage.getItem(ROOM_CUES_KEY)).get('hamlet');
  return { storage, open, timers, cues };
}

test('a save notes the number of timers, which for a new room equals the number on a new show’s card', () => {
  const { open, timers } = setUp();
  open().save(buildReplica([[0, play]]));
  expect(timers()).toBe(NEW_ROOM_TIMERS);
  open().save(buildReplica([[0, addTimer]]));
  expect(timers()).toBe(NEW_ROOM_TIMERS + 1);
});

test('a save notes the number of cues once there is a sheet', () => {
  const { open, cues } = setUp();
  open().save(buildReplica([[0, play]]));
  expect(cues()).toBeUndefined();
  const trigger = { kind: 'called' as const };
  const numbers = ['1', '2'].map((number) => ({ id: number, department: 'LX', number, trigger }));
  open().save(buildReplica([[0, { type: 'add-cues', cues: numbers, beforeCueId: null }]]));
  expect(cues()).toBe(2);
  open().save(buildReplica([[0, play]]));
  expect(cues()).toBe(0);
});

test('a save of another room does not change the number', () => {
  const { open, timers } = setUp();
  open().save(buildReplica([[0, addTimer]]));
  open('macbeth').save(buildReplica([[0, play]]));
  expect(timers()).toBe(NEW_ROOM_TIMERS + 1);
});

test('a failed save is reported, and notes no number', () => {
  const { open, storage, timers } = setUp();
  storage.isFull = true;
  expect(open().save(buildReplica([[0, play]]))).toBe(false);
  expect(timers()).toBeUndefined();
});
