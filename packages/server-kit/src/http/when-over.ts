import type { FastifyReply } from 'fastify';

/**
 * Runs once when an answer is over: sent whole, or its connection closed. An answer that waits behind another one of
 * the same connection hears of the close by the connection alone.
 */
export function whenOver({ raw, request }: FastifyReply, run: () => void): void {
  const { socket } = request.raw;
  const finish = (): void => {
    raw.off('finish', finish);
    socket.off('close', finish);
    run();
  };
  if (raw.destroyed || socket.destroyed) return run();
  raw.on('finish', finish);
  socket.on('close', finish);
}
