import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import type { TokenBuckets } from '@standby/server-kit';
import type { WebSocket } from 'ws';
import { HELLO_TIMEOUT_MS } from '@standby/room-engine/protocol/bounds';
import {
  type ClientMessage,
  type ClientMessageOf,
  grantedRole,
  type LiveRole,
  readClientFrame,
} from '@standby/live-room';
import { encodeFrame, type Frame } from '@standby/room-engine/authority/frames';
import type { Rooms } from '../room/rooms';
import type {
  LiveRoom,
  Member,
  MemberConnection,
  RoomKey,
} from '@standby/live-room/authority/ports';
import type { StandbyServer } from '@standby/room-engine/protocol/server-endpoint';
import type { Turns } from '@standby/room-engine/authority/turns';
import type { ShowFacts } from '../storage/show-title';
import type { LiveAccess } from './access';
import { Allowance } from './allowance';
import { GuardedSocket, type Pings } from './guarded-socket';

/** Messages that may arrive while the room wakes; a window sends fewer. */
const EARLY_MAX = 100;

/**
 * A device that lost its power sends nothing. The desk's alarm follows five seconds after the loss
 * is noticed, within 15 s in all.
 */
const DEVICE_PINGS: Pings = { everyMs: 2_000, silenceMaxMs: 6_000 };

interface LiveWindowOptions {
  readonly socket: WebSocket;
  readonly access: LiveAccess;
  readonly key: RoomKey;
  readonly rooms: Rooms;
  /** Turns in which windows join one by one. */
  readonly turns: Turns;
  /** Buckets shared by all windows of one account or link. */
  readonly beyondShares: TokenBuckets;
  /** Returns epoch ms, with fractions. */
  readonly now: () => number;
  /**
   * Returns by how many ms that may differ from the time of other processes, and of the server
   * before this one.
   */
  readonly clockErrorMs: () => number;
  readonly monotonicMs: () => number;
  /** Reads the access again, because it may have changed since the upgrade. */
  readonly checkAccess: () => Promise<void>;
  /** Returns the standby server that the window can go on with; undefined without one. */
  readonly standbyServer: () => StandbyServer | undefined;
  readonly onError: (error: unknown) => void;
  readonly onClose: () => void;
}

/** One connection, from its upgrade to its end. */
export class LiveWindow implements MemberConnection {
  readonly owner: MemberConnection['owner'];
  readonly name: string;
  readonly person: MemberConnection['person'];
  readonly departments: readonly string[] | undefined;
  readonly #options: LiveWindowOptions;
  readonly #allowance: Allowance;
  readonly #socket: GuardedSocket;
  readonly #helloTimer: NodeJS.Timeout;
  /** Messages that arrived while the room woke. */
  readonly #early: ClientMessage[] = [];
  #hello: ClientMessageOf<'hello'> | undefined;
  #room: LiveRoom | undefined;
  #member: Member | undefined;
  #show: ShowFacts;
  /** Highest role that the window may have. */
  #allowed: LiveRole;

