import { sequenceOf } from '../log/sequences';
import { batchesOf } from '../protocol/batches';
import { SERVER_AUTHOR } from '../log/authors';
import { decodeDocument } from '../log/document';
import {
  decodeStoredEvent,
  encodeEvent,
  eventIdOf,
  type RoomEvent,
  type RoomTypes,
} from '../log/event';
import { endOf, positionOf } from '../log/event-log';
import type { Format } from '../log/document-format';
import type { ClientFrame } from '../protocol/client-messages';
import type { LostActs } from '../protocol/connection-state';
import type { ServerMessageOf } from '../protocol/server-messages';
import type { EventStore } from './event-store';
import { HeldActs } from './held-acts';

interface ServerLogOptions<Room extends RoomTypes> {
  readonly room: string;
  readonly format: Format<Room>;
  readonly eventStore: EventStore<Room>;
  readonly send: (frame: ClientFrame<Room>) => void;
  /** Returns the authority's time. */
  readonly now: () => number;
}

/**
 * Positions of the authority between two requests or resends, because a `want` costs as much as 20
 * frames.
 */
const AGAIN_EVERY = 5;

const NOT_WAITING = { event: undefined, count: 0 };

/** Synchronises this window's replica with the authority's log, S1 to S3. */
export class ServerLog<Room extends RoomTypes> {
  readonly #options: ServerLogOptions<Room>;
  /** Position that the authority reported last. */
  #authorityPosition = 0;
  /** Position of this window when the authority last reported its own. */
  #noted = -1;
  /**
   * Number of positions the authority reported while this window lacked events and none arrived.
   */
  #stuckCount = 0;
  /** The oldest event of the outbox, and the number of positions the authority reported since. */
  #waiting: { readonly event: RoomEvent<Room> | undefined; readonly count: number } = NOT_WAITING;
  /**
   * Events that the authority had lost. It refuses other people's events from here, because their
   * own windows send them.
   */
  readonly #recovered = new Set<string>();
  /**
   * Events lost last, until the person has seen it. The server repeats its own automatic acts
   * itself.
   */
  #lost: readonly RoomEvent<Room>[] = [];
  readonly #held: HeldActs<Room>;
  /** Acts that came too late, but that their person still wants. */
  readonly #confirmed = new Set<string>();
  /** Log lines of refused acts, until the person has seen them. */
  rejected: readonly Room['line'][] = [];

  constructor(options: ServerLogOptions<Room>) {
    this.#options = options;
    this.#held = new HeldActs(options.format.rules, options.eventStore.held);
  }

