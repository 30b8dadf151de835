import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { whenOver } from '../http/when-over.ts';

/** Requests of one connection that wait for an answer at once: browsers and proxies send one after the other. */
const PIPELINED_MAX = 8;

/** Drops the requests of connections that are closed, and closes those that send without waiting for answers. */
export function guardConnections(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const count = unanswered.get(socket) ?? 0;
    if (count >= PIPELINED_MAX) socket.destroy();
    if (socket.destroyed) {
      reply.hijack();
      return;
    }
    unanswered.set(socket, count + 1);
    whenOver(reply, () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
