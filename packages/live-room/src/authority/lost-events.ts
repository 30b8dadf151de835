import type { CommittedEvent } from './batch';
import type { LiveRoomOptions } from './live-room-options';

type Reports = Pick<LiveRoomOptions, 'onLacking' | 'onBroughtBack'>;

/** What a room's storage lost: windows know of it, and bring back what they hold. */
export class LostEvents {
  readonly #reports: Reports;
  /** The most that some window knew beyond the end of the log: others know the same. */
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
    const back = events.filter(({ from }) => from?.kind === 'events' && from.isBack);
    if (back.length > 0) this.#reports.onBroughtBack?.(back.length);
  }
}
