import { defineRoutes } from '@standby/api-client/contract';
import * as v from 'valibot';

const ROOM = '/organizations/:organizationId/live/:showId';

export const startRoutes = defineRoutes({
  [`GET ${ROOM}/start`]: {
    summary: 'Start of a room’s show, from its event; null if the event has none.',
    access: 'live:view',
    response: v.object({
      start: v.nullable(
        v.object({
          /** Start time as HH:MM in the timezone. */
          startTime: v.string(),
          timezone: v.string(),
        }),
      ),
    }),
  },
});

const wholeNumber = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number));
const format = v.optional(v.picklist(['json', 'csv']), 'json');

const actSchema = v.object({
  id: v.string(),
  position: v.number(),
  atMs: v.number(),
  by: v.string(),
  /** Name of the person who acted; empty if they are gone, null for the server. */
  name: v.nullable(v.string()),
  type: v.string(),
  /** Text of the act in the room's log; null if the act had no effect. */
  text: v.nullable(v.string()),
  isUndone: v.boolean(),
});
export type HistoryAct = v.InferOutput<typeof actSchema>;

export const historyRoutes = defineRoutes({
  [`GET ${ROOM}/history`]: {
    summary: 'All acts of a room, also of past days, in the order in which they were stored.',
    access: 'live:view',
    lane: 'reads',
    query: v.object({ after: v.optional(wholeNumber, '0'), format }),
    response: v.object({
      acts: v.array(actSchema),
      /** Value of `after` for the next request; null after the last part. */
      after: v.nullable(v.number()),
    }),
  },
  [`GET ${ROOM}/report`]: {
    summary: 'The report of the current or last performance.',
    access: 'live:view',
    lane: 'reads',
    query: v.object({
      format,
      /** IANA zone for the times in the spreadsheet. */
      timeZone: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone)), 'UTC'),
    }),
    response: v.object({ title: v.string(), report: v.looseObject({}) }),
  },
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