  constructor(options: LiveWindowOptions) {
    const { access, monotonicMs, beyondShares } = options;
    this.#options = options;
    this.owner = access.owner;
    this.name = access.name;
    this.person = access.person;
    this.departments = access.departments;
    this.#show = access;
    this.#allowed = access.role;
    const owner = `${access.owner.kind}:${access.owner.id}`;
    this.#allowance = new Allowance({ owner, beyondShares, monotonicMs });
    this.#helloTimer = setTimeout(() => this.end('no-hello'), HELLO_TIMEOUT_MS);
    this.#socket = new GuardedSocket({
      ...options,
      allowance: this.#allowance,
      ...(access.isDevice && { pings: DEVICE_PINGS }),
      onText: (text) => this.#receive(text),
      onEnd: () => this.#leave(),
    });
  }

  get title(): string {
    return this.#show.title;
  }

  get timeZone(): string | undefined {
    return this.#show.timeZone;
  }

  /** Tells the window a new title or zone of the show. */
  retitle(show: ShowFacts): void {
    const { title, timeZone } = show;
    if (title === this.title && timeZone === this.timeZone) return;
    this.#show = show;
    if (this.#member)
      this.send(encodeFrame({ kind: 'show', title, ...(timeZone && { timeZone }) }));
  }

  /** Tells a window in the room which standby server it can go on with. */
  tellStandbyServer(): void {
    const standbyServer = this.#member && this.#options.standbyServer();
    if (standbyServer) this.send(encodeFrame({ kind: 'standby-server', ...standbyServer }));
  }

  /** Sets the highest role that the window may have from now on. */
  allow(role: LiveRole): void {
    this.#allowed = role;
    if (this.#member && this.#member.role !== this.#grantedRole()) this.end('role-changed');
  }

  send(frame: Frame): void {
    this.#socket.send(frame);
  }

  sendWhole(frame: Frame): Promise<void> {
    return this.#socket.sendWhole(frame);
  }

  end(reason: ByeReason): void {
    this.#socket.end(reason);
  }

  stop(waitMs: number): Promise<void> {
    return this.#socket.stop(waitMs);
  }

  /** Returns the granted role, which is never higher than the requested one. */
  #grantedRole(): LiveRole {
    const granted = grantedRole(this.#hello?.role ?? 'viewer', this.#allowed);
    // An ask page writes its questions through another route.
    return granted === 'ask' ? 'viewer' : granted;
  }

  #receive(text: string): void {
    const receivedAtMs = this.#options.now();
    const message = readClientFrame(text);
    if (message === 'malformed') return this.end('malformed');
    if (message === 'unknown') return undefined;
    if (!this.#hello) {
      return message.kind === 'hello' ? this.#open(message) : this.end('no-hello');
    }
    if (!this.#allowance.takeMessage(message)) return this.end('too-fast');
    if (this.#member) this.#room?.hear(this.#member);
    if (message.kind === 'time') return this.#answerTime(message.sentAtMs, receivedAtMs);
    if (this.#member) return this.#pass(message);
    if (this.#early.push(message) > EARLY_MAX) this.end('too-fast');
    return undefined;
  }

  #pass(message: ClientMessage): void {
    if (!this.#member || !this.#room) return;
    this.#room.receive(this.#member, message);
    if (message.kind === 'leave') this.#socket.close();
  }

  #answerTime(sentAtMs: number, receivedAtMs: number): void {
    const answeredAtMs = this.#options.now();
    const errorMs = Math.ceil(this.#options.clockErrorMs());
    // Windows count a millisecond for rounding in any case.
    const moments = { sentAtMs, receivedAtMs, answeredAtMs, ...(errorMs > 1 && { errorMs }) };
    const position = this.#member && this.#room?.position;
    this.send(
      encodeFrame({ kind: 'time', ...moments, ...(position !== undefined && { position }) }),
    );
  }

  #open(hello: ClientMessageOf<'hello'>): void {
    clearTimeout(this.#helloTimer);
    this.#hello = hello;
    this.#join(hello).catch((error: unknown) => {
      this.#options.onError(error);
      this.end('stopping');
    });
  }

  async #join(hello: ClientMessageOf<'hello'>): Promise<void> {
    const { key, rooms, turns, checkAccess } = this.#options;
    const entering = rooms.enter(key);
    try {
      const [room] = await Promise.all([entering, checkAccess()]);
      await turns.next();
      if (!this.#socket.isOpen) throw new GoneError();
      const member = room.join(this, hello, this.#grantedRole());
      if (!member) throw new GoneError();
      this.#room = room;
      this.#member = member;
    } catch (error) {
      rooms.leave(key);
      if (error instanceof GoneError) return;
      throw error;
    }
    this.tellStandbyServer();
    for (const message of this.#early.splice(0)) this.#pass(message);
  }

  #leave(): void {
    clearTimeout(this.#helloTimer);
    if (!this.#member || !this.#room) return;
    this.#room.leave(this.#member);
    this.#member = undefined;
    this.#room = undefined;
    this.#options.rooms.leave(this.#options.key);
  }
}

/** Thrown if the window left while its room woke. */
class GoneError extends Error {}
