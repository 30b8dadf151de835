import { type ByeReason, FINAL_REASONS, type ServerMessage } from '../protocol/server-messages';
import { reconnectDelayMs } from '../protocol/reconnect';
import type { Clock } from '../time/clock';
import type { ServerEndpoint, ServerSocket } from '../protocol/server-endpoint';
import type { ServerClock } from '../time/server-clock';
import type { Unsubscribe } from '../subscribable';
import type { ConnectionJudge } from './connection-judge';
import { TimeSampler } from '../time/time-sampler';
import type { RoomTypes } from '../log/event';
import type { ClientFrame } from '../protocol/client-messages';

/** A message that concerns the room, not the connection. */
export type RoomMessage<Room extends RoomTypes> = Exclude<
  ServerMessage<Room>,
  { kind: 'time' | 'beat' | 'bye' | 'standby-server' }
>;

interface ServerConnectionOptions<Room extends RoomTypes> {
  readonly endpoint: ServerEndpoint;
  readonly clock: Clock;
  /** If left out, the authority uses the window's own time. */
  readonly serverClock: ServerClock | undefined;
  readonly judge: ConnectionJudge;
  /** Whether this window asks for the time at each beat, so that the server notices its silence. */
  readonly asksAtBeats: boolean;
  /** Returns a number from 0 to 1, which varies the delay between attempts. */
  readonly random: () => number;
  /** Reads a message of the server; returns undefined for one that this release does not know. */
  readonly decode: (text: string) => ServerMessage<Room> | undefined;
  readonly onOpen: () => void;
  /** Called when the server's time was measured. */
  readonly onSample: () => void;
  readonly onMessage: (message: RoomMessage<Room>) => void;
  /** Called with the position of the last event that the server has stored. */
  readonly onPosition: (position: number) => void;
  /** Called when the connection is lost; with a final reason, it stays closed. */
  readonly onLost: (ended: ByeReason | null) => void;
  readonly onBye: (reason: ByeReason) => void;
}

/**
 * Attempt at which the delay stops growing with two servers to try, so that a window waits no
 * longer than 4 s.
 */
const ATTEMPTS_OF_TWO = 2;

/**
 * Timeout for opening, since a machine without power does not refuse, and browsers would wait for
 * minutes.
 */
const OPENING_MAX_MS = 3_000;

/**
 * Timeout for `welcome` with one server to try; it is long because thousands of windows may come
 * back at once.
 */
const WELCOME_MAX_MS = 15_000;

/** One window's connection to the server. It opens, keeps and reopens the connection. */
export class ServerConnection<Room extends RoomTypes> {
  readonly #options: ServerConnectionOptions<Room>;
  readonly #sampler: TimeSampler | undefined;
  #socket: ServerSocket | undefined;
  #isOpen = false;
  #attempt = 0;
  #cancelRetry: Unsubscribe | undefined;
  #cancelOpening: Unsubscribe | undefined;
  #unsubscribe: Unsubscribe | undefined;
  #ended: ByeReason | null = null;

  constructor(options: ServerConnectionOptions<Room>) {
    this.#options = options;
    const { clock, serverClock, asksAtBeats } = options;
    this.#sampler =
      serverClock &&
      new TimeSampler({
        clock,
        serverClock,
        asksAtBeats,
        ask: (sentAtMs) => this.send({ kind: 'time', sentAtMs }),
        onSample: options.onSample,
        onSilence: () => this.#handleLoss(),
      });
  }

  connect(): void {
    this.#unsubscribe ??= this.#options.endpoint.subscribe(() => this.reconnectNow());
    this.#ended = null;
    this.#open();
  }

  /**
   * Call when the page or the network is back: connects at once, or checks an existing connection.
   */
  reconnectNow(): void {
    if (this.#ended || !this.#unsubscribe) return;
    this.#attempt = 0;
    this.#options.judge.check();
    if (!this.#socket) this.#open();
    else this.probe();
  }

  /** Asks for the time at once; without an answer the connection is lost. */
  probe(): void {
    if (this.#isOpen) this.#sampler?.start();
  }

  /**
   * Call when the server has said welcome.
   * @param hasBeats whether beats follow
   */
  settle(hasBeats: boolean): void {
    this.#attempt = 0;
    this.#cancelOpening?.();
    this.#options.judge.start(hasBeats);
    this.#options.endpoint.settle?.();
    this.#sampler?.start();
  }

  /**
   * Sends nothing without a connection; important frames are sent again after the next `welcome`.
   */
  send(frame: ClientFrame<Room>): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(frame));
  }

  /** Closes the connection until `reconnectNow`, since a page that is left may come back. */
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
      onClose: () => this.#handleLoss(),
    });
    this.#socket = socket;
    const hasOther = this.#hasOther();
    const delayMs = hasOther ? OPENING_MAX_MS : WELCOME_MAX_MS;
    this.#cancelOpening = this.#options.clock.after(delayMs, () => {
      if (!this.#isOpen || !hasOther) this.#handleLoss();
    });
  }

  #receive(text: string): void {
    const message = this.#options.decode(text);
    if (!message) return;
    this.#options.judge.hear();
    if (message.kind === 'beat') this.#sampler?.beat();
    if (message.kind === 'time') this.#sampler?.receive(message);
    if (message.kind === 'time' || message.kind === 'beat') this.#notePosition(message);
    else if (message.kind === 'standby-server') {
      const { origin, pass } = message;
      this.#options.endpoint.offer?.({ origin, pass });
    } else if (message.kind !== 'bye') this.#options.onMessage(message);
    else {
      this.#ended = FINAL_REASONS.has(message.reason) ? message.reason : null;
      this.#options.onBye(message.reason);
    }
  }

  #notePosition({ position }: { readonly position?: number }): void {
    if (position !== undefined) this.#options.onPosition(position);
  }

  #hasOther(): boolean {
    return this.#options.endpoint.hasOther?.() ?? false;
  }

  #handleLoss(): void {
    this.#drop();
    if (!this.#ended && this.#unsubscribe) {
      const { clock, random } = this.#options;
      const attempt = this.#hasOther() ? Math.min(this.#attempt, ATTEMPTS_OF_TWO) : this.#attempt;
      this.#cancelRetry = clock.after(reconnectDelayMs(attempt, random()), () => this.#open());
      this.#attempt += 1;
    }
    this.#options.onLost(this.#ended);
  }

  #drop(): void {
    this.#cancelRetry?.();
    this.#cancelOpening?.();
    this.#sampler?.stop();
    this.#options.judge.stop();
    this.#isOpen = false;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
