import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import {
  decodeServerMessage,
  LIVE_SUBPROTOCOL,
} from '../../packages/live-room/src/domain/index.ts';
import type { History } from './history.ts';
import { type Address, recordReceived, recordSent } from './recording-endpoint.ts';

const NAME = 'intruder';
const DAY_MS = 24 * 3_600_000;

/** Acts that no room accepts from a desk, by the moment at which they are sent. */
const FORBIDDEN: readonly ((nowMs: number) => object)[] = [
  // The clock of a connected room is the server's, rule E5.
  (nowMs) => ({ seq: 1, atMs: nowMs, act: { type: 'set-clock', offsetMs: 3_600_000 } }),
  // The number comes after a gap, rule E2.
  (nowMs) => ({ seq: 7, atMs: nowMs, act: { type: 'flash' } }),
  // The moments are tomorrow and the day before yesterday, rule E4.
  (nowMs) => ({ seq: 1, atMs: nowMs + DAY_MS, act: { type: 'flash' } }),
  (nowMs) => ({ seq: 1, atMs: nowMs - 2 * DAY_MS, act: { type: 'flash' } }),
];

/** A window that sends acts which have to be refused. */
export class Intruder {
  readonly #address: () => Address;
  readonly #history: History;
  #socket: WebSocket | undefined;
  #by = '';
  #isWelcome = false;
  #count = 0;

  constructor(address: () => Address, history: History) {
    this.#address = address;
    this.#history = history;
  }

  /** Sends the next forbidden act, or connects if it has no connection. */
  act(): void {
    if (this.#socket === undefined) this.#connect();
    const forbidden = FORBIDDEN[this.#count % FORBIDDEN.length];
    if (!this.#isWelcome || !forbidden) return;
    this.#count += 1;
    const event = { by: this.#by, role: 'controller', ...forbidden(Date.now()) };
    this.#send({ kind: 'events', events: [event] });
  }

  close(): void {
    this.#socket?.terminate();
  }

  #send(message: object): void {
    const text = JSON.stringify(message);
    recordSent(this.#history, NAME, text);
    this.#socket?.send(text);
  }

  #connect(): void {
    const { url, headers } = this.#address();
    const socket = new WebSocket(url, [LIVE_SUBPROTOCOL], { headers, perMessageDeflate: false });
    this.#socket = socket;
    this.#by = `x${randomBytes(6).toString('hex')}`;
    socket.on('open', () =>
      this.#send({
        kind: 'hello',
        by: this.#by,
        role: 'controller',
        version: 3,
        known: { position: 0, digest: '' },
        visibility: 'visible',
      }),
    );
    socket.on('message', (data: Buffer) => {
      const message = decodeServerMessage(data.toString());
      if (message?.kind === 'welcome') this.#isWelcome = true;
      recordReceived(this.#history, NAME, message);
    });
    socket.on('close', () => {
      this.#socket = undefined;
      this.#isWelcome = false;
    });
    socket.on('error', () => undefined);
  }
}
