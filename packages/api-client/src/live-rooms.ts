import { performanceCustoms } from '@standby/contracts';
import * as v from 'valibot';
import { defineRoutes } from './route-contract';

const runningSchema = v.object({
  name: v.string(),
  /** When it is at zero, or was: ms since 1970, by the server's clock. */
  zeroAtMs: v.number(),
  /** How long before zero Standby begins. */
  warningMs: v.number(),
  /** Whether the viewers are black. */
  isBlackout: v.optional(v.boolean()),
});

/** What other screens show of live rooms. */
export const liveRoomRoutes = defineRoutes({
  'GET /organizations/:organizationId/live': {
    summary:
      'How many timers and cues each live room has, and which timer runs. Rooms that were never used are left out.',
    access: 'live:view',
    response: v.object({
      /** The server's clock. */
      nowMs: v.number(),
      rooms: v.array(
        v.object({
          showId: v.string(),
          timers: v.number(),
          /** In the cue sheet. */
          cues: v.number(),
          running: v.nullable(runningSchema),
        }),
      ),
    }),
  },
});

const moment = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number));

/** What a live room knows of one performance, for the reports of its show. */
export const nightRoutes = defineRoutes({
  'GET /organizations/:organizationId/live/:showId/night': {
    summary:
      'The facts of the performance that was to start at a moment, from the room’s log; null where it has none.',
    access: 'live:view',
    lane: 'reads',
    /** Epoch ms. */
    query: v.object({ startMs: v.optional(moment, '0') }),
    /** As `nightFactsSchema` of the live room says. */
    response: v.object({ facts: v.nullable(v.looseObject({})) }),
  },
});

/** Who has not signed in for the call of a show that is open, for its live desk. */
export const missingRoutes = defineRoutes({
  'GET /organizations/:organizationId/sign-in/:showId/missing': {
    summary:
      'Who has not signed in for the call that is open now, with a number to call; null while none is.',
    access: 'sign-in:read',
    response: v.object({
      missing: v.nullable(
        v.object({
          call: v.string(),
          /** Epoch ms: by when everybody signs in. */
          dueAtMs: v.number(),
          endsAtMs: v.number(),
          people: v.array(v.object({ name: v.string(), position: v.string(), phone: v.string() })),
        }),
      ),
    }),
  },
});

/** The performances of a show as its schedule has them, for its live room. */
export const performanceRoutes = defineRoutes({
  'GET /organizations/:organizationId/schedule/:showId/performances': {
    summary:
      'The performances of a show around this day, as its schedule has them, with what their reports say for those who write them.',
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
