import { connect, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';
import type { Person, TestServer } from './test-server.ts';

/** Lets a server listen once, and returns its port. */
export async function portOf({ app }: TestServer): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return listeningPort(app.server);
}

export interface RawRequest {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** Returns the head of a request from this person's browser. */
export function headOf(
  person: Pick<Person, 'cookie'>,
  port: number,
  { method = 'GET', url, headers = {} }: RawRequest,
): string {
  const all = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    cookie: person.cookie,
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** Opens a connection to a server, on which a test can write any bytes. */
export async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A refusing server may close the connection before the rest has arrived.
  socket.on('error', () => undefined);
  await new Promise<void>((connected) => {
    socket.once('connect', connected);
  });
  return socket;
}

/** Reads until the text has come, or the connection has closed. */
export async function readUntil(socket: Socket, end: RegExp): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (end.test(text)) break;
  }
  return text;
}

/** Collects the server's connections, so that a test can wait until the server has noticed their close. */
export function watchConnections({ app }: TestServer): { readonly allClosed: () => Promise<void> } {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    allClosed: async () => {
      const closing = [...open].map(
        (socket) =>
          new Promise<void>((closed) => {
            socket.once('close', () => closed());
          }),
      );
      await Promise.all(closing);
    },
  };
}
