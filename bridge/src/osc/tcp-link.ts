import { connect, type Socket } from 'node:net';
import type { Framing } from './framing';
import { type OscPeer, type OscValue, readPacket, writePacket } from './packet';
import { createRate } from './rate';

/** Interval at which the bridge asks a desk for a sign of life. */
const PING_MS = 1_000;

/** A desk that says nothing for this long is gone. */
const SILENCE_MAX_MS = 3_500;

const RECONNECT_MIN_MS = 500;
const RECONNECT_MAX_MS = 5_000;

/** A desk that does not answer this long after a message that must be in time did not get it. */
const DELIVERY_MAX_MS = 300;

interface TcpLinkOptions extends OscPeer {
  readonly framing: Framing;
  /** Message that the desk answers at once. */
  readonly ping: string;
  readonly onClose: () => void;
}

/**
 * Connection to a desk, which reopens automatically. It delivers nothing late: a connection on which the desk does not
 * answer is reset, so that the system drops undelivered data.
 */
export class TcpLink {
  readonly #options: TcpLinkOptions;
  #socket: Socket | undefined;
  #isOpen = false;
  #isStopped = false;
  #delayMs = RECONNECT_MIN_MS;
  #heardAtMs = 0;
  #pinging: NodeJS.Timeout | undefined;
  #reopening: NodeJS.Timeout | undefined;

  constructor(options: TcpLinkOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  start(): void {
    const { host, port, framing, onOpen, onMessage } = this.#options;
    const socket = connect({ host, port, noDelay: true });
    this.#socket = socket;
    const read = framing.createReader();
    const mayRead = createRate();
    // A machine that is off answers no connection.
    socket.setTimeout(SILENCE_MAX_MS, () => this.#isOpen || socket.destroy());
    socket.on('connect', () => {
      this.#isOpen = true;
      this.#delayMs = RECONNECT_MIN_MS;
      this.#heardAtMs = performance.now();
      this.#pinging = setInterval(() => this.#ping(), PING_MS);
      onOpen();
    });
    socket.on('data', (bytes) => {
      this.#heardAtMs = performance.now();
      try {
        for (const packet of read(bytes)) {
          if (mayRead()) for (const message of readPacket(packet)) onMessage(message);
        }
      } catch {
        // The borders of later packets are unknown.
        socket.destroy();
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#handleClose());
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#reopening);
    this.#socket?.destroy();
  }

  /** Sends a message. @returns false if the desk is not connected */
  send(address: string, ...values: readonly OscValue[]): boolean {
    const socket = this.#socket;
    if (!socket || !this.#isOpen) return false;
    socket.write(this.#options.framing.encode(writePacket(address, ...values)));
    return true;
  }

  /**
   * Sends a message that must not arrive late.
   *
   * @returns false if the desk is not connected, or earlier bytes wait
   */
  sendInTime(address: string, ...values: readonly OscValue[]): boolean {
    const socket = this.#socket;
    if (!socket || !this.#isOpen || socket.writableLength > 0) return false;
    this.send(address, ...values);
    this.send(this.#options.ping);
    const sentAtMs = performance.now();
    const cutIfSilent = (): void => {
      if (this.#heardAtMs < sentAtMs) socket.resetAndDestroy();
    };
    setTimeout(cutIfSilent, DELIVERY_MAX_MS).unref();
    return true;
  }

  #ping(): void {
    if (performance.now() - this.#heardAtMs > SILENCE_MAX_MS) this.#socket?.resetAndDestroy();
    else this.send(this.#options.ping);
  }

  #handleClose(): void {
    clearInterval(this.#pinging);
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    if (wasOpen) this.#options.onClose();
    if (this.#isStopped) return;
    this.#reopening = setTimeout(() => this.start(), this.#delayMs);
    this.#delayMs = Math.min(RECONNECT_MAX_MS, this.#delayMs * 2);
  }
}
