import { defineRoutes } from '@standby/api-client/contract';
import * as v from 'valibot';

export const elsewhereRoutes = defineRoutes({
  'GET /organizations/:organizationId/schedule-elsewhere/:showId': {
    summary:
      'Entries of the organization’s other shows on some days, with the people of this company who are called there.',
    access: 'schedule:read',
    query: v.object({
      /** Dates of the first and the last day. */
      from: v.pipe(v.string(), v.isoDate()),
      to: v.pipe(v.string(), v.isoDate()),
    }),
    response: v.object({
      entries: v.array(
        v.object({
          id: v.string(),
          showTitle: v.string(),
          title: v.string(),
          startMs: v.number(),
          endMs: v.number(),
          place: v.string(),
          peopleIds: v.array(v.string()),
        }),
      ),
    }),
  },
});
