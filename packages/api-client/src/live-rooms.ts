import { performanceCustoms } from '@standby/contracts';
import * as v from 'valibot';
import { defineRoutes } from './route-contract';

const runningSchema = v.object({
  name: v.string(),
  /** Moment at which the timer reaches or reached zero: ms since 1970, by the server's clock. */
  zeroAtMs: v.number(),
  /** Milliseconds before zero at which Standby begins. */
  warningMs: v.number(),
  /** Whether the viewers are black. */
  isBlackout: v.optional(v.boolean()),
});

/** The facts about live rooms that other screens show. */
export const liveRoomRoutes = defineRoutes({
  'GET /organizations/:organizationId/live': {
    summary:
      'How many timers and cues each live room has, and which timer runs; and which programs are in which rooms. Rooms that were never used are left out.',
    access: 'live:view',
    response: v.object({
      /** Time by the server's clock. */
      nowMs: v.number(),
      rooms: v.array(
        v.object({
          showId: v.string(),
          timers: v.number(),
          /** Number of cues in the cue sheet. */
          cues: v.number(),
          running: v.nullable(runningSchema),
        }),
      ),
      /** Programs, such as Companion, by the ids of their devices, each with a room that it is in. */
      programs: v.array(v.object({ deviceId: v.string(), showId: v.string() })),
    }),
  },
});

const moment = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number));

/** A live room's facts about one performance, for the reports of its show. */
export const nightRoutes = defineRoutes({
  'GET /organizations/:organizationId/live/:showId/night': {
    summary:
      'The facts of the performance that was to start at a moment, from the room’s log; null where it has none.',
    access: 'live:view',
    lane: 'reads',
    /** Epoch ms. */
    query: v.object({ startMs: v.optional(moment, '0') }),
    /** Facts by the live room's `nightFactsSchema`. */
    response: v.object({ facts: v.nullable(v.looseObject({})) }),
  },
});

/** The people who have not signed in for the open call of a show, for its live desk. */
export const missingRoutes = defineRoutes({
  'GET /organizations/:organizationId/sign-in/:showId/missing': {
    summary:
      'People who have not signed in for the open call, with a phone number each; null while no call is open.',
    access: 'sign-in:read',
    response: v.object({
      missing: v.nullable(
        v.object({
          call: v.string(),
          /** Epoch ms by which everybody is to sign in. */
          dueAtMs: v.number(),
          endsAtMs: v.number(),
          people: v.array(v.object({ name: v.string(), position: v.string(), phone: v.string() })),
        }),
      ),
    }),
  },
});

/** The performances of a show on its schedule, for its live room. */
export const performanceRoutes = defineRoutes({
  'GET /organizations/:organizationId/schedule/:showId/performances': {
    summary:
      'The performances of a show around this day from its schedule; report writers also get figures from the reports.',
    access: 'live:view',
    lane: 'reads',
    response: v.object({
      performances: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          date: v.string(),
          /** Epoch ms. */
          startAtMs: v.number(),
          endAtMs: v.number(),
          custom: v.picklist(performanceCustoms),
          reportId: v.string(),
          isSent: v.boolean(),
          report: v.optional(v.looseObject({})),
        }),
      ),
    }),
  },
});
