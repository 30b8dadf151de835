import {
  isBehind,
  digestOf,
  encodeDigest,
  isUpToDate,
  type Digest,
} from '../domain/event-log/digest';
import { decodeDocument } from '../domain/event-log/document';
import { decodeEvent, encodeEvent, type RoomEvent } from '../domain/event-log/event';
import { revisionOf } from '../domain/event-log/event-log';
import type { LogLine } from '../domain/event-log/log-line';
import { outboxOf } from '../domain/event-log/outbox';
import { sequenceOf, type VersionVector } from '../domain/event-log/version-vector';
import { batchesOf } from '../domain/live-protocol/batches';
import type { ConnectionPhase, RoomConnection } from '../domain/live-protocol/connection';
import type { ByeReason, ServerMessage, ServerMessageOf } from '../domain/live-protocol/messages';
import type { Screen, Self } from '../domain/peers/presence';
import type { ServerEndpoint } from './ports/server-endpoint';
import type { RoomSync, SyncContext } from './room-sync';
import type { ServerClock } from './server-clock';
import { ServerConnection } from './server-connection';
import { ServerRoster } from './server-roster';

/** How many windows one that is connected lets go first: the server does by itself what is to be done. */
const TURN_WHILE_LIVE = 20;

export interface ServerSyncOptions extends SyncContext {
  readonly endpoint: ServerEndpoint;
  readonly serverClock: ServerClock;
  readonly random: () => number;
  /** Whether an earlier page measured the server's time. */
  readonly isTimeKnown: boolean;
  /** What the server had stored when this browser kept the room. */
  readonly stored: VersionVector;
  /** Says what the server has stored, so that the rest is kept for the next start. */
  readonly onStored: (stored: VersionVector) => void;
}

/** With the server, by protocol 2. */
export class ServerSync implements RoomSync {
  readonly #options: ServerSyncOptions;
  readonly #connection: ServerConnection;
  #stored: Map<string, number>;
  readonly #roster = new ServerRoster();
  #self: Self;
  #serverKnown: Digest | undefined;
  #phase: ConnectionPhase = 'connecting';
  #sinceMs: number;
  #ended: ByeReason | null = null;
  #notTaken: readonly LogLine[] = [];
  #shown: number | null = null;
  #isTimeKnown: boolean;

