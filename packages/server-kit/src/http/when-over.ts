import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Callbacks for the close of each connection, which has one listener however many of its requests wait. */
const ends = new WeakMap<Socket, Set<() => void>>();

function whenClosed(socket: Socket, run: () => void): () => void {
  const known = ends.get(socket);
  const all = known ?? new Set();
  if (!known) {
    ends.set(socket, all);
    socket.once('close', () => {
      for (const end of all) end();
    });
  }
  all.add(run);
  return () => all.delete(run);
}

/** Whether the client is no longer waiting for an answer. */
export const isGone = ({ raw, request }: FastifyReply): boolean =>
  raw.destroyed || request.raw.socket.destroyed;

/**
 * Runs a callback once when an answer is over: it was sent whole, or its connection closed. If an answer waits behind
 * another one of the same connection, only the connection reports the close.
 *
 * @returns a function that cancels it
 */
export function whenOver(reply: FastifyReply, run: () => void): () => void {
  const { raw, request } = reply;
  function finish(): void {
    cancel();
    run();
  }
  function cancel(): void {
    raw.off('finish', finish);
    stopListening();
  }
  if (isGone(reply)) {
    run();
    return () => {};
  }
  raw.on('finish', finish);
  const stopListening = whenClosed(request.raw.socket, finish);
  return cancel;
}
