import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackupPlan } from '@standby/server-kit/database/backup';
import { type Database, DatabaseError } from '@standby/server-kit/database/database';
import { ApiError, notFound } from '@standby/server-kit/http/api-error';
import { hasBearer } from '@standby/server-kit/http/bearer';
import { checkInput } from '@standby/server-kit/http/check-input';
import { isSecureContext } from '@standby/server-kit/plugins/security';
import {
  beginFollowing,
  positionFor,
  versionOf,
} from '@standby/server-kit/replication/publication';
import type { SteadyClock } from '@standby/server-kit/steady-clock';
import {
  type BeginResponse,
  copyRequestSchema,
  FOLLOW_PATHS,
  type FollowerRequest,
  followerSchema,
  type PositionResponse,
} from './contract.ts';
import { noteStandbyServer, readGeneration, type Successor } from './generation.ts';
import { otherVersion, unknownCopy } from './refusals.ts';
import { serveFence } from './serve-fence.ts';
import { serveGeneration } from './serve-generation.ts';
import { serveTunnel } from './serve-tunnel.ts';

interface FollowerOptions {
  readonly database: Database;
  readonly plan: BackupPlan;
  /** Token of the follower; the routes do not exist without a token. */
  readonly token: string | undefined;
  readonly clock: Pick<SteadyClock, 'now'>;
  /** Called when the follower has taken over, so this server has nothing more to do. */
  readonly onFenced?: ((successor: Successor) => void) | undefined;
}

/** Lets a server with the token keep a copy of all data, including password hashes. */
export function serveFollower(
  app: FastifyInstance,
  { database, plan, token, clock, onFenced }: FollowerOptions,
): void {
  let wasWarned = false;
  let noted: string | undefined;

  /** Checks the token before the body is read. */
  async function admit(request: FastifyRequest): Promise<void> {
    if (!hasBearer(request, token)) throw notFound();
    if (wasWarned || isSecureContext(request)) return;
    wasWarned = true;
    request.log.warn(
      'a follower copies everything over plain http: anyone on this network can read it, and the token. Use https',
    );
  }

  async function greet({ version, address }: FollowerRequest): Promise<void> {
    if (version !== versionOf(plan)) throw otherVersion();
    if (address === noted) return;
    await noteStandbyServer(database.queries, address);
    noted = address;
  }

  async function begin(request: FastifyRequest): Promise<BeginResponse> {
    const follower = checkInput(followerSchema, request.body);
    await greet(follower);
    try {
      const access = await beginFollowing(database, plan);
      request.log.warn({ follower: follower.address }, 'a follower makes a copy of everything');
      return { nowMs: clock.now(), access };
    } catch (error) {
      if (error instanceof DatabaseError) throw new ApiError(409, 'not-replicable', error.message);
      throw error;
    }
  }
  app.post(FOLLOW_PATHS.begin, { onRequest: admit }, (request) => begin(request));

  async function answerPosition({ body }: FastifyRequest): Promise<PositionResponse> {
    const { session, ...follower } = checkInput(copyRequestSchema, body);
    await greet(follower);
    const position = await positionFor(database, plan, session);
    if (position === undefined) throw unknownCopy();
    return { nowMs: clock.now(), position };
  }
  app.post(FOLLOW_PATHS.position, { logLevel: 'warn', onRequest: admit }, (request) =>
    answerPosition(request),
  );

  serveTunnel(app, { database, token });
  serveFence(app, { database, token, ...(onFenced && { onFenced }) });
  serveGeneration(app, token, async () => ({
    generation: await readGeneration(database.queries),
    isServing: true,
  }));
}
