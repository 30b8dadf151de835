import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';
import { errorCode } from '@standby/server-kit/error-code';
import { createWebSocketStream, WebSocket } from 'ws';
import { FOLLOW_PATHS } from './contract.ts';

/** Timeout for the opening of a WebSocket; Postgres then retries. */
const OPEN_MS = 5_000;

interface TunnelOptions {
  readonly first: string;
  readonly token: string;
  /** Local port at which the tunnel begins; 0 for an unused one. */
  readonly port: number;
}

/**
 * A tunnel from a port that only this machine reaches to the Postgres of the first, through the first's own port. Other
 * programs on this machine do not know the role that the tunnel admits.
 */
export class Tunnel {
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor({ first, token }: TunnelOptions) {
    this.#server = createServer({ noDelay: true }, (near) => {
      this.#open.add(near);
      near.on('close', () => this.#open.delete(near));
      const socket = new WebSocket(first.replace('http', 'ws') + FOLLOW_PATHS.postgres, {
        // The origin is the one of that server's own pages.
        origin: first,
        headers: { authorization: `Bearer ${token}` },
        handshakeTimeout: OPEN_MS,
        perMessageDeflate: false,
      });
      const far = createWebSocketStream(socket);
      near.on('error', () => far.destroy()).on('close', () => far.destroy());
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.pipe(far).pipe(near);
    });
  }

  /** @returns undefined if the port is busy, for example with the running follower of this machine */
  static async open(options: TunnelOptions): Promise<Tunnel | undefined> {
    const tunnel = new Tunnel(options);
    try {
      tunnel.#server.listen(options.port, '127.0.0.1');
      await once(tunnel.#server, 'listening');
      return tunnel;
    } catch (error) {
      if (errorCode(error) === 'EADDRINUSE') return undefined;
      throw error;
    }
  }

  get port(): number {
    return listeningPort(this.#server);
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }
}
