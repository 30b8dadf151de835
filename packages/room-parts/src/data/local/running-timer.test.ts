import { readRunningTimers, RUNNING_TIMERS_KEY } from '@standby/contracts';
import { expect, test } from 'vitest';
import { DEFAULT_WARNING_MS } from '@standby/live-room/domain/state/room-schema';
import { buildReplica, CURTAIN_MS } from '@standby/live-room/testing/builders';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { createConnectedRoomStore } from '@standby/live-room/storage/connected-room-store';
import { withRunningTimerNote } from './running-timer';

const play = { type: 'play', timerId: 'timer-1' } as const;
const pause = { type: 'pause', timerId: 'timer-1' } as const;

function setUp() {
  const storage = new MemoryStorage();
  const open = () =>
    withRunningTimerNote(
      createConnectedRoomStore({
        showId: 'hamlet',
        key: 'hamlet',
        windowId: 'desk',
        storage: () => storage,
      }),
      'hamlet',
      () => storage,
    );
  const running = () => readRunningTimers(storage.getItem(RUNNING_TIMERS_KEY)).get('hamlet');
  return { storage, open, running };
}

test('a save notes the running timer and the time of its zero, or that no timer runs', () => {
  const { open, running } = setUp();
  open().save(buildReplica([[5_000, play]]));
  expect(running()).toEqual({
    name: 'Timer 1',
    zeroAtMs: CURTAIN_MS + 605_000,
    warningMs: DEFAULT_WARNING_MS,
  });
  open().save(
    buildReplica([
      [5_000, play],
      [8_000, pause],
    ]),
  );
  expect(running()).toBeUndefined();
});

test('a failed save notes nothing', () => {
  const { open, storage, running } = setUp();
  storage.isFull = true;
  expect(open().save(buildReplica([[0, play]]))).toBe(false);
  expect(running()).toBeUndefined();
});
