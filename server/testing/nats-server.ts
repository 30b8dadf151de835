import { spawn } from 'node:child_process';
import { connect as connectSocket } from 'node:net';
import { unusedPort } from '@standby/hosting/port';
import { findNatsServer } from '../../platform/test/debian-program.ts';

const START_MS = 30_000;

/** Whether tests have to skip NATS. A developer's machine may lack it, while CI fetches it. */
export const isNatsMissing = (): boolean => findNatsServer() === undefined && !process.env['CI'];

/** A real NATS server, which can stop and restart at its address. */
export interface NatsServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Ends the server at once. */
  readonly stop: () => Promise<void>;
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connectSocket(port, '127.0.0.1');
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

export async function startNatsServer(): Promise<NatsServer> {
  const program = findNatsServer();
  if (program === undefined) {
    throw new Error('nats-server is missing (Debian: apt-get install nats-server)');
  }
  const port = await unusedPort();
  let end = (): Promise<unknown> => Promise.resolve();
  async function start(): Promise<void> {
    const child = spawn(program ?? '', ['-a', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    const ended = new Promise((done) => {
      child.once('exit', done);
    });
    end = () => {
      child.kill('SIGKILL');
      return ended;
    };
    const until = Date.now() + START_MS;
    while (!(await takesConnections(port))) {
      if (Date.now() > until) throw new Error('nats-server did not start');
      await new Promise((next) => {
        setTimeout(next, 20);
      });
    }
  }
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop: async () => {
      await end();
    },
  };
}
