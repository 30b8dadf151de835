import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ApiError,
  type BucketSize,
  type FeatureOptions,
  handleRoutes,
  inScope,
  networkOf,
  newToken,
  notFound,
  type Services,
  TokenBuckets,
  tooMany,
} from '@standby/server-kit';
import { isPermitted } from '@standby/contracts';
import { questionRoutes } from '@standby/room-parts/contract';
import { loadRoom } from '@standby/room-engine/authority/room-copy';
import { askQuestion } from '@standby/live-room/authority/own-acts';
import type { Rooms } from '../room/rooms';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { currentFormat } from '@standby/live-room';
import { findLink } from '../storage/link-repository';
import { roomRepository } from '../storage/room-repository';
import { titleOf } from '../storage/show-title';
import { readLinkCookie } from './link-cookie';
import { QuestionReader } from './question-statuses';

/** Length of an id that cannot be guessed, because it is the asker's proof. */
const ID_BYTES = 16;

interface QuestionOptions extends FeatureOptions {
  readonly rooms: Rooms;
}

/** Seconds of waiting that a refusal asks for. */
const WAIT_SECONDS = 60;

/** Limit on the answers to one network that need a room to be read. */
const READINGS: BucketSize = { capacity: 10, perSecond: 0.2 };

const notAsking = (): ApiError =>
  new ApiError(
    404,
    'link-ended',
    'This link is invalid or has expired. Ask the house for a new one.',
  );

/** Serves questions of people who are not in the room. */
export function serveQuestions(
  app: FastifyInstance,
  { authGuard, services, rooms }: QuestionOptions,
): void {
  const { limits, database } = services;
  const readings = new TokenBuckets(READINGS);
  const monotonicMs = (): number => performance.now();
  const reader = new QuestionReader({
    rooms,
    monotonicMs,
    read: async (key) => {
      const title = await inScope(database.queries, key, (transaction) =>
        titleOf(transaction, services, key),
      );
      if (title === undefined) return undefined;
      const repository = roomRepository(database, key);
      return repository.inTransaction(
        async (room) => (await loadRoom(room, key.showId, currentFormat)).log,
      );
    },
  });

  /** Counts in memory, so that a refusal costs only its request. */
  function takeReading(request: FastifyRequest): void {
    if (!readings.take(networkOf(request), 1, monotonicMs())) throw tooMany(WAIT_SECONDS);
  }

  handleRoutes(app, authGuard, questionRoutes, {
    'POST /live/:organizationId/:showId/questions': async ({ params, body, request }) => {
      const asker = await askerOf(request, params, authGuard, services);
      if (asker === undefined) throw notAsking();
      await limits.take('questionByLink', asker);
      await limits.take('questionByRoom', `${params.organizationId}/${params.showId}`);
      const id = newToken(ID_BYTES);
      await rooms.using(params, (room) => room.do(askQuestion(id, body.text)));
      return { id, status: 'waiting' as const };
    },

    'GET /live/:organizationId/:showId/questions/:questionId': async ({ params, request }) => {
      const { questionId, ...key } = params;
      const statuses = await reader.of(key, () => takeReading(request));
      const status = statuses.get(questionId);
      if (!status) throw notFound();
      return { id: questionId, status };
    },
  });
}

/**
 * Identifies the asker, by an ask link or as a member; undefined if they may not ask or the show
 * does not exist.
 */
async function askerOf(
  request: FastifyRequest,
  key: RoomKey,
  authGuard: FeatureOptions['authGuard'],
  services: Services,
): Promise<string | undefined> {
  const { queries } = services.database;
  const asker =
    (await linkOf(request, key, services)) ??
    (await memberOf(request, key.organizationId, authGuard));
  if (asker === undefined) return undefined;
  const title = await inScope(queries, key, (transaction) => titleOf(transaction, services, key));
  return title === undefined ? undefined : asker;
}

async function linkOf(
  request: FastifyRequest,
  key: RoomKey,
  { database, isHttps, now, tokens }: Services,
): Promise<string | undefined> {
  const tokenHash = tokens.hashOf(readLinkCookie(request, key, 'ask', isHttps));
  if (tokenHash === undefined) return undefined;
  const link = await findLink(database.queries, tokenHash, now());
  const isOfRoom = link?.organizationId === key.organizationId && link.showId === key.showId;
  return link?.kind === 'ask' && isOfRoom ? link.id : undefined;
}

async function memberOf(
  request: FastifyRequest,
  organizationId: string,
  authGuard: FeatureOptions['authGuard'],
): Promise<string | undefined> {
  const account = await authGuard.signedInAnew(request);
  if (!account || account.deletesAt !== null) return undefined;
  const role = await authGuard.roleOf(account.accountId, organizationId);
  return role && isPermitted(role, 'live:view') ? account.accountId : undefined;
}
