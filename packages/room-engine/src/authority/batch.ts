import { sequenceOf } from '../log/sequences';
import { type Act, encodeEvent, eventIdOf, type RoomEvent, type RoomTypes } from '../log/event';
import { type EventLog, eventsOf, stateOf } from '../log/event-log';
import type { Owner, RoomTransaction } from './ports';
import { decodeStoredEvents, type RoomCopy } from './room-copy';
import { type AuthorHead, checkEvent, type EventContext, type Sender } from './check-event';
import { isLateAct } from './late-acts';
import type { RefusedEvent } from './read-events';

/** An act that the room does itself. */
export interface OwnAct<Room extends RoomTypes> {
  readonly role: Room['role'];
  readonly act: Act<Room>;
  /** Moment of the act; if left out, the current one. */
  readonly atMs?: number;
}

/**
 * Returns an act of the room's own; undefined if there is nothing to do, for example because another
 * process has done it.
 */
export type ActOn<Room extends RoomTypes> = (
  log: EventLog<Room>,
  nowMs: number,
) => OwnAct<Room> | undefined;

/** Work for the authority to store: events of a window, or an act of the room's own. */
export type Work<Room extends RoomTypes> =
  | {
      readonly kind: 'events';
      readonly sender: Sender<Room>;
      readonly events: readonly RoomEvent<Room>[];
      /** Whether the events were stored before, and lost. */
      readonly isRecovered?: boolean;
      /** Whether the person wants the events although they come late, E11. */
      readonly isConfirmed?: boolean;
    }
  | { readonly kind: 'own'; readonly actOn: ActOn<Room> };

/** Outcome of a window's events. */
export interface WorkResult {
  readonly refused: RefusedEvent[];
}

export interface CommittedEvent<Room extends RoomTypes> {
  readonly event: RoomEvent<Room>;
  /** Work that the event comes from; undefined if another process stored it. */
  readonly from: Work<Room> | undefined;
}

/** Returns an event as JSON with sorted fields, since the storage may change their order. */
const sorted = <Room extends RoomTypes>(event: RoomEvent<Room>): string =>
  JSON.stringify(encodeEvent(event), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );

export interface BatchOptions<Room extends RoomTypes> extends Pick<
  EventContext<Room>,
  'isForAnother'
> {
  readonly nowMs: number;
  /**
   * Whether all windows belong to one browser: their events need no bounds, and a compacted event
   * is not compared.
   */
  readonly trustsWindows: boolean;
  /** Returns the owner of an author id that has no events yet. */
  readonly claimedBy: (by: string) => Owner | undefined;
}

/**
 * Checks the events that windows sent, one after the other, against the room and against each
 * other.
 */
export class Batch<Room extends RoomTypes> {
  readonly events: CommittedEvent<Room>[] = [];
  readonly results = new Map<Work<Room>, WorkResult>();
  readonly #copy: RoomCopy<Room>;
  readonly #options: BatchOptions<Room>;
  readonly #heads = new Map<string, AuthorHead>();
  readonly #known: { readonly event: RoomEvent<Room>; readonly result: WorkResult }[] = [];

  constructor(copy: RoomCopy<Room>, options: BatchOptions<Room>) {
    this.#copy = copy;
    this.#options = options;
  }

  take(work: Work<Room> & { readonly kind: 'events' }): void {
    const { sender, events, isRecovered = false, isConfirmed = false } = work;
    const { nowMs, trustsWindows, isForAnother } = this.#options;
    const result: WorkResult = { refused: [] };
    this.results.set(work, result);
    for (const event of events) {
      const checked = checkEvent(event, {
        sender,
        headOf: (by) => this.#headOf(by),
        nowMs,
        state: () => stateOf(this.#copy.log),
        isForAnother,
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
  async compareKnown(transaction: RoomTransaction<Room>): Promise<void> {
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

  #add(event: RoomEvent<Room>, work: Work<Room> & { readonly kind: 'events' }): void {
    const { by, seq } = event;
    this.#heads.set(by, { seq, owner: work.sender.owner });
    this.events.push({ event, from: work });
  }
}
