import type { FastifyReply } from 'fastify';

/** Answers with server-sent events, which the caller writes to `reply.raw`. */
export function beginEventStream(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // It serves one window for as long as that is open: kept alive after its end, it would hold up a stop.
    connection: 'close',
    // nginx would buffer events that are to arrive at once.
    'x-accel-buffering': 'no',
  });
}
