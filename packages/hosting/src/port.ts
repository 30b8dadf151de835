import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Description of a valid port, for messages. */
export const PORT_RANGE = 'a whole number from 1 to 65535';

export const isPort = (port: number): boolean =>
  Number.isInteger(port) && port >= 1 && port <= 65_535;

/**
 * @param variable name of the environment variable
 * @throws {RangeError} when its value is not a port
 */
export function portFromEnvironment(otherwise: number, variable = 'PORT'): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return otherwise;
  const port = Number(given);
  if (!isPort(port)) throw new RangeError(`${variable} is "${given}": it must be ${PORT_RANGE}`);
  return port;
}

/** Whether a port is unused. Another program would answer on a busy one. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, () => probe.close(() => done(true)));
  });
}

/** Returns the reason why a server did not start. @param remedy words for the case of a busy port */
export function explainStart(error: unknown, remedy: string): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
    ? `Port ${String(error.port)} is busy. ${remedy}`
    : error.message;
}

/** Distance between the ports of two copies of the workspace; each copy uses several ports in a row. */
const COPY_STEP = 20;
const MAX_COPIES = 50;

/**
 * Returns the first free port among the preferred one and the ports of further copies of the workspace.
 * @throws {RangeError} when all of them are busy
 */
export async function findFreePort(preferred: number): Promise<number> {
  for (let copy = 0; copy < MAX_COPIES; copy += 1) {
    const port = preferred + copy * COPY_STEP;
    if (await isFreePort(port)) return port;
  }
  throw new RangeError(`Port ${preferred} is busy, and so are its ${MAX_COPIES - 1} alternatives`);
}

/**
 * Returns the port on which a server listens, for example one that was started on port 0.
 * @throws {TypeError} when the server does not listen on a port
 */
export function listeningPort(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('It listens on no port');
  return address.port;
}

/** Returns an unused port that the system chose. */
export async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const port = listeningPort(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
