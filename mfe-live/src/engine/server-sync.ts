import { type Digest, digestOf, encodeDigest, isUpToDate } from '../domain/event-log/digest';
import type { RoomEvent } from '../domain/event-log/event';
import { revisionOf } from '../domain/event-log/event-log';
import type { ConnectionPhase, RoomConnection } from '../domain/live-protocol/connection';
import type { ByeReason, ServerMessage, ServerMessageOf } from '../domain/live-protocol/messages';
import type { Screen, Self } from '../domain/peers/presence';
import type { ServerEndpoint } from './ports/server-endpoint';
import type { RoomSync, SyncContext } from './room-sync';
import type { ServerClock } from './server-clock';
import { ServerConnection } from './server-connection';
import { ServerLog, type ServerLogOptions } from './server-log';
import { ServerRoster } from './server-roster';

/** How many windows one that is connected lets go first: the server does by itself what is to be done. */
const TURN_WHILE_LIVE = 20;

export interface ServerSyncOptions
  extends SyncContext, Pick<ServerLogOptions, 'stored' | 'onStored'> {
  readonly endpoint: ServerEndpoint;
  readonly serverClock: ServerClock;
  readonly random: () => number;
  /** Of the person at this window. */
  readonly personName: string;
  /** Of the show, as it was known the last time. */
  readonly title: string | null;
  /** Whether an earlier page measured the server's time. */
  readonly isTimeKnown: boolean;
}

/** With the server, by protocol 2. */
export class ServerSync implements RoomSync {
  readonly #options: ServerSyncOptions;
  readonly #connection: ServerConnection;
  readonly #log: ServerLog;
  readonly #roster = new ServerRoster();
  #self: Self;
  #phase: ConnectionPhase = 'connecting';
  #sinceMs: number;
  #title: string | null;
  #ended: ByeReason | null = null;
  #shown: number | null = null;
  #isTimeKnown: boolean;

  constructor(options: ServerSyncOptions) {
    const { id, role, joinedAtMs, clock, endpoint, serverClock, random } = options;
    this.#options = options;
    this.#isTimeKnown = options.isTimeKnown;
    this.#title = options.title;
    this.#self = { id, role, number: 1, joinedAtMs };
    this.#sinceMs = joinedAtMs;
    this.#roster.noteNames([{ by: id, name: options.personName }]);
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
    this.#log = new ServerLog({ ...options, send: (frame) => this.#connection.send(frame) });
  }

  get self(): Self {
    return this.#self;
  }

  connection(): RoomConnection {
    return {
      phase: this.#phase,
      sinceMs: this.#sinceMs,
      title: this.#title,
      unsent: this.#log.outbox().length,
      isBehind: this.#log.isBehind(),
      isTimeKnown: this.#isTimeKnown,
      ended: this.#ended,
      names: this.#roster.names,
      people: this.#roster.people(),
      notTaken: this.#log.notTaken,
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
    if (this.#phase === 'live') this.#log.send([event]);
  }

  identify(id: string): void {
    this.#connection.send({ kind: 'identify', to: id });
  }

  dismissNotTaken(): void {
    this.#log.notTaken = [];
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
    if (this.#isTimeKnown || !this.#options.serverClock.isKnown()) return;
    this.#isTimeKnown = true;
    this.#options.onLogChange();
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

  #handle(message: Exclude<ServerMessage, { kind: 'time' | 'bye' }>): void {
    const { onLogChange, onRosterChange, onIdentify } = this.#options;
    if ('authors' in message) this.#roster.noteNames(message.authors);
    if (message.kind === 'identify') return onIdentify();
    if (message.kind === 'roster') {
      this.#roster.update(message);
      return onRosterChange();
    }
    if (message.kind === 'show') this.#title = message.title;
    if (message.kind === 'welcome') this.#handleWelcome(message);
    if (message.kind === 'ack') this.#log.noteStored(message.heads);
    if (message.kind === 'entries') this.#log.mergeEntries(message.entries);
    if (message.kind === 'book') this.#log.mergeLog(message);
    if (message.kind === 'refused') this.#log.handleRefusal(message);
    onLogChange();
  }

  #handleWelcome({ self, title, known }: ServerMessageOf<'welcome'>): void {
    const { role: asked } = this.#options;
    const role = asked === 'controller' ? self.role : asked;
    this.#self = { ...this.#self, role, number: self.number };
    this.#title = title;
    this.#enter('live');
    this.#connection.settle();
    this.#log.resume(known);
    this.announce();
  }

  #handleBye(reason: ByeReason): void {
    if (reason !== 'author-taken') return;
    const id = this.#options.newId();
    this.#self = { ...this.#self, id };
    this.#roster.noteNames([{ by: id, name: this.#options.personName }]);
  }

  #lose(ended: ByeReason | null): void {
    this.#ended = ended;
    this.#roster.clear();
    this.#enter(ended ? 'ended' : 'away');
    this.#options.onRosterChange();
    this.#options.onLogChange();
  }
}
