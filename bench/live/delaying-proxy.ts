import { createServer, connect, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';

/**
 * A network's delay in one direction, in ms: at least `base`, more by chance, and now and then much
 * more.
 */
interface Delay {
  readonly base: number;
  /** Mean of the added delay. */
  readonly jitter: number;
  /** Share of data, from 0 to 1, that is held up for longer, and the maximum delay of such data. */
  readonly spikes: { readonly share: number; readonly upTo: number };
}

export interface Network {
  readonly name: string;
  readonly up: Delay;
  readonly down: Delay;
}

const calm = { share: 0, upTo: 0 };

/** Typical networks of theatres. */
export const NETWORKS: readonly Network[] = [
  {
    name: 'LAN',
    up: { base: 0.2, jitter: 0.2, spikes: calm },
    down: { base: 0.2, jitter: 0.2, spikes: calm },
  },
  {
    name: 'busy Wi-Fi',
    up: { base: 2, jitter: 6, spikes: { share: 0.1, upTo: 150 } },
    down: { base: 2, jitter: 6, spikes: { share: 0.1, upTo: 150 } },
  },
  {
    name: 'LTE',
    up: { base: 30, jitter: 10, spikes: { share: 0.05, upTo: 200 } },
    down: { base: 20, jitter: 8, spikes: { share: 0.05, upTo: 200 } },
  },
];

function delayMs({ base, jitter, spikes }: Delay): number {
  const spike = Math.random() < spikes.share ? Math.random() * spikes.upTo : 0;
  return base - Math.log(1 - Math.random()) * jitter + spike;
}

/** Passes data on in order, as TCP does. */
function passOn(from: Socket, to: Socket, delay: Delay): void {
  let lastAtMs = 0;
  const later = (work: () => void): void => {
    lastAtMs = Math.max(lastAtMs, performance.now() + delayMs(delay));
    setTimeout(work, lastAtMs - performance.now());
  };
  from.on('data', (chunk) => later(() => to.writable && to.write(chunk)));
  from.on('close', () => later(() => to.destroy()));
  from.on('error', () => from.destroy());
}

/**
 * Starts a proxy between windows and a server on this machine. Resolves to its port and a function
 * that ends it.
 */
export async function startDelayingProxy(
  port: number,
  { up, down }: Network,
): Promise<{ readonly port: number; readonly stop: () => void }> {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(port, 'localhost');
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      sockets.add(socket);
    }
    passOn(client, server, up);
    passOn(server, client, down);
  });
  await new Promise<void>((done) => {
    proxy.listen(0, 'localhost', done);
  });
  return {
    port: listeningPort(proxy),
    stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
