import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { curtainOfSchedule, type PlannedPerformance } from '../domain/schedule/scheduled-curtain';
import type { EventLog } from '../domain/index';

/**
 * Calls back with the performances of a show, now and when they have changed. Returns a function
 * that ends it.
 */
export type WatchSchedule = (
  listener: (performances: readonly PlannedPerformance[]) => void,
) => () => void;

interface ScheduleFollowerOptions {
  /** Undefined for a room without a schedule. */
  readonly watch: WatchSchedule | undefined;
  readonly log: () => EventLog;
  readonly nowMs: () => number;
  /** Called if the room has another curtain than the scheduled performance. */
  readonly onDiffer: (performances: readonly PlannedPerformance[]) => void;
}

/** Compares the curtain of a room with the performances of its show. */
export class ScheduleFollower {
  readonly #options: ScheduleFollowerOptions;
  #performances: readonly PlannedPerformance[] = [];
  #unwatch: (() => void) | undefined;

  constructor(options: ScheduleFollowerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#unwatch = this.#options.watch?.((performances) => {
      this.#performances = performances;
      this.check();
    });
  }

  /** Call after acts, because the next performance is the room's once a person has ended one. */
  check(): void {
    if (this.#performances.length === 0) return;
    const { log, nowMs, onDiffer } = this.#options;
    const lines = linesOf(log());
    const act = curtainOfSchedule(stateOf(log()), lines, this.#performances, nowMs());
    if (act) onDiffer(this.#performances);
  }

  stop(): void {
    this.#unwatch?.();
    this.#performances = [];
  }
}
