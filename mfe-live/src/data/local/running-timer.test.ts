import { readRunningTimers, RUNNING_TIMERS_KEY } from '@standby/shared-ui/contracts';
import { expect, test } from 'vitest';
import { DEFAULT_WARNING_MS } from '../../domain/room/room-schema';
import { buildEventLog, CURTAIN_MS } from '../../testing/builders';
import { MemoryStorage } from '../../testing/memory-storage';
import { createLocalRoomStore } from './local-room-store';
import { withRunningTimerNote } from './running-timer';

const play = { type: 'play', timerId: 'timer-1' } as const;
const pause = { type: 'pause', timerId: 'timer-1' } as const;

function setUp() {
  const storage = new MemoryStorage();
  const open = () =>
    withRunningTimerNote(
      createLocalRoomStore('hamlet', () => storage),
      'hamlet',
      () => storage,
    );
  const running = () => readRunningTimers(storage.getItem(RUNNING_TIMERS_KEY)).get('hamlet');
  return { storage, open, running };
}

test('a save notes the timer that runs and when it is at zero; one that holds it, that none does', () => {
  const { open, running } = setUp();
  const { log } = buildEventLog([[5_000, play]]);
  open().save(log);
  expect(running()).toEqual({
    name: 'Timer 1',
    zeroAtMs: CURTAIN_MS + 605_000,
    warningMs: DEFAULT_WARNING_MS,
  });
  open().save(
    buildEventLog([
      [5_000, play],
      [8_000, pause],
    ]).log,
  );
  expect(running()).toBeUndefined();
});

test('a room that is not saved notes nothing', () => {
  const { open, storage, running } = setUp();
  storage.isFull = true;
  expect(open().save(buildEventLog([[0, play]]).log)).toEqual({ kind: 'unsaved' });
  expect(running()).toBeUndefined();
});
