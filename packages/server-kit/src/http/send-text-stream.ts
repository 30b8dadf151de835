import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

/** Answers with a text whose parts are created as fast as the client reads them. A part that fails ends the connection. */
export function sendTextStream(
  reply: FastifyReply,
  contentType: string,
  parts: AsyncIterable<string>,
): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': contentType,
  });
  pipeline(Readable.from(parts, { highWaterMark: 1 }), reply.raw).catch((error: unknown) => {
    reply.log.info({ err: error }, 'a text was not sent whole');
  });
}
