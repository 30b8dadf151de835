import type { FastifyReply } from 'fastify';

/** Begins an answer with server-sent events, which the caller writes to `reply.raw`. */
export function beginEventStream(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // A stream lasts as long as its window. A connection that stays open afterwards would delay a stop.
    connection: 'close',
    // nginx would buffer events that are to arrive at once.
    'x-accel-buffering': 'no',
  });
}
