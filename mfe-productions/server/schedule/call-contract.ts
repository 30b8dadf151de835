import { collectionRoutes, defineRoutes, idSchema } from '@standby/api-client/contract';
import * as v from 'valibot';
import {
  callNoun,
  sentCallSchema,
  type SentCall,
  type SentCallContent,
} from '../../src/domain/schedule/sent-call';

export const callCollection = {
  name: 'calls',
  noun: callNoun,
  read: 'schedule:read',
  write: 'schedule:write',
  schema: sentCallSchema,
  content: v.omit(sentCallSchema, ['id', 'sentAt']),
  partField: 'showId',
} as const;

export const sentCallRoutes = collectionRoutes<'calls', SentCall, SentCallContent>(callCollection);

export const callRoutes = defineRoutes({
  'POST /organizations/:organizationId/calls/send': {
    summary:
      'Mails the call of a day to the people called who have an address, and stores what it said. The same request twice mails once.',
    access: 'schedule:write',
    body: v.object({ id: idSchema, showId: idSchema, date: sentCallSchema.entries.date }),
    response: v.object({
      mailed: v.number(),
      failed: v.number(),
      withoutAddress: v.number(),
    }),
  },
});
