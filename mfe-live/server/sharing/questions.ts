import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ApiError,
  type AreaOptions,
  handleRoutes,
  hashToken,
  inScope,
  networkOf,
  newToken,
  notFound,
  type Services,
} from 'server/area';
import { isPermitted } from '@standby/shared-ui/contracts';
import { type EventLog, linesOf, stateOf } from '../../src/domain/index';
import { type Question, questionRoutes } from '../contract';
import type { Rooms } from '../room/rooms';
import { findLink } from '../storage/link-repository';
import type { RoomKey } from '../storage/room-repository';
import { titleOf } from '../storage/show-title';
import { readLinkCookie } from './link-cookie';

/** Nobody guesses an id: it is what the asker has in their hand. */
const ID_BYTES = 16;

export interface QuestionOptions extends AreaOptions {
  readonly rooms: Rooms;
}

/** What a room has done with a question; undefined where it knows none with this id. */
export function questionStatus(log: EventLog, id: string): Question['status'] | undefined {
  const state = stateOf(log);
  const question = state.messages.find((message) => message.id === id);
  if (question && state.shownMessageId === id) return 'shown';
  const steps = log.steps.filter(({ outcome }) => outcome === 'done');
  const isKnown = (type: string) =>
    steps.some(
      ({ event: { act } }) => act?.type === type && 'messageId' in act && act.messageId === id,
    );
  const wasShown =
    isKnown('show-message') ||
    // What was compacted has only its line.
    linesOf(log).some(
      ({ type, text, isUndone }) =>
        type === 'show-message' && !isUndone && question !== undefined && text === question.text,
    );
  if (wasShown) return 'answered';
  if (question) return question.moderation ?? 'waiting';
  return isKnown('ask') ? 'hidden' : undefined;
}

const notAsking = (): ApiError =>
  new ApiError(
    404,
    'link-ended',
    'This link does not work, or no longer. Ask the people of the house for a new one.',
  );

/** Questions of people who are not in the room. */
export function serveQuestions(
  app: FastifyInstance,
  { gate, services, rooms }: QuestionOptions,
): void {
  const { limits } = services;

  handleRoutes(app, gate, questionRoutes, {
    'POST /live/:organizationId/:showId/questions': async ({ params, body, request }) => {
      await limits.take('questionByAddress', networkOf(request));
      const asker = await askerOf(request, params, gate, services);
      if (asker === undefined) throw notAsking();
      await limits.take('questionByLink', asker);
      await limits.take('questionByRoom', `${params.organizationId}/${params.showId}`);
      const id = newToken(ID_BYTES);
      await rooms.using(params, (room) => room.ask(id, body.text));
      return { id, status: 'waiting' as const };
    },

    'GET /live/:organizationId/:showId/questions/:questionId': async ({ params, request }) => {
      await limits.take('answerByAddress', networkOf(request));
      const { questionId, ...key } = params;
      const title = await inScope(services.database.queries, key, (transaction) =>
        titleOf(transaction, services, key),
      );
      if (title === undefined) throw notFound();
      const status = await rooms.using(key, async ({ copy }) =>
        questionStatus(copy.log, questionId),
      );
      if (!status) throw notFound();
      return { id: questionId, status };
    },
  });
}

/** Names whoever asks: by an ask link, or as a member. */
async function askerOf(
  request: FastifyRequest,
  key: RoomKey,
  gate: AreaOptions['gate'],
  services: Services,
): Promise<string | undefined> {
  const { database, isHttps, now } = services;
  const { organizationId, showId } = key;
  const title = await inScope(database.queries, key, (transaction) =>
    titleOf(transaction, services, key),
  );
  if (title === undefined) return undefined;
  const token = readLinkCookie(request, key, 'ask', isHttps);
  const link =
    token === undefined ? undefined : await findLink(database.queries, hashToken(token), now());
  const isOfRoom = link?.organizationId === organizationId && link.showId === showId;
  if (link?.kind === 'ask' && isOfRoom) return link.id;
  const account = await gate.signedInAnew(request);
  const role = account && (await gate.roleOf(account.accountId, organizationId));
  return role && isPermitted(role, 'live:view') ? account.accountId : undefined;
}
