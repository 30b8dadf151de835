import { idSchema, instantSchema } from '@standby/collections/port';
import { NEW_ROOM_TIMERS } from '@standby/contracts';
import * as v from 'valibot';
import { callCustoms } from './call-custom';
import { isTimezone } from './timezone';

/** What a show is called in messages. */
export const showNoun = { one: 'show', many: 'shows' } as const;

/** In the order in which Sort by Status lists them. */
export const showStatuses = ['Active', 'In Rehearsal', 'Completed'] as const;

export type ShowStatus = (typeof showStatuses)[number];

/** The roles in which a show can be opened; every card shows both. */
export const showTags = ['Viewer', 'Controller'] as const;

/** The motifs in place of a show's picture. */
export const thumbnails = [
  'masks',
  'crown',
  'tree',
  'moon',
  'quill',
  'house',
  'ship',
  'flame',
] as const;

export type Thumbnail = (typeof thumbnails)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const showSchema = v.object({
  id: idSchema,
  title: v.pipe(v.string(), v.nonEmpty('it has no title.')),
  description: v.string(),
  /** Where it plays; the card shows it as the location. */
  venue: v.string(),
  /** Dates are YYYY-MM-DD and times HH:MM on a wall in the timezone, or nothing. */
  startDate: v.string(),
  endDate: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  timezone: v.pipe(v.string(), v.check(isTimezone, 'it has an unknown timezone.')),
  director: v.string(),
  assistantDirector: v.string(),
  technicalDirector: v.string(),
  maxCastMembers: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  budget: v.string(),
  notes: v.string(),
  /** How the calls before a performance are named and timed; left out, as British houses do. */
  custom: v.optional(v.picklist(callCustoms)),
  /** Rules of the schedule that are on; left out before someone chose. */
  scheduleRules: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  status: v.picklist(showStatuses),
  timers: count,
  cues: count,
  cast: count,
  thumbnail: v.picklist(thumbnails),
  createdAt: instantSchema,
  lastUpdated: instantSchema,
  /** When it was last opened or edited. */
  lastUsed: instantSchema,
});

export type Show = Readonly<v.InferOutput<typeof showSchema>>;

/** What a person says about a show; the other fields are derived. */
export type ShowContent = Omit<
  Show,
  'id' | 'timers' | 'cues' | 'cast' | 'thumbnail' | 'createdAt' | 'lastUpdated' | 'lastUsed'
>;

export const NEW_SHOW_STATUS: ShowStatus = 'In Rehearsal';

/** A show at its creation. `at` is an ISO instant. */
export function newShow(content: ShowContent, { id, at }: { id: string; at: string }): Show {
  return {
    ...content,
    id,
    timers: NEW_ROOM_TIMERS,
    cues: 0,
    cast: 0,
    thumbnail: 'masks',
    createdAt: at,
    lastUpdated: at,
    lastUsed: at,
  };
}

/** The show after an edit. A change of nothing is a use: the show was opened. */
export function editShow(show: Show, change: Partial<ShowContent>, at: string): Show {
  const isEdit = Object.keys(change).length > 0;
  return { ...show, ...change, lastUpdated: isEdit ? at : show.lastUpdated, lastUsed: at };
}
