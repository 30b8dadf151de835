import { eventIdOf, type RoomEvent } from '../domain/event-log/event';
import type { LogLine } from '../domain/event-log/log-line';
import { isShowAct } from '../domain/event-log/show-acts';
import { LATE_ACT_MS } from '../domain/live-protocol/bounds';

/** Acts that came too late for the show, until the person has decided about them, E11. */
export class HeldActs {
  #events: readonly RoomEvent[] = [];
  /** What the log said of them. */
  lines: readonly LogLine[] = [];

  /**
   * Keeps the late ones of events that were withdrawn, of which the first one is late.
   *
   * @returns the others
   */
  hold(events: readonly RoomEvent[], lines: readonly LogLine[], nowMs: number): RoomEvent[] {
    const isLate = (event: RoomEvent, place: number) =>
      place === 0 || (isShowAct(event.act) && nowMs - event.atMs >= LATE_ACT_MS);
    const late = events.filter(isLate);
    const ids = new Set(late.map(eventIdOf));
    this.#events = [...this.#events, ...late];
    this.lines = [...this.lines, ...lines.filter(({ id }) => ids.has(id.split('.')[0] ?? ''))];
    return events.filter((event) => !late.includes(event));
  }

  /** Lets them go. */
  take(): readonly RoomEvent[] {
    const events = this.#events;
    this.#events = [];
    this.lines = [];
    return events;
  }
}
