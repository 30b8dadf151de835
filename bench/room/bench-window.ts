import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { liveRoomPath } from '../../packages/room-engine/src/protocol/room-path.ts';
import { LIVE_SUBPROTOCOL } from '../../packages/live-room/src/domain/index.ts';
import type { DeskOwner } from 'server/testing/desk-owner';

export interface BenchWindowOptions {
  readonly origin: string;
  readonly owner: DeskOwner;
  readonly showId: string;
  readonly role: 'controller' | 'department' | 'viewer';
}

/**
 * A window's connection that does as little as possible, so that the server is measured and not the
 * load.
 */
export class BenchWindow {
  readonly by = `w${randomBytes(6).toString('hex')}`;
  readonly socket: WebSocket;
  /** Called with each message as text. */
  onMessage: (text: string) => void = () => {};
  #onEnd: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.onMessage(data.toString()));
    socket.on('close', () => this.#onEnd());
  }

  /** Opens a connection, and resolves at the welcome. */
  static async open({ origin, owner, showId, role }: BenchWindowOptions): Promise<BenchWindow> {
    const address = `${origin.replace('http', 'ws')}${liveRoomPath(owner.organizationId, showId)}`;
    // Limits count by address and stay active, so each connection has its own address.
    const from = `10.${[...randomBytes(3)].join('.')}`;
    const headers = { cookie: owner.cookie, origin, 'x-forwarded-for': from };
    const socket = new WebSocket(address, [LIVE_SUBPROTOCOL], {
      headers,
      perMessageDeflate: false,
    });
    const window = new BenchWindow(socket);
    await once(socket, 'open');
    const welcome = window.next('welcome');
    window.send({
      kind: 'hello',
      by: window.by,
      role,
      version: 4,
      known: { position: 0, digest: '' },
      visibility: 'visible',
    });
    await welcome;
    return window;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /**
   * Returns the moment of the next message of a kind.
   *
   * @throws if the connection ends before that
   */
  next(kind: string): Promise<number> {
    return new Promise((heard, failed) => {
      this.#onEnd = () => failed(new Error(`The connection ended before ${kind}`));
      if (this.socket.readyState !== WebSocket.OPEN) this.#onEnd();
      this.onMessage = (text) => {
        if (text.startsWith(`{"kind":"${kind}"`)) heard(performance.now());
        else if (text.startsWith('{"kind":"bye"')) failed(new Error(text));
      };
    });
  }

  /** Returns the bytes that were sent and received over the wire. */
  bytes(): number {
    const { bytesRead, bytesWritten } = socketOf(this.socket);
    return bytesRead + bytesWritten;
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Returns the underlying TCP socket, which ws keeps private. */
function socketOf(socket: WebSocket): { bytesRead: number; bytesWritten: number } {
  return (socket as unknown as { _socket: { bytesRead: number; bytesWritten: number } })['_socket'];
}
