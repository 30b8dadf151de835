import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CONTROL_MESSAGE_MAX,
  CONTROL_PATH,
  CONTROL_SUBPROTOCOL,
  type ControlEvent,
  controlRequestSchema,
  type ControlRequest,
} from '@standby/api-client/control';
import {
  ApiError,
  type BucketSize,
  networkOf,
  type Services,
  TokenBuckets,
  tooMany,
} from '@standby/server-kit';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { ControlAccess, ControlGuard } from './control-access';
import type { Program, ProgramSocket } from './program';
import type { Programs } from './programs';

/** Connections of one network. */
const PER_NETWORK: BucketSize = { capacity: 60, perSecond: 2 };
const SOCKETS_PER_TOKEN = 8;
const PING_EVERY_MS = 20_000;
const SILENCE_MAX_MS = 60_000;
/** Bytes that a program may leave unread. */
const UNREAD_MAX_BYTES = 256 * 1024;
const BYE_CODE = 4000;
/** Milliseconds after which a connection is cut whose other side does not answer a close. */
const CLOSE_MS = 2_000;
const WAIT_SECONDS = 30;

export interface ControlSocketsOptions {
  readonly guard: ControlGuard;
  readonly programs: Programs;
  readonly services: Pick<Services, 'report'>;
  readonly now: () => number;
}

function readRequest(data: RawData, isBinary: boolean): ControlRequest | undefined {
  if (isBinary || !Buffer.isBuffer(data) || data.length > CONTROL_MESSAGE_MAX) return undefined;
  try {
    const read = v.safeParse(controlRequestSchema, JSON.parse(data.toString()));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** A connection of a program. Its frames are counted before they are read. */
class ControlSocket implements ProgramSocket {
  readonly #socket: WebSocket;
  readonly #options: ControlSocketsOptions;
  readonly #tokenHash: string;
  #program: Program | undefined;
  #heardAtMs = performance.now();
  #isEnded = false;

  constructor(socket: WebSocket, tokenHash: string, options: ControlSocketsOptions) {
    this.#socket = socket;
    this.#tokenHash = tokenHash;
    this.#options = options;
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => this.#counted(() => this.#receive(data, isBinary)));
    socket.on('ping', (data) => this.#counted(() => socket.pong(data)));
    socket.on('pong', () => (this.#heardAtMs = performance.now()));
  }

  get isOpen(): boolean {
    return !this.#isEnded && this.#socket.readyState === this.#socket.OPEN;
  }

  async open(program: Promise<Program>): Promise<void> {
    try {
      const opened = await program;
      if (!this.isOpen) return;
      if (opened.socketCount >= SOCKETS_PER_TOKEN) {
        this.end('too-many', 'This token has too many connections. Close another one.');
        return;
      }
      this.#program = opened;
      opened.add(this);
    } catch (error) {
      this.#options.services.report(error, 'control socket');
      this.end('stopping', 'Connect again.');
    }
  }

  send(event: ControlEvent): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > UNREAD_MAX_BYTES) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(event));
  }

  end(code: string, message: string): void {
    if (this.#isEnded) return;
    this.send({ kind: 'bye', code, message });
    this.#isEnded = true;
    this.#socket.close(BYE_CODE, code);
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  leave(): void {
    this.#isEnded = true;
    this.#program?.remove(this);
  }

  ping(): void {
    if (performance.now() - this.#heardAtMs > SILENCE_MAX_MS) this.#socket.terminate();
    else if (this.isOpen) this.#socket.ping();
  }

  #counted(handle: () => void): void {
    if (this.#isEnded) return;
    this.#heardAtMs = performance.now();
    if (this.#options.guard.take(this.#tokenHash)) handle();
    else this.end('too-fast', 'This program sends too much. Wait, then connect again.');
  }

  #receive(data: RawData, isBinary: boolean): void {
    const request = readRequest(data, isBinary);
    if (!request) return this.end('malformed', 'This message is not in the description.');
    if (request.kind === 'time') return this.send({ kind: 'time', nowMs: this.#options.now() });
    const { id, action } = request;
    const acting = this.#program?.window.act(action);
    acting
      ?.then(() => this.send({ kind: 'done', id }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const { code, message } = error;
        this.send({ kind: 'refused', id, code, message });
      })
      .catch((error: unknown) => {
        this.#options.services.report(error, 'action of a program');
        this.end('stopping', 'Connect again.');
      });
    return undefined;
  }
}

/** Serves the WebSockets of programs. Returns a function that ends them. */
export function serveControlSockets(
  app: FastifyInstance,
  options: ControlSocketsOptions,
): { readonly count: () => number; readonly stop: () => void } {
  const { guard, programs } = options;
  const sockets = new Set<ControlSocket>();
  const networks = new TokenBuckets(PER_NETWORK);
  const accesses = new WeakMap<FastifyRequest, ControlAccess & { tokenHash: string }>();

  app.get(
    CONTROL_PATH,
    {
      websocket: true,
      // The token is known before the upgrade, so no message comes too early.
      preValidation: async (request) => {
        if (!request.ws) return;
        const offered = request.headers['sec-websocket-protocol'] ?? '';
        if (!offered.split(',').some((name) => name.trim() === CONTROL_SUBPROTOCOL)) {
          throw new ApiError(
            400,
            'other-protocol',
            `Offer the subprotocol ${CONTROL_SUBPROTOCOL}.`,
          );
        }
        if (!networks.take(networkOf(request), 1, performance.now())) throw tooMany(WAIT_SECONDS);
        accesses.set(request, await guard.accessOf(request));
      },
    },
    (socket, request) => {
      const access = accesses.get(request);
      // The upgrade's listener would keep the whole request while the connection is open.
      socket.removeAllListeners('error');
      if (!access) {
        socket.terminate();
        return;
      }
      const connection = new ControlSocket(socket, access.tokenHash, options);
      const { program, leave } = programs.enter(access);
      sockets.add(connection);
      socket.once('close', () => {
        sockets.delete(connection);
        connection.leave();
        leave();
      });
      void connection.open(program);
    },
  );

  const ping = setInterval(() => {
    for (const socket of sockets) socket.ping();
  }, PING_EVERY_MS);
  ping.unref();

  return {
    count: () => sockets.size,
    stop: () => {
      clearInterval(ping);
      for (const socket of sockets) socket.end('stopping', 'The server stops. Connect again.');
    },
  };
}
