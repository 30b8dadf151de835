import type { CommittedEvent } from './batch';
import type { RoomTypes } from '../log/event';

export interface LossReports {
  /**
   * Called if a window knows this many more stored events than the storage has: a copy or a
   * snapshot has taken its place.
   */
  readonly onLacking?: (count: number) => void;
  /** Called with the number of lost events that windows brought back. */
  readonly onBroughtBack?: (count: number) => void;
}

/** Reports events that a room's storage lost, and those that windows bring back. */
export class LostEvents {
  readonly #reports: LossReports;
  /**
   * Largest number of events that a window knew beyond the end of the log; other windows may know
   * the same ones.
   */
  #known = 0;

  constructor(reports: LossReports) {
    this.#reports = reports;
  }

  /** @param count of stored events that a window knows beyond the last one here */
  noteKnown(count: number): void {
    if (count <= this.#known) return;
    this.#reports.onLacking?.(count - this.#known);
    this.#known = count;
  }

  noteStored<Room extends RoomTypes>(events: readonly CommittedEvent<Room>[]): void {
    const back = events.filter(({ from }) => from?.kind === 'events' && from.isRecovered);
    if (back.length > 0) this.#reports.onBroughtBack?.(back.length);
  }
}
