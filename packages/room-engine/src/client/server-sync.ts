import type { RoomEvent, RoomTypes } from '../log/event';
import { endOf } from '../log/event-log';
import type { ServerConnectionState } from '../protocol/connection-state';
import type { RosterEntry } from '../protocol/messages';
import type { ServerEndpoint } from '../protocol/server-endpoint';
import type { ByeReason, ServerMessageOf } from '../protocol/server-messages';
import { type RoomMessage, ServerConnection } from './server-connection';
import { ServerLog } from './server-log';
import { ServerRoster } from './server-roster';
import { Standing } from './standing';
import type { ServerSide, SyncContext } from './sync-context';

/** Turn of a connected window: effectively last, because the server writes the automatic acts. */
const TURN_WHILE_LIVE = 20;

/** The window itself, among the others. */
export interface Self<Room extends RoomTypes> {
  readonly id: string;
  readonly role: Room['role'];
  readonly number: number;
}

export interface ServerSyncOptions<Room extends RoomTypes> extends SyncContext<Room> {
  readonly endpoint: ServerEndpoint;
  readonly random: () => number;
  /** Given in connected mode. In sample mode the authority is in the page. */
  readonly server?: ServerSide;
}

/**
 * Keeps a window's event log in sync with the room's authority, on the server or in the page, by
 * protocol 3.
 */
export class ServerSync<Room extends RoomTypes> {
  readonly #options: ServerSyncOptions<Room>;
  readonly #connection: ServerConnection<Room>;
  readonly #log: ServerLog<Room>;
  readonly #standing: Standing<Room>;
  readonly #roster = new ServerRoster<Room>();
  #self: Self<Room>;
  #title: string | null;
  #timeZone: string | undefined;
  #ended: ByeReason | null = null;
  #shown: number | null = null;
  #isTimeKnown: boolean;

