import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { listeningPort } from '@standby/hosting/port';
import {
  type Argument,
  oscBytes,
  prefixedBytes,
  type ReadMessage,
  readOsc,
  readPrefixed,
  readSlip,
  slipBytes,
} from './osc-bytes';

const FRAMINGS = {
  length: { write: prefixedBytes, read: readPrefixed },
  slip: { write: slipBytes, read: readSlip },
} as const;

/** Desk that listens for TCP, and records the messages that it receives. */
export abstract class TcpEmulator {
  /** All that came, in order, without signs of life. */
  readonly received: (ReadMessage & { readonly atMs: number })[] = [];
  /** While it is deaf it takes connections and says nothing, as a machine whose cable is out. */
  isDeaf = false;
  /** Number of messages that arrived while it was deaf. */
  unread = 0;
  readonly #framing: (typeof FRAMINGS)[keyof typeof FRAMINGS];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #waiting: (() => void)[] = [];

  constructor(framing: keyof typeof FRAMINGS) {
    this.#framing = FRAMINGS[framing];
    this.#server = createServer((socket) => this.#accept(socket));
  }

  get port(): number {
    return listeningPort(this.#server);
  }

  get connections(): number {
    return this.#sockets.size;
  }

  async start(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Is switched off: its connections break. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Says something to all who are connected. */
  say(address: string, ...args: readonly Argument[]): void {
    this.sayBytes(this.#framing.write(oscBytes(address, ...args)));
  }

  sayBytes(bytes: Buffer): void {
    if (!this.isDeaf) for (const socket of this.#sockets) socket.write(bytes);
  }

  /** Waits until something is true of it. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((changed) => this.#waiting.push(changed));
  }

  /** Returns the received addresses that match a pattern. */
  addresses(pattern: RegExp): string[] {
    return this.received.map(({ address }) => address).filter((address) => pattern.test(address));
  }

  protected abstract answer(message: ReadMessage): void;

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    let bytes: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      const { packets, rest } = this.#framing.read(Buffer.concat([bytes, chunk]));
      bytes = rest;
      for (const packet of packets) this.#take(readOsc(packet));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      this.#wake();
    });
    this.#wake();
  }

  #take(message: ReadMessage): void {
    if (this.isDeaf) {
      this.unread += 1;
      return this.#wake();
    }
    this.received.push({ ...message, atMs: performance.now() });
    this.answer(message);
    this.#wake();
  }

  #wake(): void {
    for (const changed of this.#waiting.splice(0)) changed();
  }
}
