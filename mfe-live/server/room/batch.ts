import { isDeepStrictEqual } from 'node:util';
import {
  encodeEvent,
  eventIdOf,
  eventsOf,
  type RoomEvent,
  sequenceOf,
} from '../../src/domain/index';
import { type AuthorHead, checkEvent, type Sender } from './check-event';
import type { Owner, RoomTransaction } from './ports';
import type { RefusedEvent } from './read-entries';
import { decodeStoredEvents, type RoomCopy } from './room-copy';

/** Something to be stored: events of a window, or an act of the server's own. */
export type Work =
  | { readonly kind: 'events'; readonly sender: Sender; readonly events: readonly RoomEvent[] }
  | { readonly kind: 'auto-start' }
  | { readonly kind: 'question'; readonly messageId: string; readonly text: string };

/** What became of a window's events. */
export interface WorkResult {
  /** Authors of whose events at least one is stored. */
  readonly stored: Set<string>;
  readonly refused: RefusedEvent[];
}

export interface CommittedEvent {
  readonly event: RoomEvent;
  /** What brought it; undefined where another process stored it. */
  readonly from: Work | undefined;
}

const plain = (event: RoomEvent): unknown => JSON.parse(JSON.stringify(encodeEvent(event)));

export interface BatchOptions {
  readonly nowMs: number;
  /** Whose an author id is that has no events yet. */
  readonly claimedBy: (by: string) => Owner | undefined;
}

/** Checks what windows sent, one after the other, against the room and against each other. */
export class Batch {
  readonly events: CommittedEvent[] = [];
  readonly results = new Map<Work, WorkResult>();
  readonly #copy: RoomCopy;
  readonly #options: BatchOptions;
  readonly #heads = new Map<string, AuthorHead>();
  readonly #known: { readonly event: RoomEvent; readonly result: WorkResult }[] = [];
  #lamport: number;

  constructor(copy: RoomCopy, options: BatchOptions) {
    this.#copy = copy;
    this.#options = options;
    const { checkpoint, steps } = copy.log;
    this.#lamport = Math.max(checkpoint.lamport, steps.at(-1)?.event.lamport ?? 0);
  }

  take(work: Work & { readonly kind: 'events' }): void {
    const { sender, events } = work;
    const result: WorkResult = { stored: new Set(), refused: [] };
    this.results.set(work, result);
    for (const event of events) {
      const checked = checkEvent(event, {
        sender,
        headOf: (by) => this.#headOf(by),
        lamport: this.#lamport,
        nowMs: this.#options.nowMs,
      });
      const { by, seq } = event;
      if (checked === 'new') this.#add(event, work, result);
      else if (checked === 'known') this.#known.push({ event, result });
      else result.refused.push({ by, seq, reason: checked });
    }
  }

  /** Whether some number was stored before, so that the storage knows which event it is. */
  get hasKnown(): boolean {
    return this.#known.length > 0;
  }

  /** A number that is stored already is acknowledged where it is the same event. */
  async compareKnown(transaction: RoomTransaction): Promise<void> {
    if (!this.hasKnown) return;
    const added = this.events.map(({ event }) => event);
    const here = new Map(
      [...eventsOf(this.#copy.log), ...added].map((event) => [eventIdOf(event), event]),
    );
    const compacted = this.#known.filter(({ event }) => !here.has(eventIdOf(event)));
    const stored = await transaction.find(compacted.map(({ event }) => event));
    for (const event of decodeStoredEvents(stored)) here.set(eventIdOf(event), event);
    for (const { event, result } of this.#known) {
      const other = here.get(eventIdOf(event));
      const { by, seq } = event;
      if (other && isDeepStrictEqual(plain(other), plain(event))) result.stored.add(by);
      else result.refused.push({ by, seq, reason: 'conflict' });
    }
  }

  #headOf(by: string): AuthorHead {
    const known = this.#heads.get(by);
    if (known) return known;
    const { log, authors } = this.#copy;
    const author = authors.get(by);
    return {
      seq: sequenceOf(log.versionVector, by),
      lamport: author?.lamport ?? 0,
      owner: author ? author.owner : this.#options.claimedBy(by),
    };
  }

  #add(event: RoomEvent, work: Work & { readonly kind: 'events' }, result: WorkResult): void {
    const { by, seq, lamport } = event;
    this.#heads.set(by, { seq, lamport, owner: work.sender.owner });
    this.#lamport = Math.max(this.#lamport, lamport);
    this.events.push({ event, from: work });
    result.stored.add(by);
  }
}
