import { randomBytes } from 'node:crypto';
import type { Person } from 'server/testing/test-server';
import { WebSocket } from 'ws';
import { encodeEvent } from '@standby/room-engine/log/event';
import {
  type Act,
  type ClientFrame,
  currentFormat,
  decodeServerMessage,
  type EventLog,
  LIVE_SUBPROTOCOL,
  type RoomEvent,
  type RosterEntry,
  type ServerMessage,
  type ServerMessageOf,
  type WindowRole,
} from '@standby/live-room';
import type { LiveCompany, LiveServer } from './live-server';
import { WindowLog } from './window-log';

export interface LiveClientOptions {
  readonly live: Pick<LiveServer, 'socketUrl' | 'origin'>;
  readonly company: Pick<LiveCompany, 'organizationId' | 'showId'>;
  /** Person whose browser the window is in. */
  readonly person: Pick<Person, 'cookie'>;
  readonly by?: string;
  /** Earlier connection of the same window, whose log it continues. */
  readonly before?: LiveClient;
  readonly origin?: string;
  readonly protocols?: readonly string[];
}

/** A window's connection over a real socket, which keeps the messages that it receives. */
export class LiveClient {
  readonly by: string;
  readonly socket: WebSocket;
  /** All messages, in order. */
  readonly messages: ServerMessage[] = [];
  readonly known: WindowLog;
  readonly #taken = new Set<ServerMessage>();
  #waiting: (() => void)[] = [];
  #isClosed = false;

  constructor({
    live,
    company,
    person,
    before,
    by = before?.by,
    origin,
    protocols,
  }: LiveClientOptions) {
    this.by = by ?? `w${randomBytes(6).toString('hex')}`;
    this.known = new WindowLog(company.showId, before?.known.replica);
    this.socket = new WebSocket(
      live.socketUrl(company.organizationId, company.showId),
      [...(protocols ?? [LIVE_SUBPROTOCOL])],
      { headers: { cookie: person.cookie, origin: origin ?? live.origin } },
    );
    this.socket.on('message', (data: Buffer) => {
      const message = decodeServerMessage(data.toString());
      if (message) this.messages.push(message);
      if (message) this.known.take(message);
      this.#wake();
    });
    this.socket.on('close', () => {
      this.#isClosed = true;
      this.#wake();
    });
    this.socket.on('error', () => {
      this.#isClosed = true;
      this.#wake();
    });
  }

  /** Returns the status of a refused upgrade. */
  static refusal(options: LiveClientOptions): Promise<number | undefined> {
    const { socket } = new LiveClient(options);
    return new Promise((done) => {
      socket.on('unexpected-response', (_, response) => done(response.statusCode));
      socket.on('open', () => done(undefined));
    });
  }

  /** Log that the window shows. */
  get log(): EventLog {
    return this.known.log;
  }

  /** Position of the last stored event that the window was sent. */
  get position(): number {
    return this.known.position;
  }

  /** Says hello, and sends what the server lacks (rule S3). */
  async bringBack(role: WindowRole = 'controller'): Promise<void> {
    const { position } = this;
    const welcome = await this.hello(role);
    if (welcome && welcome.position < position) await this.next('log');
    this.send({ kind: 'events', events: this.known.outbox.map(encodeEvent), isRecovered: true });
    await this.acknowledged();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  async opened(): Promise<this> {
    while (this.socket.readyState === WebSocket.CONNECTING) {
      await new Promise<void>((done) => {
        this.socket.once('open', done);
        this.socket.once('close', done);
      });
    }
    return this;
  }

  /** Says hello, and waits for the welcome or for the end. */
  async hello(
    role: WindowRole = 'controller',
    change: Partial<Extract<ClientFrame, { kind: 'hello' }>> = {},
  ): Promise<ServerMessageOf<'welcome'> | undefined> {
    await this.opened();
    const { by } = this;
    const known = this.known.end;
    const { version } = currentFormat;
    const hello = { by, role, version, known, visibility: 'visible' } as const;
    this.send({ kind: 'hello', ...hello, ...this.known.audience, ...change });
    return this.next('welcome');
  }

  send(message: ClientFrame): void {
    this.sendRaw(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(data);
  }

  /** Creates an event of this window, and adds it to the window's log. */
  write(act: Act, atMs = Date.now(), change: Partial<RoomEvent> = {}): RoomEvent {
    return this.known.write(this.by, act, atMs, change);
  }

  sendEvents(...events: readonly RoomEvent[]): void {
    this.send({ kind: 'events', events: events.map(encodeEvent) });
  }

  of<Kind extends ServerMessage['kind']>(kind: Kind): ServerMessageOf<Kind>[] {
    return this.messages.filter(
      (message): message is ServerMessageOf<Kind> => message.kind === kind,
    );
  }

  /** Returns the windows of the room by id, as the rosters have reported them so far. */
  screens(): ReadonlyMap<string, RosterEntry> {
    const screens = new Map<string, RosterEntry>();
    for (const roster of this.of('roster')) {
      for (const screen of roster.screens) screens.set(screen.id, screen);
      for (const id of roster.gone) screens.delete(id);
    }
    return screens;
  }

  /**
   * Returns the next message of a kind that was not taken yet; undefined if the connection ends
   * first.
   */
  async next<Kind extends ServerMessage['kind']>(
    kind: Kind,
    isMeant: (message: ServerMessageOf<Kind>) => boolean = () => true,
  ): Promise<ServerMessageOf<Kind> | undefined> {
    for (;;) {
      const found = this.of(kind).find((message) => !this.#taken.has(message) && isMeant(message));
      if (found) {
        this.#taken.add(found);
        return found;
      }
      if (this.#isClosed) return undefined;
      await this.#change();
    }
  }

  /** Waits until a condition of the window is true. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.#isClosed) throw new Error('The connection ended before');
      await this.#change();
    }
  }

  /** Waits until the server has stored, or refused, everything that this window wrote. */
  acknowledged(): Promise<void> {
    return this.until(() => this.known.outbox.length === 0);
  }

  /** Returns the events that the window was sent, including its own. */
  events(): unknown[] {
    return this.of('events').flatMap(({ events }) => events);
  }

  async closed(): Promise<void> {
    while (!this.#isClosed) await this.#change();
  }

  /** Returns the reason for which the server ended the connection. */
  async bye(): Promise<string | undefined> {
    return (await this.next('bye'))?.reason;
  }

  close(): void {
    this.socket.close();
  }

  #change(): Promise<void> {
    return new Promise((changed) => this.#waiting.push(changed));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const changed of waiting) changed();
  }
}
