import type { RawData, WebSocket } from 'ws';
import {
  type ByeReason,
  type ClientMessage,
  HELLO_TIMEOUT_MS,
  type LiveRole,
  readClientFrame,
} from '../../src/domain/index';
import { encodeFrame, type Frame } from '../room/frames';
import type { LiveRoom } from '../room/live-room';
import type { Rooms } from '../room/rooms';
import type { Member, RoomConnection } from '../room/roster';
import type { RoomKey } from '../storage/room-repository';
import type { LiveAccess } from './access';
import { type BucketSize, TokenBucket, type TokenBuckets } from './token-bucket';

/** What a window may leave unread; the whole log comes on top. */
const UNREAD_MAX_BYTES = 1024 * 1024;

/** A window that does not answer a close is cut after this. */
const CLOSE_MS = 2_000;

/** The close code of every `bye`. */
const BYE_CODE = 4000;

const MESSAGES: BucketSize = { capacity: 400, perSecond: 100 };

/** What a window did while it was away comes at once. */
const EVENTS: BucketSize = { capacity: 12_000, perSecond: 50 };

/** The whole log is more work than any other answer. */
const WANT_COST = 20;

export interface LiveWindowOptions {
  readonly socket: WebSocket;
  readonly access: LiveAccess;
  readonly key: RoomKey;
  readonly rooms: Rooms;
  /** Of all windows of one account or link. */
  readonly buckets: TokenBuckets;
  /** Epoch ms, with fractions. */
  readonly now: () => number;
  readonly monotonicMs: () => number;
  readonly onError: (error: unknown) => void;
  readonly onClose: () => void;
}

/** One connection, from its upgrade to its end. */
export class LiveWindow implements RoomConnection {
  readonly owner: RoomConnection['owner'];
  readonly name: string;
  readonly person: RoomConnection['person'];
  readonly #options: LiveWindowOptions;
  readonly #messages: TokenBucket;
  readonly #events: TokenBucket;
  readonly #helloTimer: NodeJS.Timeout;
  #closeTimer: NodeJS.Timeout | undefined;
  /** Messages that came while the room woke. */
  readonly #early: ClientMessage[] = [];
  #hasHello = false;
  #wantsControl = false;
  #isEnded = false;
  #room: LiveRoom | undefined;
  #member: Member | undefined;
  #title: string;
  #unreadMax = UNREAD_MAX_BYTES;
  #heardAtMs: number;