  /** Returns the position of the last stored event that has arrived. */
  position(): number {
    return positionOf(this.#options.eventStore.stored());
  }

  /** Whether the authority has events that have not arrived. */
  isBehind(): boolean {
    return this.position() < this.#authorityPosition;
  }

  /**
   * Notes the authority's position. Its messages arrive in order, so missing events were lost on
   * the way, unless a long log is arriving. The window then asks for them, S9.
   */
  notePosition(position: number): void {
    this.#authorityPosition = position;
    const here = this.position();
    const isStuck = this.isBehind() && here === this.#noted;
    this.#noted = here;
    this.#stuckCount = isStuck ? this.#stuckCount + 1 : 0;
    if (this.#stuckCount % AGAIN_EVERY === 1) this.#ask();
    this.#sendAgain();
  }

  /** Returns how many acts were lost, and how many of them are still missing. */
  lost(): LostActs | null {
    if (this.#lost.length === 0) return null;
    const { sequences } = this.#options.eventStore.stored();
    const missing = this.#lost.filter(({ by, seq }) => seq > sequenceOf(sequences, by));
    return { count: this.#lost.length, missing: missing.length };
  }

  dismissLost(): void {
    this.#lost = [];
  }

  /**
   * Sends events; those that the authority had lost go first, because later events of their authors
   * build on them.
   */
  send(events: readonly RoomEvent<Room>[]): void {
    const isRecovered = (event: RoomEvent<Room>) => this.#recovered.has(eventIdOf(event));
    for (const batch of batchesOf(events.filter(isRecovered).map(encodeEvent))) {
      this.#options.send({ kind: 'events', events: batch, isRecovered: true });
    }
    this.#sendInOrder(events.filter((event) => !isRecovered(event)));
  }

  /** Sends events in order, and marks those that a person has confirmed. */
  #sendInOrder(events: readonly RoomEvent<Room>[]): void {
    const isConfirmed = (event: RoomEvent<Room>) => this.#confirmed.has(eventIdOf(event));
    let rest = events;
    while (rest[0]) {
      const mark = isConfirmed(rest[0]);
      const next = rest.findIndex((event) => isConfirmed(event) !== mark);
      const run = next === -1 ? rest : rest.slice(0, next);
      rest = rest.slice(run.length);
      for (const batch of batchesOf(run.map(encodeEvent))) {
        this.#options.send({
          kind: 'events',
          events: batch,
          ...(mark && ({ isConfirmed: true } as const)),
        });
      }
    }
  }

  /** Sends the events that the authority may lack. */
  resume(position: number): void {
    this.#authorityPosition = position;
    this.#noted = -1;
    this.#sendOutbox();
  }

  receive({ after, events: written }: ServerMessageOf<Room, 'events'>): void {
    const { eventStore, format } = this.#options;
    const events = written.flatMap((event) => decodeStoredEvent(event, format) ?? []);
    if (events.length < written.length) eventStore.noteNewerRelease();
    else if (!eventStore.receive(after, events)) this.#ask();
  }

  replace({ version, log, audience }: ServerMessageOf<Room, 'log'>): void {
    const { room, eventStore, format } = this.#options;
    const result = decodeDocument({ version, room, log }, room, format);
    if (result.kind === 'newer') eventStore.noteNewerRelease();
    if (result.kind !== 'decoded') return;
    const before = new Set(eventStore.outbox());
    eventStore.replace(result.log, audience);
    const recovered = eventStore.outbox().filter((event) => !before.has(event));
    for (const event of recovered) this.#recovered.add(eventIdOf(event));
    const lost = recovered.filter(({ by }) => by !== SERVER_AUTHOR);
    if (lost.length > 0) this.#lost = lost;
    this.send(recovered);
  }

  /** Withdraws a refused event; acts after it are done again by another author, E8. */
  handleRefusal({ by, seq, reason }: ServerMessageOf<Room, 'refused'>): void {
    const { eventStore } = this.#options;
    const hasMissing = eventStore.outbox().some((event) => event.by === by && event.seq < seq);
    if (reason === 'gap' && hasMissing) {
      this.#sendOutbox();
      return;
    }
    const { events, lines } = eventStore.withdraw(by, seq);
    const [refused, ...later] = events;
    if (!refused) return;
    if (reason === 'late') {
      this.#doAgain(this.#held.hold(events, lines, this.#options.now()));
      return;
    }
    const isOwn = eventStore.isOwn(by);
    if (!isOwn && this.#recovered.has(eventIdOf(refused))) return;
    this.rejected = [...this.rejected, ...lines.slice(0, 1)];
    if (!isOwn) return;
    this.#doAgain(later);
  }

  /** Returns the log lines of acts that wait for a decision. */
  held(): readonly Room['line'][] {
    return this.#held.lines;
  }

  /** Does the held acts after all, or drops them. */
  decideHeld(isWanted: boolean): void {
    const events = this.#held.take();
    if (!isWanted) return;
    const again = this.#appendAgain(events);
    for (const event of again) this.#confirmed.add(eventIdOf(event));
    this.#sendInOrder(again);
  }

  /** Does acts again with their original moments, by an author whose numbers are free. */
  #doAgain(events: readonly RoomEvent<Room>[]): void {
    this.#sendInOrder(this.#appendAgain(events));
  }

  #appendAgain(events: readonly RoomEvent<Room>[]): RoomEvent<Room>[] {
    const { eventStore } = this.#options;
    return events.flatMap(({ act, atMs }) => (act ? eventStore.append(act, atMs) : []));
  }

  /**
   * Sends an event again that was lost on its way; the authority ignores one that it already has.
   */
  #sendAgain(): void {
    const [event] = this.#options.eventStore.outbox();
    const count = event === this.#waiting.event ? this.#waiting.count + 1 : 0;
    this.#waiting = { event, count };
    if (event && count > 0 && count % AGAIN_EVERY === 0) this.send([event]);
  }

  /** Asks for the events that follow. */
  #ask(): void {
    const { eventStore, send } = this.#options;
    send({ kind: 'want', known: endOf(eventStore.stored()) });
  }

  #sendOutbox(): void {
    this.send(this.#options.eventStore.outbox());
  }
}
