import { collectionRoutes, defineRoutes, idSchema } from '@standby/api-client/contract';
import * as v from 'valibot';
import {
  callList,
  sentCallSchema,
  type SentCall,
  type SentCallContent,
} from '../../src/domain/schedule/sent-call';

export const callCollection = {
  ...callList,
  read: 'schedule:read',
  content: v.object({
    ...v.omit(sentCallSchema, ['id', 'sentAt', 'undelivered']).entries,
    // Only the server decides that a call was mailed.
    mailedTo: v.pipe(
      v.number(),
      v.transform(() => 0),
    ),
  }),
  partField: 'showId',
} as const;

export const sentCallRoutes = collectionRoutes<'calls', SentCall, SentCallContent>(callCollection);

/** Number of people by result of a call's mails. */
const mailedSchema = v.object({
  mailed: v.number(),
  /** People whose mail the mail server refused or who were not reached. */
  failed: v.number(),
  /** People who were first asked to accept mails of the company. */
  asked: v.number(),
  /** People who declined mails. */
  stopped: v.number(),
  withoutAddress: v.number(),
});

export const callRoutes = defineRoutes({
  'POST /organizations/:organizationId/calls/send': {
    summary:
      'Mails the call of a day to the called people who have an address, and stores its text. Repeating the request sends no second mail.',
    access: 'schedule:write',
    body: v.object({ id: idSchema, showId: idSchema, date: sentCallSchema.entries.date }),
    response: mailedSchema,
  },
  'POST /organizations/:organizationId/calls/:callId/send-again': {
    summary: 'Mails a daily call again, only to people whom it did not reach.',
    access: 'schedule:write',
    response: mailedSchema,
  },
});
