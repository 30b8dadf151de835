import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackupPlan } from '@standby/server-kit/database/backup';
import type { Database } from '@standby/server-kit/database/database';
import { notFound } from '@standby/server-kit/http/api-error';
import { hasBearer } from '@standby/server-kit/http/bearer';
import { checkInput } from '@standby/server-kit/http/check-input';
import type { Metrics } from '@standby/server-kit/plugins/metrics';
import { isSecureContext } from '@standby/server-kit/plugins/security';
import type { ChangeBatch, CopyProgress } from '@standby/server-kit/replication/change-batch';
import {
  beginFollowing,
  hasChanges,
  nextChanges,
  versionOf,
} from '@standby/server-kit/replication/follower';
import type { SteadyClock } from '@standby/server-kit/steady-clock';
import {
  changesRequestSchema,
  type ChangesResponse,
  COPY_HEADERS,
  FOLLOW_PATHS,
  type FollowerRequest,
  followerSchema,
} from './contract.ts';
import { noteUnderstudy, readGeneration, type Successor } from './generation.ts';
import { otherVersion, unknownCopy } from './refusals.ts';
import { serveFence } from './serve-fence.ts';
import { serveGeneration } from './serve-generation.ts';

/** How often is looked for changes while a follower waits. */
const POLL_INTERVAL_MS = 100;

/** A follower hears within this time that nothing has changed. */
const ANSWER_MS = 500;

export interface FollowerOptions {
  readonly database: Database;
  readonly plan: BackupPlan;
  /** Without one there are no such routes. */
  readonly token: string | undefined;
  readonly clock: Pick<SteadyClock, 'now'>;
  readonly metrics: Metrics;
  /** This server has nothing more to do, as its follower has taken over. */
  readonly onFenced?: ((successor: Successor) => void) | undefined;
}

/** Lets a server that knows the token keep a copy of everything, password hashes among it. */
export function serveFollower(
  app: FastifyInstance,
  { database, plan, token, clock, metrics, onFenced }: FollowerOptions,
): void {
  const countBatches = metrics.counter(
    'standby_follower_batches_total',
    'Batches of changes that a follower was sent.',
  );
  let wasWarned = false;
  let noted: string | undefined;

  /** Before the body is read. */
  async function admit(request: FastifyRequest): Promise<void> {
    if (!hasBearer(request, token)) throw notFound();
    if (wasWarned || isSecureContext(request)) return;
    wasWarned = true;
    request.log.warn(
      'a follower copies everything over plain http: whoever listens in this network reads it, and the token. Use https',
    );
  }

  async function greet({ version, address }: FollowerRequest): Promise<void> {
    if (version !== versionOf(plan)) throw otherVersion();
    if (address === noted) return;
    await noteUnderstudy(database.queries, address);
    noted = address;
  }

  /** Waits for a change, and not for long. */
  async function changesAfter(progress: CopyProgress): Promise<ChangeBatch> {
    const endMs = performance.now() + ANSWER_MS;
    for (;;) {
      const changes = await nextChanges(database, plan, progress);
      if (!changes) throw unknownCopy();
      if (changes.tables.length > 0) return changes;
      while (performance.now() < endMs && !(await hasChanges(database)))
        await delay(POLL_INTERVAL_MS);
      if (performance.now() >= endMs) return changes;
    }
  }

  app.post(FOLLOW_PATHS.copy, { onRequest: admit }, async (request, reply) => {
    const follower = checkInput(followerSchema, request.body);
    await greet(follower);
    const folder = await mkdtemp(resolve(tmpdir(), 'standby-copy-'));
    const file = resolve(folder, 'copy.gz');
    try {
      const session = await beginFollowing(database, plan, file);
      request.log.warn({ follower: follower.address }, 'a follower makes a copy of everything');
      const content = createReadStream(file);
      content.once('close', () => void rm(folder, { recursive: true }));
      return await reply
        .header(COPY_HEADERS.session, session)
        .header(COPY_HEADERS.nowMs, String(clock.now()))
        .type('application/gzip')
        .send(content);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  });

  async function answerChanges({ body }: FastifyRequest): Promise<ChangesResponse> {
    const { progress, ...follower } = checkInput(changesRequestSchema, body);
    await greet(follower);
    const changes = await changesAfter(progress);
    if (changes.tables.length > 0) countBatches(1);
    return { nowMs: clock.now(), changes };
  }
  app.post(FOLLOW_PATHS.changes, { logLevel: 'warn', onRequest: admit }, (request) =>
    answerChanges(request),
  );

  serveFence(app, { database, token, now: () => clock.now(), ...(onFenced && { onFenced }) });
  serveGeneration(app, token, async () => ({
    generation: await readGeneration(database.queries),
    isServing: true,
  }));
}
