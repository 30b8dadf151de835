import type { FastifyReply } from 'fastify';
import { ApiError } from './api-error.ts';
import { whenOver } from './when-over.ts';

/** Maximum number of large bodies in memory at once. */
const AT_ONCE = 4;

const busy = (): ApiError =>
  new ApiError(503, 'busy', 'The server is busy with other files. Try again in a moment.', {
    retryAfter: 10,
  });

/**
 * Counts the requests with a large body.
 *
 * @returns a function that counts one request, and throws an {@link ApiError} if there are too many
 */
export function countLargeBodies(): (reply: FastifyReply) => void {
  let count = 0;
  return (reply) => {
    if (count >= AT_ONCE) throw busy();
    count += 1;
    whenOver(reply, () => {
      count -= 1;
    });
  };
}
