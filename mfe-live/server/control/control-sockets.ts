import type { FastifyInstance } from 'fastify';
import {
  CONTROL_MESSAGE_MAX,
  CONTROL_PATH,
  CONTROL_SUBPROTOCOL,
  type ControlEvent,
  controlRequestSchema,
} from '@standby/api-client/control';
import { ApiError, type BucketSize, networkOf, TokenBuckets, tooMany } from '@standby/server-kit';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { RoomsOptions } from '../rooms-options';
import { GuardedSocket } from '../socket/guarded-socket';
import { serveSockets } from '../socket/serve-sockets';
import type { ControlGuard } from './control-access';
import type { Program } from './program';
import type { Programs } from './programs';

/** Connections of one network. */
const PER_NETWORK: BucketSize = { capacity: 60, perSecond: 2 };
const SOCKETS_PER_TOKEN = 8;
const WAIT_SECONDS = 30;

/** Bytes that a program may leave unread. */
const UNREAD_MAX_BYTES = 256 * 1024;

/** Reasons for which a connection ends, with the words for a person. */
const BYES = {
  changed: 'The desk changed the program or its show. Connect again.',
  malformed: 'This message is not in the description.',
  stopping: 'Connect again.',
  'too-fast': 'This program sends too much. Wait, then connect again.',
  'too-many': 'This token has too many connections. Close another one.',
  'unknown-token': 'The program was removed on the Devices screen.',
} as const;
export type ControlBye = keyof typeof BYES;

interface ControlSocketsOptions extends Pick<RoomsOptions, 'services' | 'now'> {
  readonly guard: ControlGuard;
  readonly programs: Programs;
}

const requestTextSchema = v.pipe(
  v.string(),
  v.maxBytes(CONTROL_MESSAGE_MAX),
  v.parseJson(),
  controlRequestSchema,
);

const textOf = (event: ControlEvent): string => JSON.stringify(event);

interface ControlSocketOptions extends ControlSocketsOptions {
  readonly tokenHash: string;
  readonly onClose: () => void;
}

/** A connection of a program. */
export class ControlSocket {
  readonly #options: ControlSocketOptions;
  readonly #socket: GuardedSocket<ControlBye>;
  #program: Program | undefined;

  constructor(socket: WebSocket, options: ControlSocketOptions) {
    const { guard, services, tokenHash, onClose } = options;
    this.#options = options;
    this.#socket = new GuardedSocket<ControlBye>({
      socket,
      allowance: { takeFrame: () => guard.take(tokenHash) },
      monotonicMs: () => performance.now(),
      unreadMaxBytes: UNREAD_MAX_BYTES,
      byeOf: (code) => textOf({ kind: 'bye', code, message: BYES[code] }),
      onText: (text) => this.#receive(text),
      onEnd: () => this.#program?.remove(this),
      onClose,
      onError: (error) => services.report(error, 'control socket'),
    });
  }

  /** Whether it is an open connection of a token. */
  isOpenFor(tokenHash: string): boolean {
    return this.#socket.isOpen && this.#options.tokenHash === tokenHash;
  }

  async open(program: Promise<Program>): Promise<void> {
    try {
      const opened = await program;
      if (!this.#socket.isOpen) return;
      this.#program = opened;
      opened.add(this);
    } catch (error) {
      this.#fail(error);
    }
  }

  send(event: ControlEvent): void {
    this.#socket.send({ text: textOf(event) });
  }

  end(code: ControlBye): void {
    this.#socket.end(code);
  }

  #fail(error: unknown): void {
    this.#options.services.report(error, 'control socket');
    this.end('stopping');
  }

  #receive(text: string): void {
    const read = v.safeParse(requestTextSchema, text);
    if (!read.success) return this.end('malformed');
    const request = read.output;
    if (request.kind === 'time') return this.send({ kind: 'time', nowMs: this.#options.now() });
    const { id, action } = request;
    this.#program
      ?.act(action)
      .then(() => this.send({ kind: 'done', id }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        const { code, message } = error;
        this.send({ kind: 'refused', id, code, message });
      })
      .catch((error: unknown) => this.#fail(error));
    return undefined;
  }
}

/** Serves the WebSockets of programs. Returns a function that ends them, and then the programs. */
export function serveControlSockets(
  app: FastifyInstance,
  options: ControlSocketsOptions,
): { readonly count: () => number; readonly stop: () => void } {
  const { guard, programs } = options;
  const sockets = new Set<ControlSocket>();
  const networks = new TokenBuckets(PER_NETWORK);

  serveSockets(app, {
    path: CONTROL_PATH,
    subprotocol: CONTROL_SUBPROTOCOL,
    otherProtocol: `Offer the subprotocol ${CONTROL_SUBPROTOCOL}.`,
    async admit(request) {
      if (!networks.take(networkOf(request), 1, performance.now())) throw tooMany(WAIT_SECONDS);
      return guard.accessOf(request);
    },
    open(socket, { access, tokenHash }) {
      const { program, leave } = programs.enter(access);
      const connection = new ControlSocket(socket, {
        ...options,
        tokenHash,
        onClose: () => {
          sockets.delete(connection);
          leave();
        },
      });
      const others = [...sockets].filter((other) => other.isOpenFor(tokenHash));
      sockets.add(connection);
      if (others.length >= SOCKETS_PER_TOKEN) connection.end('too-many');
      else void connection.open(program);
    },
  });

  return {
    count: () => sockets.size,
    stop: () => {
      for (const socket of sockets) socket.end('stopping');
      programs.stop();
    },
  };
}