  constructor(options: ServerSyncOptions) {
    const { id, role, joinedAtMs, clock, endpoint, serverClock, random } = options;
    this.#options = options;
    this.#stored = new Map(options.stored);
    this.#isTimeKnown = options.isTimeKnown;
    this.#self = { id, role, number: 1, joinedAtMs };
    this.#sinceMs = joinedAtMs;
    this.#connection = new ServerConnection({
      endpoint,
      clock,
      serverClock,
      random,
      onOpen: () => this.#sayHello(),
      onSample: () => this.#noteTime(),
      onMessage: (message) => this.#handle(message),
      onLost: (ended) => this.#lose(ended),
      onBye: (reason) => this.#handleBye(reason),
    });
  }

  get self(): Self {
    return this.#self;
  }

  connection(): RoomConnection {
    const { eventStore } = this.#options;
    const log = eventStore.log();
    return {
      phase: this.#phase,
      sinceMs: this.#sinceMs,
      unsent: this.#outbox().length,
      isBehind: this.#serverKnown !== undefined && isBehind(log, this.#serverKnown),
      isTimeKnown: this.#isTimeKnown,
      ended: this.#ended,
      names: this.#roster.names,
      people: this.#roster.people(),
      notTaken: this.#notTaken,
    };
  }

  clockErrorMs(): number | null {
    return this.#options.serverClock.errorMs();
  }

  screens(): Screen[] {
    return this.#roster.screens(this.#self.id);
  }

  /** The server alone compacts, S3. */
  areAllOnVersion(): boolean {
    return false;
  }

  turn(): number {
    return this.#phase === 'live' ? TURN_WHILE_LIVE : 0;
  }

  connect(): void {
    this.#connection.connect();
  }

  join(): void {
    this.#connection.hurry();
    this.announce();
  }

  announce(): void {
    if (this.#phase !== 'live') return;
    const visibility = this.#options.page.visibility();
    this.#connection.send({ kind: 'presence', visibility, shown: this.#shown });
  }

  acknowledge(shown: Digest): void {
    const log = this.#options.eventStore.log();
    if (!isUpToDate(shown, digestOf(log))) return;
    this.#shown = revisionOf(log);
    this.announce();
  }

  publish(event: RoomEvent): void {
    if (this.#phase === 'live') this.#sendEvents([event]);
  }

  identify(id: string): void {
    this.#connection.send({ kind: 'identify', to: id });
  }

  dismissNotTaken(): void {
    this.#notTaken = [];
    this.#options.onLogChange();
  }

  leave(): void {
    this.#connection.send({ kind: 'leave' });
    this.#connection.pause();
    this.#enter('away');
    this.#options.onLogChange();
  }

  close(): void {
    this.#connection.close();
  }

  #noteTime(): void {
    if (this.#isTimeKnown) return;
    this.#isTimeKnown = true;
    this.#options.onLogChange();
  }

  #outbox(): RoomEvent[] {
    return outboxOf(this.#options.eventStore.log(), this.#stored);
  }

  #enter(phase: ConnectionPhase): void {
    if (this.#phase === phase || (phase === 'away' && this.#phase === 'connecting')) return;
    this.#phase = phase;
    this.#sinceMs = this.#options.serverClock.now();
  }

  #sayHello(): void {
    const { role, format, page, eventStore } = this.#options;
    // An `ask` page is no peer.
    if (role === 'ask') return;
    this.#connection.send({
      kind: 'hello',
      by: this.#self.id,
      role,
      version: format.version,
      known: encodeDigest(digestOf(eventStore.log())),
      visibility: page.visibility(),
    });
  }

  #sendEvents(events: readonly RoomEvent[]): void {
    for (const entries of batchesOf(events.map(encodeEvent))) {
      this.#connection.send({ kind: 'entries', entries });
    }
  }

  #handle(message: Exclude<ServerMessage, { kind: 'time' | 'bye' }>): void {
    const { onLogChange, onRosterChange, onIdentify } = this.#options;
    if ('authors' in message) this.#roster.noteNames(message.authors);
    if (message.kind === 'identify') return onIdentify();
    if (message.kind === 'roster') {
      this.#roster.update(message);
      return onRosterChange();
    }
    if (message.kind === 'welcome') this.#handleWelcome(message);
    if (message.kind === 'ack') this.#noteStored(message.heads);
    if (message.kind === 'entries') this.#mergeEntries(message.entries);
    if (message.kind === 'book') this.#mergeLog(message);
    if (message.kind === 'refused') this.#handleRefusal(message);
    onLogChange();
  }

  #handleWelcome({ self, known }: ServerMessageOf<'welcome'>): void {
    const { role: asked } = this.#options;
    const role = asked === 'controller' ? self.role : asked;
    this.#self = { ...this.#self, role, number: self.number };
    this.#serverKnown = known;
    this.#compareWithServer(known);
    this.#enter('live');
    this.#connection.settle();
    this.#sendEvents(this.#outbox());
    this.announce();
  }

  /** A server that was restored from a backup may have less than it had. */
  #compareWithServer({ generation, by, versionVector }: Digest): void {
    const { checkpoint } = this.#options.eventStore.log();
    const isSame = checkpoint.generation === generation && checkpoint.by === by;
    if (isSame) this.#stored = new Map(checkpoint.covered);
    this.#noteStored(versionVector);
  }

  #mergeEntries(entries: readonly unknown[]): void {
    const { eventStore, format } = this.#options;
    const events = entries.flatMap((entry) => decodeEvent(entry, format.acts) ?? []);
    this.#noteStored(events.map(({ by, seq }) => [by, seq] as const));
    eventStore.merge(events);
    if (eventStore.log().pending.length === 0) return;
    this.#connection.send({ kind: 'want', known: encodeDigest(digestOf(eventStore.log())) });
  }

  #mergeLog({ version, book }: ServerMessageOf<'book'>): void {
    const { room, eventStore, format } = this.#options;
    const result = decodeDocument({ version, room, book }, room, format);
    if (result.kind === 'decoded') {
      this.#noteStored(result.log.versionVector);
      eventStore.mergeLog(result.log);
    }
    if (result.kind === 'newer') {
      eventStore.merge(result.events);
      eventStore.noteNewerRelease();
    }
  }

  /** What was done after the refused event is done again, by another author. */
  #handleRefusal({ by, seq, reason }: ServerMessageOf<'refused'>): void {
    const { eventStore } = this.#options;
    const outbox = this.#outbox();
    const hasMissing = outbox.some((event) => event.by === by && event.seq < seq);
    if (reason === 'gap' && hasMissing) return this.#sendEvents(outbox);
    const { events, lines } = eventStore.withdraw(by, seq);
    const [refused, ...later] = events;
    if (!refused) return;
    this.#notTaken = [...this.#notTaken, ...lines.slice(0, 1)];
    if (!eventStore.isOwn(by)) return;
    for (const { act, atMs } of later) {
      if (act) this.publish(eventStore.append(act, atMs));
    }
  }

  #noteStored(heads: Iterable<readonly [string, number]>): void {
    for (const [by, seq] of heads) {
      if (seq > sequenceOf(this.#stored, by)) this.#stored.set(by, seq);
    }
    this.#options.onStored(this.#stored);
  }

  #handleBye(reason: ByeReason): void {
    if (reason === 'author-taken') this.#self = { ...this.#self, id: this.#options.newId() };
  }

  #lose(ended: ByeReason | null): void {
    this.#ended = ended;
    this.#roster.clear();
    this.#enter(ended ? 'ended' : 'away');
    this.#options.onRosterChange();
    this.#options.onLogChange();
  }
}
