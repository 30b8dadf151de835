import { connect, createServer, type Server, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

/** A proxy to Postgres that can fall silent without closing, like a connection that a firewall has forgotten. */
export class SilentProxy {
  readonly url: string;
  /** Called for each answer of Postgres before the proxy passes it on. */
  onAnswer = (): void => {};
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async open(postgresUrl: string): Promise<SilentProxy> {
    const target = new URL(postgresUrl);
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      near.pipe(far).pipe(near);
      far.on('data', () => proxy.onAnswer());
      for (const socket of [near, far]) {
        socket.on('error', () => {});
        proxy.#sockets.add(socket);
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = new URL(postgresUrl);
    url.hostname = '127.0.0.1';
    url.port = String(listeningPort(server));
    const proxy = new SilentProxy(server, url.href);
    return proxy;
  }

  /** Stops all traffic on open connections. */
  fallSilent(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Ends open connections. */
  breakAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.breakAll();
    this.#server.close();
  }
}
