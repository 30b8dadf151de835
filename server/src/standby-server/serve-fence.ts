import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '@standby/server-kit/database/database';
import { ApiError, notFound } from '@standby/server-kit/http/api-error';
import { hasBearer } from '@standby/server-kit/http/bearer';
import { checkInput } from '@standby/server-kit/http/check-input';
import { whenOver } from '@standby/server-kit/http/when-over';
import { isFollowedBy, versionOf } from '@standby/server-kit/replication/publication';
import { schema } from '../features.ts';
import { copyRequestSchema, FOLLOW_PATHS } from './contract.ts';
import { readGeneration, readSuccessor, type Successor, yieldTo } from './generation.ts';
import { otherVersion, unknownCopy } from './refusals.ts';

interface FenceOptions {
  readonly database: Database;
  /** Token of the follower; the route does not exist without a token. */
  readonly token: string | undefined;
  /** Called after the answer was sent, when this server has nothing more to do. */
  readonly onFenced?: (successor: Successor) => void;
}

const otherSuccessor = ({ address }: Successor): ApiError =>
  new ApiError(409, 'other-successor', `The server at ${address} has already taken over.`);

/**
 * Lets a follower take over: this server then stops storing. Its last published change names the successor, so a follower
 * with that change has all changes. A follower that missed the answer may repeat the request.
 */
export function serveFence(
  app: FastifyInstance,
  { database, token, onFenced }: FenceOptions,
): void {
  let hasEnded = false;
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (!hasBearer(request, token)) throw notFound();
  };
  app.post(FOLLOW_PATHS.fence, { onRequest: admit }, async (request, reply) => {
    const { version, address, session } = checkInput(copyRequestSchema, request.body);
    if (version !== versionOf(schema)) throw otherVersion();
    if (!(await isFollowedBy(database, session))) throw unknownCopy();
    const known = await readSuccessor(database.queries);
    if (known && known.address !== address) throw otherSuccessor(known);
    const generation = (await readGeneration(database.queries)) + 1;
    const successor = known ?? { address, generation };
    if (!known) {
      await yieldTo(database, successor);
      request.log.warn(successor, 'a standby server takes over: nothing more is stored here');
    }
    if (!hasEnded) {
      hasEnded = true;
      whenOver(reply, () => onFenced?.(successor));
    }
    return {};
  });
}
