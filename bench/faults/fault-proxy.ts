import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

/** How a network treats the data of one direction. Held data arrives later: TCP sends it again. */
interface Way {
  readonly isHeld: boolean;
  readonly delayMs: number;
  readonly bytesPerSecond: number;
}

export const FREE: Way = { isHeld: false, delayMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY };
export const HELD: Way = { ...FREE, isHeld: true };

export interface Link {
  readonly up: Way;
  readonly down: Way;
  /** Whether all connections are reset, including new ones. */
  readonly isCut: boolean;
}

export const WHOLE: Link = { up: FREE, down: FREE, isCut: false };

/** Bytes that may wait here; more waits in the sender, as behind a slow link. */
const WAITING_MAX_BYTES = 64 * 1024;

/** One direction of a connection. */
class Pump {
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #way: () => Way;
  readonly #waiting: { readonly chunk: Buffer; readonly dueMs: number }[] = [];
  #waitingBytes = 0;
  #freeAtMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(from: Socket, to: Socket, way: () => Way) {
    this.#from = from;
    this.#to = to;
    this.#way = way;
    from.on('data', (chunk: Buffer) => this.#take(chunk));
  }

  #take(chunk: Buffer): void {
    const { delayMs, bytesPerSecond } = this.#way();
    const transferMs = (chunk.length / bytesPerSecond) * 1000;
    this.#freeAtMs = Math.max(this.#freeAtMs, performance.now()) + transferMs;
    this.#waiting.push({ chunk, dueMs: this.#freeAtMs + delayMs });
    this.#waitingBytes += chunk.length;
    this.flush();
  }

  /** Passes on the data that is due. Call it also after the faults have changed. */
  flush(): void {
    clearTimeout(this.#timer);
    while (!this.#way().isHeld) {
      const [first] = this.#waiting;
      if (!first) break;
      const waitMs = first.dueMs - performance.now();
      if (waitMs > 0) {
        this.#timer = setTimeout(() => this.flush(), waitMs);
        break;
      }
      this.#waiting.shift();
      this.#waitingBytes -= first.chunk.length;
      if (this.#to.writable) this.#to.write(first.chunk);
    }
    if (this.#waitingBytes > WAITING_MAX_BYTES) this.#from.pause();
    else this.#from.resume();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#from.pause();
  }
}

class Connection {
  readonly #sockets: readonly [Socket, Socket];
  readonly #pumps: readonly [Pump, Pump];
  #isForgotten = false;

  constructor(client: Socket, server: Socket, link: () => Link, onEnd: () => void) {
    this.#sockets = [client, server];
    this.#pumps = [
      new Pump(client, server, () => link().up),
      new Pump(server, client, () => link().down),
    ];
    for (const socket of this.#sockets) {
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        if (this.#isForgotten) return;
        this.destroy();
        onEnd();
      });
    }
  }

  flush(): void {
    if (!this.#isForgotten) for (const pump of this.#pumps) pump.flush();
  }

  /** Stops passing data, and hides the end of each side from the other. */
  forget(): void {
    this.#isForgotten = true;
    for (const pump of this.#pumps) pump.stop();
  }

  destroy(): void {
    for (const pump of this.#pumps) pump.stop();
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** A network between clients and a server on this machine, which a test can break. */
export class FaultProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #connections = new Set<Connection>();
  #link = WHOLE;

  private constructor(server: Server, target: () => number) {
    this.#server = server;
    this.port = listeningPort(server);
    server.on('connection', (client) => this.#open(client, target()));
  }

  /** @param target port of the server, asked for each connection */
  static async start(target: () => number): Promise<FaultProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultProxy(server, target);
  }

  set(link: Link): void {
    this.#link = link;
    if (link.isCut) this.reset();
    for (const connection of this.#connections) connection.flush();
  }

  /** Ends all connections at once. */
  reset(): void {
    for (const connection of this.#connections) connection.destroy();
  }

  /** Leaves all connections hanging for ever, as a firewall does after a restart; new ones work. */
  forget(): void {
    for (const connection of this.#connections) connection.forget();
  }

  async stop(): Promise<void> {
    this.reset();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #open(client: Socket, port: number): void {
    if (this.#link.isCut) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    const connection = new Connection(
      client,
      server,
      () => this.#link,
      () => this.#connections.delete(connection),
    );
    this.#connections.add(connection);
  }
}