  constructor(options: ServerSyncOptions<Room>) {
    const { id, role, clock, endpoint, server, random, answersBeats, decode } = options;
    this.#options = options;
    this.#isTimeKnown = server?.isTimeKnown ?? true;
    this.#title = server?.title ?? null;
    this.#timeZone = server?.timeZone;
    this.#self = { id, role, number: 1 };
    this.#noteOwnName();
    this.#standing = new Standing({
      ...options,
      log: () => this.#log,
      onChange: () => this.#handleVerdict(),
    });
    this.#connection = new ServerConnection({
      endpoint,
      clock,
      serverClock: server?.clock,
      judge: this.#standing.judge,
      asksAtBeats: answersBeats,
      random,
      decode,
      onOpen: () => this.#sayHello(),
      onSample: () => this.#noteTime(),
      onMessage: (message) => this.#handle(message),
      onPosition: (position) => {
        this.#log.notePosition(position);
        this.#standing.noteAwaited();
      },
      onLost: (ended) => this.#handleLoss(ended),
      onBye: (reason) => this.#handleBye(reason),
    });
    this.#log = new ServerLog({
      ...options,
      send: (frame) => this.#connection.send(frame),
      now: () => server?.clock.estimate() ?? 0,
    });
  }

  get self(): Self<Room> {
    return this.#self;
  }

  /** Returns the state of the connection; null in sample mode. */
  connection(): ServerConnectionState<Room> | null {
    if (!this.#options.server) return null;
    return {
      ...this.#standing.current(),
      title: this.#title,
      timeZone: this.#timeZone,
      isBehind: this.#log.isBehind(),
      isTimeKnown: this.#isTimeKnown,
      ended: this.#ended,
      names: this.#roster.names,
      rejected: this.#log.rejected,
      lost: this.#log.lost(),
      elsewhere: this.#options.endpoint.elsewhere?.() ?? null,
    };
  }

  /**
   * Returns the log lines of acts that came too late, until the person has decided
   * about them.
   */
  held(): readonly Room['line'][] {
    return this.#log.held();
  }

  /**
   * Returns by how many ms the room's time may differ from the server's; null if it is not known.
   */
  clockErrorMs(): number | null {
    return this.#options.server?.clock.errorMs() ?? null;
  }

  /**
   * Returns the ms since the server's last message; 0 in sample mode, where the authority is in the
   * page.
   */
  silenceMs(): number {
    return this.#options.server ? this.#standing.judge.silenceMs() : 0;
  }

  /** Returns the windows of the room, as the server reports them. */
  windows(): Iterable<RosterEntry<Room>> {
    return this.#roster.windows();
  }

  /** Returns how many windows come before this one for an automatic act. */
  turn(): number {
    return this.#standing.isOpen ? TURN_WHILE_LIVE : 0;
  }

  connect(): void {
    this.#connection.connect();
  }

  /** Call when the page came back, or is visible again. */
  reconnect(): void {
    this.#connection.reconnectNow();
    this.announce();
  }

  /** Sends changes of this window, such as its visibility. */
  announce(): void {
    if (!this.#standing.isOpen) return;
    const { page, presence } = this.#options;
    const visibility = page.visibility();
    this.#connection.send({ ...presence(), kind: 'presence', visibility, shown: this.#shown });
  }

  /** Sends the revision that this screen shows. */
  acknowledge(revision: number): void {
    this.#shown = revision;
    this.announce();
  }

  /** Call after the machine slept: the authority counts as silent until it is heard again. */
  handleWake(): void {
    this.#standing.judge.doubt();
    this.reconnect();
  }

  publish(event: RoomEvent<Room>): void {
    if (this.#standing.isOpen) this.#log.send([event]);
    this.#standing.noteAwaited();
  }

  /** Makes another screen show its name. */
  identify(id: string): void {
    this.#connection.send({ kind: 'identify', to: id });
  }

  /** Call when the person has seen which acts the authority refused. */
  dismissRejected(): void {
    this.#log.rejected = [];
    this.#options.onLogChange();
  }

  /** Does the acts that came too late, or drops them. */
  decideHeld(isWanted: boolean): void {
    this.#log.decideHeld(isWanted);
    this.#options.onLogChange();
  }

  /** Call when the person has seen what the authority had lost. */
  dismissLost(): void {
    this.#log.dismissLost();
    this.#options.onLogChange();
  }

  leave(): void {
    this.#connection.send({ kind: 'leave' });
    this.#connection.pause();
    this.#standing.enter('away');
    this.#options.onLogChange();
  }

  close(): void {
    this.#connection.close();
  }

  #noteTime(): void {
    if (this.#isTimeKnown || !this.#options.server?.clock.isKnown()) return;
    this.#isTimeKnown = true;
    this.#options.onLogChange();
  }

  #noteShow({
    title,
    timeZone,
  }: Pick<ServerMessageOf<Room, 'welcome'>, 'title' | 'timeZone'>): void {
    this.#title = title;
    this.#timeZone = timeZone ?? this.#timeZone;
  }

  #noteOwnName(): void {
    const { personName: name = '' } = this.#options.server ?? {};
    this.#roster.noteNames([{ by: this.#self.id, name }]);
  }

  #sayHello(): void {
    const { role, answersBeats, format, page, eventStore } = this.#options;
    const end = endOf(eventStore.stored());
    // If a checkpoint lacks the effect of some event, the authority may know the effect, so the
    // window asks for the whole log.
    const isWhole = eventStore.stored().checkpoint.opaque.length === 0;
    const audience = eventStore.audience();
    this.#connection.send({
      kind: 'hello',
      by: this.#self.id,
      role,
      version: format.version,
      known: isWhole ? end : { ...end, digest: '' },
      ...(audience && { audience }),
      visibility: page.visibility(),
      ...(answersBeats && { answersBeats }),
    });
  }

  #handleVerdict(): void {
    if (!this.#standing.judge.verdict.isHeard) this.#connection.probe();
    this.#options.onLogChange();
  }

  #handle(message: RoomMessage<Room>): void {
    const { onLogChange, onRosterChange, onIdentify, onMessage } = this.#options;
    onMessage();
    if ('authors' in message) this.#roster.noteNames(message.authors);
    if (message.kind === 'identify') return onIdentify();
    if (message.kind === 'roster') {
      this.#roster.update(message);
      const number = this.#roster.numberOf(this.#self.id) ?? this.#self.number;
      this.#self = { ...this.#self, number };
      return onRosterChange();
    }
    if (message.kind === 'show') this.#noteShow(message);
    if (message.kind === 'welcome') this.#handleWelcome(message);
    if (message.kind === 'events') this.#log.receive(message);
    if (message.kind === 'log') this.#log.replace(message);
    if (message.kind === 'refused') this.#log.handleRefusal(message);
    this.#standing.noteAwaited();
    onLogChange();
  }

  #handleWelcome(message: ServerMessageOf<Room, 'welcome'>): void {
    const { self, position, audience, hasBeats } = message;
    if (audience) this.#options.eventStore.readAs(audience);
    const { role: asked, keepsRole } = this.#options;
    const role = keepsRole ? asked : self.role;
    this.#self = { ...this.#self, role, number: self.number };
    this.#noteShow(message);
    this.#standing.enter('live');
    this.#connection.settle(hasBeats);
    // Sent first, because it states the department that answers in the outbox are for.
    this.announce();
    this.#log.resume(position);
  }

  #handleBye(reason: ByeReason): void {
    if (reason !== 'author-taken') return;
    const id = this.#options.newId();
    this.#self = { ...this.#self, id };
    this.#noteOwnName();
  }

  #handleLoss(ended: ByeReason | null): void {
    this.#ended = ended;
    if (ended) this.#options.eventStore.forget();
    this.#roster.clear();
    this.#standing.enter(ended ? 'ended' : 'away');
    this.#options.onRosterChange();
    this.#options.onLogChange();
  }
}
