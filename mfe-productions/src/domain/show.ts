import { idSchema, instantSchema, type ListDefinition } from '@standby/collections/port';
import { houseLists, NEW_ROOM_TIMERS } from '@standby/contracts';
import * as v from 'valibot';
import { callCustoms } from './call-custom';
import { isTimezone } from './timezone';

/** Names of a show in messages. */
export const showNoun = houseLists.shows.noun;

/** Show states in the order of Sort by Status. */
export const showStatuses = ['Active', 'In Rehearsal', 'Completed'] as const;

export type ShowStatus = (typeof showStatuses)[number];

/** Roles in which a show can be opened; every card shows both. */
export const showTags = ['Viewer', 'Controller'] as const;

/** Motifs that replace a show's picture. */
const thumbnails = ['masks', 'crown', 'tree', 'moon', 'quill', 'house', 'ship', 'flame'] as const;

export type Thumbnail = (typeof thumbnails)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const showSchema = v.object({
  id: idSchema,
  title: v.pipe(v.string(), v.nonEmpty('it has no title.')),
  description: v.string(),
  /** Venue; the card shows it as the location. */
  venue: v.string(),
  /** Dates as YYYY-MM-DD and times as HH:MM, in local time of the timezone, or empty. */
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
  /** Names and timing of the calls before a performance; British if missing. */
  custom: v.optional(v.picklist(callCustoms)),
  /** Enabled rules of the schedule; missing until someone chooses. */
  scheduleRules: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  status: v.picklist(showStatuses),
  timers: count,
  cues: count,
  cast: count,
  thumbnail: v.picklist(thumbnails),
  createdAt: instantSchema,
  lastUpdated: instantSchema,
  /** Time when the show was last opened or edited. */
  lastUsed: instantSchema,
});

export type Show = Readonly<v.InferOutput<typeof showSchema>>;

/** Fields that a person enters for a show; the others are derived. */
export type ShowContent = Omit<
  Show,
  'id' | 'timers' | 'cues' | 'cast' | 'thumbnail' | 'createdAt' | 'lastUpdated' | 'lastUsed'
>;

export const NEW_SHOW_STATUS: ShowStatus = 'In Rehearsal';

/** Creates a show. `at` is an ISO instant. */
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

/** Returns the show after an edit. An empty change counts as a use: the show was opened. */
export function editShow(show: Show, change: Partial<ShowContent>, at: string): Show {
  const isEdit = Object.keys(change).length > 0;
  return { ...show, ...change, lastUpdated: isEdit ? at : show.lastUpdated, lastUsed: at };
}

/** The shows of an organization. */
export const showList = {
  ...houseLists.shows,
  schema: showSchema,
  make: newShow,
  change: editShow,
} as const satisfies ListDefinition<Show, ShowContent>;
