import {
  type ByeReason,
  type ClientFrame,
  decodeServerMessage,
  FINAL_REASONS,
  type ServerMessage,
} from '../domain/live-protocol/messages';
import { reconnectDelayMs } from '../domain/live-protocol/reconnect';
import type { Clock } from './ports/clock';
import type { ServerEndpoint, ServerSocket } from './ports/server-endpoint';
import type { ServerClock } from './server-clock';
import type { Unsubscribe } from './subscribable';
import { TimeSampler } from './time-sampler';

export interface ServerConnectionOptions {
  readonly endpoint: ServerEndpoint;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  /** From 0 to 1, for the time between attempts. */
  readonly random: () => number;
  readonly onOpen: () => void;
  /** The server's time was measured. */
  readonly onSample: () => void;
  readonly onMessage: (message: Exclude<ServerMessage, { kind: 'time' | 'bye' }>) => void;
  /** The connection is lost, or over where there is a reason that is final. */
  readonly onLost: (ended: ByeReason | null) => void;
  readonly onBye: (reason: ByeReason) => void;
}

/** One window's connection to the server: opens it, keeps it, opens it again. */
export class ServerConnection {
  readonly #options: ServerConnectionOptions;
  readonly #sampler: TimeSampler;
  #socket: ServerSocket | undefined;
  #isOpen = false;
  #attempt = 0;
  #cancelRetry: Unsubscribe | undefined;
  #unsubscribe: Unsubscribe | undefined;
  #ended: ByeReason | null = null;

  constructor(options: ServerConnectionOptions) {
    this.#options = options;
    const { clock, serverClock } = options;
    this.#sampler = new TimeSampler({
      clock,
      serverClock,
      ask: (sentAtMs) => this.send({ kind: 'time', sentAtMs }),
      onSample: options.onSample,
      onSilence: () => this.#lose(),
    });
  }

  connect(): void {
    this.#unsubscribe ??= this.#options.endpoint.subscribe(() => this.hurry());
    this.#ended = null;
    this.#open();
  }

  /** The page or the network is back: connects at once, or looks whether the connection still is one. */
  hurry(): void {
    if (this.#ended || !this.#unsubscribe) return;
    this.#attempt = 0;
    if (!this.#socket) this.#open();
    else if (this.#isOpen) this.#sampler.start();
  }

  /** To be called when the server has said welcome. */
  settle(): void {
    this.#attempt = 0;
    this.#sampler.start();
  }

  /** Nothing where there is no connection: what matters is sent again after the next `welcome`. */
  send(frame: ClientFrame): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(frame));
  }

  /** Until `hurry`: a page that is left may come back. */
  pause(): void {
    this.#drop();
  }

  close(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#drop();
  }

  #open(): void {
    this.#drop();
    const socket = this.#options.endpoint.open({
      onOpen: () => {
        this.#isOpen = true;
        this.#options.onOpen();
      },
      onText: (text) => this.#receive(text),
      onClose: () => this.#lose(),
    });
    this.#socket = socket;
  }

  #receive(text: string): void {
    const message = decodeServerMessage(text);
    if (!message) return;
    if (message.kind === 'time') this.#sampler.receive(message);
    else if (message.kind !== 'bye') this.#options.onMessage(message);
    else {
      this.#ended = FINAL_REASONS.has(message.reason) ? message.reason : null;
      this.#options.onBye(message.reason);
    }
  }

  #lose(): void {
    this.#drop();
    if (!this.#ended && this.#unsubscribe) {
      const { clock, random } = this.#options;
      this.#cancelRetry = clock.after(reconnectDelayMs(this.#attempt, random()), () =>
        this.#open(),
      );
      this.#attempt += 1;
    }
    this.#options.onLost(this.#ended);
  }

  #drop(): void {
    this.#cancelRetry?.();
    this.#sampler.stop();
    this.#isOpen = false;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
