import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { RequestTurns } from './request-turns.ts';

/** Maximum number of unanswered requests of one connection; browsers and proxies send one after the other. */
const PIPELINED_MAX = 8;

/** Counts a request of a connection, and returns whether it is to be answered. */
type Admit = (request: IncomingMessage, response: ServerResponse) => boolean;

function countUnanswered(): Admit {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = unanswered.get(socket) ?? 0;
    if (count >= PIPELINED_MAX) socket.destroy();
    if (socket.destroyed) return false;
    unanswered.set(socket, count + 1);
    // Answers of a closed connection no longer count, because its requests are dropped.
    response.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  };
}

/**
 * Creates the HTTP server below Fastify. It drops the requests of closed connections, and closes connections that send
 * without waiting for answers. One packet of a stranger may have thousands of small requests, which Node parses in one
 * turn of the event loop. Dropped requests run no route and no hook, and the others wait for their {@link RequestTurns}.
 */
export const createGuardedServer: FastifyServerFactory = (handle, options) => {
  const admits = countUnanswered();
  const turns = new RequestTurns();
  const server: Server = createServer(options['http'] ?? {}, (request, response) => {
    if (!admits(request, response)) {
      drop(request);
      return;
    }
    turns.run(() => {
      if (request.socket.destroyed) drop(request);
      else handle(request, response);
    });
  });
  server.keepAliveTimeout = Number(options['keepAliveTimeout']);
  server.requestTimeout = Number(options['requestTimeout']);
  server.setTimeout(Number(options['connectionTimeout']));
  return server;
};

/** Destroys a request, because Node would create an error for it when it cleans up the closed connection. */
function drop(request: IncomingMessage): void {
  request.destroy();
}
