import { sequenceOf } from '@standby/room-engine/log/sequences';
import { encodeEvent, eventIdOf } from '@standby/room-engine/log/event';
import { eventsOf, stateOf } from '@standby/room-engine/log/event-log';
import type { Owner } from '@standby/room-engine/authority/ports';
import { decodeStoredEvents } from '@standby/room-engine/authority/room-copy';
import type { Act, RoomEvent, RoomState } from '../domain/index';
import type { PlannedPerformance } from '../domain/schedule/scheduled-curtain';
import { type AuthorHead, checkEvent, type Sender } from './check-event';
import { isLateAct } from './late-acts';
import type { RoomCopy, RoomTransaction } from './ports';
import type { RefusedEvent } from './read-events';

/** Work for the authority to store: events of a window, or an act of the server's own. */
export type Work =
  | {
      readonly kind: 'events';
      readonly sender: Sender;
      readonly events: readonly RoomEvent[];
      /** Whether the events were stored before, and lost. */
      readonly isRecovered?: boolean;
      /** Whether the person wants the events although they come late, E11. */
      readonly isConfirmed?: boolean;
    }
  | { readonly kind: 'auto-start' }
  /** Disarms all departments, because their caller is gone. */
  | { readonly kind: 'end-lease' }
  /** Sets the curtain to the scheduled performance’s, A3. */
  | { readonly kind: 'follow-schedule'; readonly performances: readonly PlannedPerformance[] }
  | { readonly kind: 'question'; readonly messageId: string; readonly text: string };

/** Outcome of a window's events. */
export interface WorkResult {
  readonly refused: RefusedEvent[];
}

export interface CommittedEvent {
  readonly event: RoomEvent;
  /** Work that the event comes from; undefined if another process stored it. */
  readonly from: Work | undefined;
}

/** Returns an event as JSON with sorted fields, since the storage may change their order. */
const sorted = (event: RoomEvent): string =>
  JSON.stringify(encodeEvent(event), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );

export interface BatchOptions {
  readonly nowMs: number;
  /**
   * Whether all windows belong to one browser: their events need no bounds, and a compacted event
   * is not compared.
   */
  readonly trustsWindows: boolean;
  /** Returns the owner of an author id that has no events yet. */
  readonly claimedBy: (by: string) => Owner | undefined;
  /** Whether an act takes the book from a caller who still has it, A7. */
  readonly takesBookTooEarly: (act: Act, state: RoomState) => boolean;
}

/**
 * Checks the events that windows sent, one after the other, against the room and against each
 * other.
 */
export class Batch {
  readonly events: CommittedEvent[] = [];
  readonly results = new Map<Work, WorkResult>();
  readonly #copy: RoomCopy;
  readonly #options: BatchOptions;
  readonly #heads = new Map<string, AuthorHead>();
  readonly #known: { readonly event: RoomEvent; readonly result: WorkResult }[] = [];

  constructor(copy: RoomCopy, options: BatchOptions) {
    this.#copy = copy;
    this.#options = options;
  }

  take(work: Work & { readonly kind: 'events' }): void {
    const { sender, events, isRecovered = false, isConfirmed = false } = work;
    const { nowMs, trustsWindows } = this.#options;
    const result: WorkResult = { refused: [] };
    this.results.set(work, result);
    const state = () => stateOf(this.#copy.log);
    for (const event of events) {
      const checked = checkEvent(event, {
        sender,
        headOf: (by) => this.#headOf(by),
        nowMs,
        state,
        takesBookTooEarly: (act) => this.#options.takesBookTooEarly(act, state()),
        isLate: (one) => !isRecovered && !isConfirmed && isLateAct(one, this.#copy.log, nowMs),
        trustsWindows,
      });
      const { by, seq } = event;
      if (checked === 'new') this.#add(event, work);
      else if (checked === 'known') this.#known.push({ event, result });
      else result.refused.push({ by, seq, reason: checked });
    }
  }

  /**
   * Whether some event's number is already stored, so that only the storage can compare the two
   * events.
   */
  get hasKnown(): boolean {
    return this.#known.length > 0;
  }

  /** Refuses an event if its number is already stored for another event. */
  async compareKnown(transaction: RoomTransaction): Promise<void> {
    if (!this.hasKnown) return;
    const added = this.events.map(({ event }) => event);
    const here = new Map(
      [...eventsOf(this.#copy.log), ...added].map((event) => [eventIdOf(event), event]),
    );
    const compacted = this.#known.filter(({ event }) => !here.has(eventIdOf(event)));
    const stored = await transaction.find(compacted.map(({ event }) => event));
    for (const event of decodeStoredEvents(stored, this.#copy.format))
      here.set(eventIdOf(event), event);
    const { trustsWindows } = this.#options;
    for (const { event, result } of this.#known) {
      const other = here.get(eventIdOf(event));
      const { by, seq } = event;
      const isSame = other ? sorted(other) === sorted(event) : trustsWindows;
      if (!isSame) result.refused.push({ by, seq, reason: 'conflict' });
    }
  }

  #headOf(by: string): AuthorHead {
    const known = this.#heads.get(by);
    if (known) return known;
    const { log, authors } = this.#copy;
    const author = authors.get(by);
    return {
      seq: sequenceOf(log.sequences, by),
      owner: author ? author.owner : this.#options.claimedBy(by),
    };
  }

  #add(event: RoomEvent, work: Work & { readonly kind: 'events' }): void {
    const { by, seq } = event;
    this.#heads.set(by, { seq, owner: work.sender.owner });
    this.events.push({ event, from: work });
  }
}
