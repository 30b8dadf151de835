import type { RoomWatch, WatchedRoom } from '@standby/room-engine/authority/room-watch';
import { stateOf } from '@standby/room-engine/log/event-log';
import type { ShowRoom } from '../domain/event-log/event';
import { BookWatch } from './book-watch';
import { LeaseTimer } from './lease-timer';
import { endLease, followSchedule, startDue } from './own-acts';
import { ScheduleFollower, type WatchSchedule } from './schedule-follower';
import { StartTimer } from './start-timer';

/** Milliseconds before an automatic start is tried again after the storage failed. */
const RETRY_MS = 1_000;

/**
 * Returns the watch over a show's room. It does automatic starts and follows the schedule. It also
 * notes who is on the book, and disarms the departments of a caller who is gone.
 *
 * @param watchSchedule undefined for a room without a schedule
 */
export const watchShow =
  (watchSchedule?: WatchSchedule) =>
  (room: WatchedRoom<ShowRoom>): RoomWatch<ShowRoom> => {
    const { clock, log } = room;
    const state = () => stateOf(log());
    const book = new BookWatch();
    const startTimer = new StartTimer(clock, () => room.do(startDue));
    const lease = new LeaseTimer({
      clock,
      state,
      isOver: (silenceMs) => book.endsLease(state(), clock.now(), silenceMs),
      onOver: () => room.do(endLease),
    });
    const schedule = new ScheduleFollower({
      watch: watchSchedule,
      log,
      nowMs: () => clock.now(),
      onDiffer: (performances) => room.do(followSchedule(performances)),
    });
    return {
      start(windows) {
        book.noteAsked(state(), clock.now());
        book.noteWindows(state(), windows, clock.now());
        startTimer.schedule(log());
        lease.check(0);
        schedule.start();
      },
      handleWindows(windows) {
        book.noteWindows(state(), windows, clock.now());
        lease.check();
      },
      handleLog(count) {
        book.noteAsked(state(), clock.now());
        if (count > 0) schedule.check();
        startTimer.schedule(log());
        lease.check();
      },
      handleFailure: () => startTimer.schedule(log(), RETRY_MS),
      refuses: (act, context) => book.refuses(act, context.state(), clock.now()),
      stop() {
        startTimer.stop();
        lease.stop();
        schedule.stop();
      },
    };
  };
