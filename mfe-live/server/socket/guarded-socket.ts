import type { RawData, WebSocket } from 'ws';
import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import { encodeFrame, type Frame } from '@standby/room-engine/authority/frames';
import type { Allowance } from './allowance';

/** Bytes that a window may leave unread, in addition to the whole log. */
const UNREAD_MAX_BYTES = 1024 * 1024;

/** Interval at which the other side is pinged, and the silence after which it is cut. */
export interface Pings {
  readonly everyMs: number;
  readonly silenceMaxMs: number;
}

const PINGS: Pings = { everyMs: 20_000, silenceMaxMs: 60_000 };

/** Close code of every `bye`. */
const BYE_CODE = 4000;

/** Milliseconds after which a connection is cut if its other side does not answer a close. */
const CLOSE_MS = 2_000;

const byeOfRoom = (reason: string): string =>
  encodeFrame({ kind: 'bye', reason: reason as ByeReason }).text;

/** Sends the reason, and closes the connection. */
export function sayBye(socket: WebSocket, reason: ByeReason): void {
  closeWith(socket, reason, byeOfRoom(reason));
}

function closeWith(socket: WebSocket, reason: string, bye: string): void {
  socket.send(bye);
  socket.close(BYE_CODE, reason);
  setTimeout(() => socket.terminate(), CLOSE_MS).unref();
}

/** Reasons for which a guarded socket ends on its own. */
type OwnReason = 'malformed' | 'too-fast' | 'stopping';

interface GuardedSocketOptions<Reason extends string> {
  readonly socket: WebSocket;
  readonly allowance: Pick<Allowance, 'takeFrame'>;
  readonly monotonicMs: () => number;
  readonly onText: (text: string) => void;
  /** Called when the connection ends: by `end`, or because the other side is gone. */
  readonly onEnd: () => void;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
  /** Returns the last message to the other side; the one of rooms by default. */
  readonly byeOf?: (reason: Reason | OwnReason) => string;
  /** Bytes that the other side may leave unread; by default as many as a window may. */
  readonly unreadMaxBytes?: number;
  /** Pings of the connection; by default the ones for windows and programs. A paired device is pinged more often. */
  readonly pings?: Pings;
}

/**
 * A connection whose messages cannot harm another one, rules C4 to C7 and C12. Each frame is paid
 * for before it is read. Writing stops if the other side does not read, and a silent one is cut. An
 * error in a frame ends this connection alone.
 */
export class GuardedSocket<Reason extends string = ByeReason> {
  readonly #options: GuardedSocketOptions<Reason>;
  #isEnded = false;
  #unreadMax: number;
  #heardAtMs: number;

  constructor(options: GuardedSocketOptions<Reason>) {
    const { socket, onText, onClose, monotonicMs, pings = PINGS } = options;
    this.#options = options;
    this.#heardAtMs = monotonicMs();
    this.#unreadMax = this.#unreadMaxBytes;
    socket.on('message', (data, isBinary) =>
      this.#receive(() => {
        if (isBinary || !Buffer.isBuffer(data)) this.end('malformed');
        else onText(textOf(data));
      }),
    );
    socket.on('ping', (data) => this.#receive(() => this.#write(() => socket.pong(data))));
    socket.on('pong', () => this.#receive(() => (this.#heardAtMs = monotonicMs())));
    const pinging = setInterval(() => this.#ping(pings.silenceMaxMs), pings.everyMs);
    pinging.unref();
    socket.once('close', () => {
      clearInterval(pinging);
      this.#leave();
      onClose();
    });
  }

  get #unreadMaxBytes(): number {
    return this.#options.unreadMaxBytes ?? UNREAD_MAX_BYTES;
  }

  get isOpen(): boolean {
    const { socket } = this.#options;
    return !this.#isEnded && socket.readyState === socket.OPEN;
  }

  send(frame: Frame): void {
    const { socket } = this.#options;
    const bytes = bytesOf(frame);
    this.#write(() => {
      this.#unreadMax = Math.max(this.#unreadMax, this.#unreadMaxBytes + bytes.length);
      socket.send(bytes, { binary: false });
    });
  }

  /** Resolves once the frame is on its way, or the connection is gone. */
  sendWhole(frame: Frame): Promise<void> {
    return new Promise((done) => {
      if (this.isOpen) this.#options.socket.send(bytesOf(frame), { binary: false }, () => done());
      else done();
    });
  }

  end(reason: Reason | OwnReason): void {
    if (this.#isEnded) return;
    const { socket, byeOf = byeOfRoom } = this.#options;
    if (this.isOpen) closeWith(socket, reason, byeOf(reason));
    this.#leave();
    // Further frames are not even read, and the connection is cut soon.
    if (reason === 'too-fast') socket.pause();
  }

  /** Call when the window has said that it leaves. */
  close(): void {
    this.#options.socket.close(1000);
  }

  /** Tells the window that the server stops, and resolves when the connection is gone. */
  stop(waitMs: number): Promise<void> {
    const { socket } = this.#options;
    if (socket.readyState === socket.CLOSED) return Promise.resolve();
    return new Promise((gone) => {
      const cut = setTimeout(() => socket.terminate(), waitMs);
      socket.once('close', () => {
        clearTimeout(cut);
        gone();
      });
      this.end('stopping');
    });
  }

  /** Pings the other side, and cuts it if it was silent for too long. */
  #ping(silenceMaxMs: number): void {
    const { socket, monotonicMs } = this.#options;
    if (monotonicMs() - this.#heardAtMs > silenceMaxMs) socket.terminate();
    else this.#write(() => socket.ping());
  }

  #receive(handle: () => void): void {
    if (this.#isEnded) return;
    if (!this.#options.allowance.takeFrame()) {
      this.end('too-fast');
      return;
    }
    try {
      handle();
    } catch (error) {
      this.#options.onError(error);
      this.end('stopping');
    }
  }

  /** Cuts the connection instead of writing while the client leaves too much unread. */
  #write(write: () => void): void {
    const { socket } = this.#options;
    if (!this.isOpen) return;
    if (socket.bufferedAmount > this.#unreadMax) {
      socket.terminate();
      return;
    }
    if (socket.bufferedAmount === 0) this.#unreadMax = UNREAD_MAX_BYTES;
    write();
  }

  #leave(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#options.onEnd();
  }
}

const encoded = new WeakMap<Frame, Buffer>();

/** Encodes a frame once, whatever the number of windows. */
function bytesOf(frame: Frame): Buffer {
  const bytes = encoded.get(frame) ?? Buffer.from(frame.text);
  encoded.set(frame, bytes);
  return bytes;
}

const textOf = (data: RawData & Buffer): string => data.toString();
