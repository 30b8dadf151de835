import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

/** A cable between two machines: it can be pulled, so that nothing passes and no side learns of it, and put back. */
export class Cable {
  /** Port at the other end. */
  target: number;
  #isOut = false;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(target: number) {
    this.target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  get port(): number {
    return listeningPort(this.#server);
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  pull(): void {
    this.#isOut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Puts the cable back. Data that was sent meanwhile arrives now, because TCP sends it again. */
  putBack(): void {
    this.#isOut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Both ends learn that the connection is gone. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    if (this.#isOut) {
      near.destroy();
      return;
    }
    const far = connect({ port: this.target, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
