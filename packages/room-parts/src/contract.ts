import { defineRoutes, tokenSchema } from '@standby/api-client/contract';
import { messageLength } from '@standby/live-room/domain/messages/messages';
import { MESSAGE_MAX } from '@standby/live-room/domain/state/room-schema';
import * as v from 'valibot';

/** Purpose of a link, which decides what its guests may do. */
export const LINK_KINDS = ['viewer', 'controller', 'deputy', 'department', 'ask'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The route that opens the room of a link. */
export const linkOpeningRoutes = defineRoutes({
  'POST /live/links/open': {
    summary: 'Exchanges a link’s token for a cookie that opens its room.',
    access: 'everybody',
    limit: 'linkOpenByAddress',
    body: v.object({ token: tokenSchema }),
    response: v.object({
      organizationId: v.string(),
      showId: v.string(),
      kind: v.picklist(LINK_KINDS),
      /** Title of the show. */
      title: v.string(),
    }),
  },
});

/**
 * Status of a question.
 * - `waiting`: no controller has acted on it yet.
 * - `accepted`: it may be shown.
 * - `shown`: the viewers show it.
 * - `answered`: the viewers have shown it.
 * - `hidden`: it was put aside or removed.
 */
const QUESTION_STATUSES = ['waiting', 'accepted', 'shown', 'answered', 'hidden'] as const;

const questionSchema = v.object({ id: v.string(), status: v.picklist(QUESTION_STATUSES) });
export type Question = v.InferOutput<typeof questionSchema>;

const questionText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Write something first.'),
  v.check(
    (text) => messageLength(text) <= MESSAGE_MAX,
    `A question can have at most ${MESSAGE_MAX} characters.`,
  ),
);

export const questionRoutes = defineRoutes({
  'POST /live/:organizationId/:showId/questions': {
    summary: 'Asks a question, with the cookie of an ask link or as a member.',
    access: 'everybody',
    limit: 'askByAddress',
    body: v.object({ text: questionText }),
    response: questionSchema,
    status: 201,
  },
  'GET /live/:organizationId/:showId/questions/:questionId': {
    summary: 'Status of a question. Its id is the permission.',
    access: 'everybody',
    limit: 'answerByAddress',
    response: questionSchema,
  },
});
