import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Session } from '@standby/api-client/accounts';
import { API_PREFIX } from '@standby/contracts';
import { LIVE_PREFIX } from '../../../packages/room-engine/src/protocol/room-path.ts';

const SERVED = [API_PREFIX, LIVE_PREFIX];

/** Access of this shell's pages to a running server of connected mode. */
export interface ServerProxy {
  /** Forwards a request and its response; returns whether the request is for the server. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Connects a page's WebSocket to the server. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /**
   * Returns the session that a page's cookies have at the server; 'unknown' if the server does not
   * respond.
   */
  readonly sessionOf: (request: IncomingMessage) => Promise<Session | 'unknown'>;
}

const isServed = ({ url = '' }: IncomingMessage): boolean =>
  SERVED.some((prefix) => url.startsWith(`${prefix}/`));

/**
 * Creates a proxy to a server. Requests appear to come from the server's own pages, because it
 * accepts changes from no other origin.
 */
export function createServerProxy(server: URL): ServerProxy {
  const start = server.protocol === 'https:' ? requestHttps : requestHttp;

  function pass({ url = '/', method, headers }: IncomingMessage) {
    const { origin, referer: _referer, ...others } = headers;
    return start(new URL(url, server), {
      method,
      headers: {
        ...others,
        host: server.host,
        ...(origin === undefined ? {} : { origin: server.origin }),
      },
    });
  }

  return {
    answer(request, response) {
      if (!isServed(request)) return false;
      const passed = pass(request);
      passed.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', (error) => {
        // The body shows the reason where a developer looks first: at the failed request in the
        // browser.
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
        response.end(`${server.origin} does not answer: ${error.message}\n`);
      });
      // An open stream ends when its page closes.
      response.on('close', () => passed.destroy());
      request.pipe(passed);
      return true;
    },
    upgrade(request, socket, head) {
      if (!isServed(request)) {
        socket.destroy();
        return;
      }
      const passed = pass(request);
      const end = (): void => void socket.destroy();
      socket.on('error', () => passed.destroy());
      passed.on('error', end);
      passed.on('response', ({ statusCode, statusMessage }) => {
        socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nconnection: close\r\n\r\n`);
      });
      passed.on('upgrade', ({ rawHeaders }, upstream, rest) => {
        const lines = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
        );
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(rest);
        upstream.write(head);
        upstream.on('error', end).on('close', end);
        socket.on('close', () => upstream.destroy());
        upstream.pipe(socket).pipe(upstream);
      });
      passed.end();
    },
    async sessionOf({ headers: { cookie = '' } }) {
      try {
        const response = await fetch(new URL(`${API_PREFIX}/session`, server), {
          headers: { cookie },
        });
        return response.ok ? ((await response.json()) as Session) : 'unknown';
      } catch {
        return 'unknown';
      }
    },
  };
}
