import {
  CONTROL_PATH,
  CONTROL_SUBPROTOCOL,
  type ControlAction,
  type ControlEvent,
  type ControlState,
} from '@standby/api-client/control';
import { reportWithoutScreen } from '@standby/api-client/device-screens';
import { BEAT_MS } from '@standby/api-client/devices';
import { WebSocket } from 'ws';
import { version } from '../package.json' with { type: 'json' };

/** Interval at which the server is asked for its time, which also shows that it is there. */
const TIME_EVERY_MS = 2_000;
/** Milliseconds without a message after which the connection counts as lost. */
const SILENCE_MS = 5_000;
const RETRY_MS = 1_000;
const REQUEST_TIMEOUT_MS = 10_000;
const UNAUTHORIZED = 401;
/** Statuses for a token without a room: it has no show, or none of this id. */
const NO_ROOM: ReadonlySet<number> = new Set([404, 409]);

export type ConnectionState = 'connecting' | 'live' | 'unassigned' | 'unpaired';

interface RoomConnectionOptions {
  readonly origin: string;
  readonly token: string;
  /** Show whose room it is; empty for the only show of the token. */
  readonly show: string;
  readonly onChange: () => void;
}

interface Request {
  /** Body of a POST; a GET has none. */
  readonly body?: object;
  readonly token?: string;
}

async function send(origin: string, path: string, { body, token }: Request): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
}

/** Uses a code of the Devices screen. @returns the token; undefined if the code does not work */
export async function pair(origin: string, code: string): Promise<string | undefined> {
  const response = await send(origin, '/devices/pair', { body: { code } });
  const { token } = (await response.json()) as { token?: string };
  return token;
}

/** The room of a token, over a WebSocket that reconnects. */
export class RoomConnection {
  state: ControlState | undefined;
  /** Shows whose rooms the token may use. */
  shows: readonly ControlState['show'][] = [];
  connection: ConnectionState = 'connecting';
  readonly #options: RoomConnectionOptions;
  readonly #waiting = new Map<number, (refusal: string | undefined) => void>();
  #socket: WebSocket | undefined;
  #timers: NodeJS.Timeout[] = [];
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;
  #nextId = 0;
  #heardAtMs = 0;
  #askedAtMs: number | undefined;
  #offsetMs = 0;
  #roundTripMs = Number.POSITIVE_INFINITY;

  constructor(options: RoomConnectionOptions) {
    this.#options = options;
  }

  /** Returns the server's time, to half a round trip. */
  nowMs(): number {
    return Date.now() + this.#offsetMs;
  }

  start(): void {
    void this.#beat();
    this.#timers = [
      setInterval(() => void this.#beat(), BEAT_MS),
      setInterval(() => this.#askTime(), TIME_EVERY_MS),
    ];
    this.#connect();
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#retry);
    this.#socket?.terminate();
  }

  /**
   * Does an action once. An action without an answer is not sent again.
   *
   * @returns words for a person if it was not done
   */
  act(action: ControlAction): Promise<string | undefined> {
    const socket = this.#socket;
    if (this.connection !== 'live' || socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve('There is no connection to the room.');
    }
    const id = (this.#nextId += 1);
    socket.send(JSON.stringify({ kind: 'do', id, action }));
    return new Promise((answered) => this.#waiting.set(id, answered));
  }

  #connect(): void {
    const { origin, token, show } = this.#options;
    const url = new URL(CONTROL_PATH, origin.replace(/^http/u, 'ws'));
    if (show !== '') url.searchParams.set('show', show);
    const socket = new WebSocket(url, [CONTROL_SUBPROTOCOL], {
      headers: { origin, authorization: `Bearer ${token}` },
      handshakeTimeout: REQUEST_TIMEOUT_MS,
      perMessageDeflate: false,
    });
    this.#socket = socket;
    socket.on('open', () => {
      this.#heardAtMs = Date.now();
      this.#roundTripMs = Number.POSITIVE_INFINITY;
      this.#askedAtMs = undefined;
      this.#askTime();
    });
    socket.on('message', (data: Buffer) => this.#receive(data.toString()));
    socket.on('unexpected-response', (_, { statusCode }) => {
      if (statusCode === UNAUTHORIZED) this.#note('unpaired');
      else this.#note(NO_ROOM.has(statusCode ?? 0) ? 'unassigned' : 'connecting');
      socket.terminate();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#lose());
  }

  #lose(): void {
    for (const answered of this.#waiting.values()) {
      answered('The connection broke before the answer. Look at the room.');
    }
    this.#waiting.clear();
    this.state = undefined;
    if (this.#isStopped) return;
    if (this.connection === 'live') this.#note('connecting');
    if (this.connection !== 'unpaired') this.#retry = setTimeout(() => this.#connect(), RETRY_MS);
  }

  #receive(text: string): void {
    this.#heardAtMs = Date.now();
    const event = JSON.parse(text) as ControlEvent;
    switch (event.kind) {
      case 'state':
        this.state = event.state;
        return this.#note('live');
      case 'changes':
        if (this.state) this.state = Object.assign({}, this.state, event.state);
        return this.#options.onChange();
      case 'time':
        return this.#noteTime(event.nowMs);
      case 'done':
      case 'refused':
        this.#waiting.get(Number(event.id))?.(event.kind === 'done' ? undefined : event.message);
        this.#waiting.delete(Number(event.id));
        return undefined;
      case 'bye':
        if (event.code === 'unknown-token') this.#note('unpaired');
        return undefined;
    }
  }

  #note(connection: ConnectionState): void {
    this.connection = connection;
    this.#options.onChange();
  }

  #askTime(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAtMs > SILENCE_MS) {
      this.#socket.terminate();
      return;
    }
    if (this.#askedAtMs !== undefined) return;
    this.#askedAtMs = Date.now();
    this.#socket.send(JSON.stringify({ kind: 'time' }));
  }

  /** The sample with the shortest round trip counts. */
  #noteTime(serverMs: number): void {
    const now = Date.now();
    const roundTripMs = now - (this.#askedAtMs ?? now);
    this.#askedAtMs = undefined;
    if (roundTripMs > this.#roundTripMs) return;
    this.#roundTripMs = roundTripMs;
    this.#offsetMs = serverMs + roundTripMs / 2 - now;
  }

  /** Reports to the Devices screen that the program is there, and reads its shows. */
  async #beat(): Promise<void> {
    const { origin, token } = this.#options;
    const report = reportWithoutScreen({ version, model: 'Companion', clockErrorMs: null });
    try {
      await send(origin, '/devices/self', { body: { report }, token });
      const response = await send(origin, '/control/shows', { token });
      const { shows = [] } = (await response.json()) as { shows?: RoomConnection['shows'] };
      this.shows = shows;
      this.#options.onChange();
    } catch {
      // The socket says that the server is away.
    }
  }
}
