import type { CommittedEvent } from './batch';
import type { LiveRoomOptions } from './live-room-options';

type Reports = Pick<LiveRoomOptions, 'onLacking' | 'onBroughtBack'>;

/** Reports events that a room's storage lost, and those that windows bring back. */
export class LostEvents {
  readonly #reports: Reports;
  /**
   * Largest number of events that a window knew beyond the end of the log; other windows may know
   * the same ones.
   */
  #known = 0;

  constructor(reports: Reports) {
    this.#reports = reports;
  }

  /** @param count of stored events that a window knows beyond the last one here */
  noteKnown(count: number): void {
    if (count <= this.#known) return;
    this.#reports.onLacking?.(count - this.#known);
    this.#known = count;
  }

  noteStored(events: readonly CommittedEvent[]): void {
    const back = events.filter(({ from }) => from?.kind === 'events' && from.isRecovered);
    if (back.length > 0) this.#reports.onBroughtBack?.(back.length);
  }
}
