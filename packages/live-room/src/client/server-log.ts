import { decodeDocument } from '../domain/event-log/document';
import type { Format } from '../domain/event-log/document-format';
import {
  decodeStoredEvent,
  encodeEvent,
  eventIdOf,
  type RoomEvent,
} from '../domain/event-log/event';
import { endOf, positionOf } from '../domain/event-log/event-log';
import { sequenceOf } from '../domain/event-log/sequences';
import type { LogLine } from '../domain/event-log/log-line';
import { batchesOf } from '../domain/live-protocol/batches';
import { SERVER_AUTHOR } from '../domain/live-protocol/bounds';
import type { LostActs } from '../domain/live-protocol/connection';
import type { ClientFrame } from '../domain/live-protocol/client-messages';
import type { ServerMessageOf } from '../domain/live-protocol/server-messages';
import type { EventStore } from './event-store';
import { HeldActs } from './held-acts';

export interface ServerLogOptions {
  readonly room: string;
  readonly format: Format;
  readonly eventStore: EventStore;
  readonly send: (frame: ClientFrame) => void;
  /** The authority's time. */
  readonly now: () => number;
}

/** A window asks, or sends, again at each fifth position that it hears of: a `want` costs as much as 20 frames. */
const AGAIN_EVERY = 5;

const NOT_WAITING = { event: undefined, count: 0 };

/** Brings this window's replica and the authority's log together, S1 to S3. */
export class ServerLog {
  readonly #options: ServerLogOptions;
  /** Position that the authority said last. */
  #authorityPosition = 0;
  /** Position of this window when it heard of the authority's last. */
  #noted = -1;
  /** How often the authority's position came while this window lacked events and none arrived. */
  #stuckCount = 0;
  /** The oldest event of the outbox, and how often the authority's position came since. */
  #waiting: { readonly event: RoomEvent | undefined; readonly count: number } = NOT_WAITING;
  /** Events that the authority had lost. Those of other people are refused, as their own windows send them. */
  readonly #recovered = new Set<string>();
  /** Those that were lost last, until the person has seen it. The server itself does again what it did. */
  #lost: readonly RoomEvent[] = [];
  readonly #held: HeldActs;
  /** Acts that came late for the show, and that their person wants all the same. */
  readonly #confirmed = new Set<string>();
  /** What the log said of acts that the authority refused, until the person has seen it. */
  rejected: readonly LogLine[] = [];

  constructor(options: ServerLogOptions) {
    this.#options = options;
    this.#held = new HeldActs(options.eventStore.held);
  }

  /** Position of the last stored event that arrived. */
  position(): number {
    return positionOf(this.#options.eventStore.stored());
  }

  /** Whether the authority has something that has not arrived. */
  isBehind(): boolean {
    return this.position() < this.#authorityPosition;
  }

  /**
   * Takes note of how far the authority is. Its messages come in order, so events that are missing then were lost on the
   * way, unless a long log is arriving: the window asks for them, S9.
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

  /** Those that were lost and are missing still. */
  lost(): LostActs | null {
    if (this.#lost.length === 0) return null;
    const { sequences } = this.#options.eventStore.stored();
    const missing = this.#lost.filter(({ by, seq }) => seq > sequenceOf(sequences, by));
    return { count: this.#lost.length, missing: missing.length };
  }

  dismissLost(): void {
    this.#lost = [];
  }

  /** Those that the authority had lost go first: later ones of their authors build on them. */
  send(events: readonly RoomEvent[]): void {
    const isBack = (event: RoomEvent) => this.#recovered.has(eventIdOf(event));
    for (const batch of batchesOf(events.filter(isBack).map(encodeEvent))) {
      this.#options.send({ kind: 'events', events: batch, isBack: true });
    }
    this.#sendInOrder(events.filter((event) => !isBack(event)));
  }

  /** Sends events in their order, with a mark on those that a person has confirmed. */
  #sendInOrder(events: readonly RoomEvent[]): void {
    const isConfirmed = (event: RoomEvent) => this.#confirmed.has(eventIdOf(event));
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

  /** Sends what the authority may lack. */
  resume(position: number): void {
    this.#authorityPosition = position;
    this.#noted = -1;
    this.#sendOutbox();
  }

  receive({ after, events: written }: ServerMessageOf<'events'>): void {
    const { eventStore, format } = this.#options;
    const events = written.flatMap((event) => decodeStoredEvent(event, format.acts) ?? []);
    if (events.length < written.length) eventStore.noteNewerRelease();
    else if (!eventStore.receive(after, events)) this.#ask();
  }

  replace({ version, log, audience }: ServerMessageOf<'log'>): void {
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

  /** What was done after the refused event is done again, by another author, E8. */
  handleRefusal({ by, seq, reason }: ServerMessageOf<'refused'>): void {
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

  /** What the log said of acts that wait for a decision. */
  held(): readonly LogLine[] {
    return this.#held.lines;
  }

  /** The person wants the acts that came late, or does not. */
  decideHeld(isWanted: boolean): void {
    const events = this.#held.take();
    if (!isWanted) return;
    const again = this.#appendAgain(events);
    for (const event of again) this.#confirmed.add(eventIdOf(event));
    this.#sendInOrder(again);
  }

  /** Does acts again at their moments, by an author whose numbers are free. */
  #doAgain(events: readonly RoomEvent[]): void {
    this.#sendInOrder(this.#appendAgain(events));
  }

  #appendAgain(events: readonly RoomEvent[]): RoomEvent[] {
    const { eventStore } = this.#options;
    return events.flatMap(({ act, atMs }) => (act ? eventStore.append(act, atMs) : []));
  }

  /** An event that was lost on its way is sent again; the authority ignores one that it has. */
  #sendAgain(): void {
    const [event] = this.#options.eventStore.outbox();
    const count = event === this.#waiting.event ? this.#waiting.count + 1 : 0;
    this.#waiting = { event, count };
    if (event && count > 0 && count % AGAIN_EVERY === 0) this.send([event]);
  }

  /** Asks for what follows. */
  #ask(): void {
    const { eventStore, send } = this.#options;
    send({ kind: 'want', known: endOf(eventStore.stored()) });
  }

  #sendOutbox(): void {
    this.send(this.#options.eventStore.outbox());
  }
}