  constructor(options: LiveWindowOptions) {
    const { socket, access, monotonicMs } = options;
    this.#options = options;
    this.owner = access.owner;
    this.name = access.name;
    this.#title = access.title;
    this.person = access.person;
    this.#heardAtMs = monotonicMs();
    this.#messages = new TokenBucket(MESSAGES, this.#heardAtMs);
    this.#events = new TokenBucket(EVENTS, this.#heardAtMs);
    this.#helloTimer = setTimeout(() => this.end('no-hello'), HELLO_TIMEOUT_MS);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => (this.#heardAtMs = monotonicMs()));
    socket.once('close', () => this.#handleClose());
  }

  get role(): LiveRole | undefined {
    return this.#member?.role;
  }

  get title(): string {
    return this.#title;
  }

  /** The show may have another title. */
  retitle(title: string): void {
    if (title === this.#title) return;
    this.#title = title;
    if (this.#member) this.send(encodeFrame({ kind: 'show', title }));
  }

  get wantsControl(): boolean {
    return this.#wantsControl;
  }

  send(frame: Frame): void {
    const { socket } = this.#options;
    if (this.#isEnded || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#unreadMax) {
      socket.terminate();
      return;
    }
    if (socket.bufferedAmount === 0) this.#unreadMax = UNREAD_MAX_BYTES;
    this.#unreadMax = Math.max(this.#unreadMax, UNREAD_MAX_BYTES + frame.length);
    socket.send(frame, { binary: false });
  }

  end(reason: ByeReason): void {
    if (this.#isEnded) return;
    this.send(encodeFrame({ kind: 'bye', reason }));
    this.#isEnded = true;
    this.#leave();
    const { socket } = this.#options;
    socket.close(BYE_CODE, reason);
    this.#closeTimer = setTimeout(() => socket.terminate(), CLOSE_MS);
    this.#closeTimer.unref();
  }

  /** Says that the server stops, and resolves when the connection is gone. */
  stop(waitMs: number): Promise<void> {
    const { socket } = this.#options;
    return new Promise((gone) => {
      const cut = setTimeout(() => socket.terminate(), waitMs);
      socket.once('close', () => {
        clearTimeout(cut);
        gone();
      });
      this.end('stopping');
    });
  }

  /** Asks whether it is still there; one that was silent for too long is gone. */
  ping(silenceMaxMs: number): void {
    const { socket, monotonicMs } = this.#options;
    if (monotonicMs() - this.#heardAtMs > silenceMaxMs) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.ping();
  }

  #receive(data: RawData, isBinary: boolean): void {
    const receivedAtMs = this.#options.now();
    if (this.#isEnded) return;
    if (isBinary || !Buffer.isBuffer(data)) return this.end('malformed');
    const message = readClientFrame(data.toString());
    if (message === 'malformed') return this.end('malformed');
    if (!this.#mayPass(message)) return this.end('too-fast');
    if (message === 'unknown') return undefined;
    if (!this.#hasHello) {
      return message.kind === 'hello' ? this.#open(message) : this.end('no-hello');
    }
    if (message.kind === 'time') return this.#answerTime(message.sentAtMs, receivedAtMs);
    if (this.#member) return this.#pass(message);
    this.#early.push(message);
    return undefined;
  }

  #pass(message: ClientMessage): void {
    if (!this.#member || !this.#room) return;
    this.#room.receive(this.#member, message);
    if (message.kind === 'leave') this.#options.socket.close(1000);
  }

  #answerTime(sentAtMs: number, receivedAtMs: number): void {
    const answeredAtMs = this.#options.now();
    this.send(encodeFrame({ kind: 'time', sentAtMs, receivedAtMs, answeredAtMs }));
  }

  #mayPass(message: ClientMessage | 'unknown'): boolean {
    const { buckets, monotonicMs } = this.#options;
    const nowMs = monotonicMs();
    const kind = message === 'unknown' ? message : message.kind;
    const cost = kind === 'want' ? WANT_COST : 1;
    const events = message !== 'unknown' && message.kind === 'entries' ? message.entries.length : 0;
    return (
      this.#messages.take(cost, nowMs) &&
      this.#events.take(events, nowMs) &&
      buckets.take(`${this.owner.kind}:${this.owner.id}`, cost, nowMs)
    );
  }

  #open(hello: ClientMessage & { readonly kind: 'hello' }): void {
    clearTimeout(this.#helloTimer);
    this.#hasHello = true;
    this.#wantsControl = hello.role === 'controller';
    this.#join(hello).catch((error: unknown) => {
      this.#options.onError(error);
      this.end('stopping');
    });
  }

  async #join(hello: ClientMessage & { readonly kind: 'hello' }): Promise<void> {
    const { access, key, rooms } = this.#options;
    const entering = rooms.enter(key);
    try {
      const room = await entering;
      if (this.#isGone()) throw new GoneError();
      const role = hello.role === 'controller' ? access.role : 'viewer';
      const member = room.join(this, hello, role);
      if (!member) throw new GoneError();
      this.#room = room;
      this.#member = member;
    } catch (error) {
      rooms.leave(key);
      if (error instanceof GoneError) return;
      throw error;
    }
    for (const message of this.#early.splice(0)) this.#pass(message);
  }

  #isGone(): boolean {
    const { socket } = this.#options;
    return this.#isEnded || socket.readyState !== socket.OPEN;
  }

  #leave(): void {
    clearTimeout(this.#helloTimer);
    if (!this.#member || !this.#room) return;
    this.#room.leave(this.#member);
    this.#member = undefined;
    this.#room = undefined;
    this.#options.rooms.leave(this.#options.key);
  }

  #handleClose(): void {
    this.#isEnded = true;
    clearTimeout(this.#closeTimer);
    this.#leave();
    this.#options.onClose();
  }
}

/** The window went while its room woke. */
class GoneError extends Error {}
