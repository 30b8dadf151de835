import * as v from 'valibot';

/** Ids are sent between windows and are parts of other ids, so their characters are few. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** In characters. What people write is far shorter: longer ones no version has made. */
const TEXT_MAX = 10_000;
/** A text of the room as it is stored. */
export const storedTextSchema = v.pipe(v.string(), v.maxLength(TEXT_MAX));

/** A hundred thousand years: a timestamp so far off that is shifted as far is still a date. */
const TIMESTAMP_MAX_MS = 4e15;

const boundedMsSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-TIMESTAMP_MAX_MS),
  v.maxValue(TIMESTAMP_MAX_MS),
);

/** A timestamp of the room's time, epoch ms: see `clock-jump.ts`. */
export const timestampSchema = boundedMsSchema;

/** A difference in milliseconds, either way. */
export const offsetSchema = boundedMsSchema;

/** When a message leaves the viewers: at a moment of the room's time, or at the next start in the sequence. */
export const messageEndSchema = v.variant('kind', [
  v.object({ kind: v.literal('moment'), atMs: timestampSchema }),
  v.object({ kind: v.literal('next-start') }),
]);

export type MessageEnd = v.InferOutput<typeof messageEndSchema>;

const MINUTE_OF_DAY_MAX = 24 * 60 - 1;

/** A time of day at the venue, in minutes after midnight. */
export const minuteOfDaySchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(MINUTE_OF_DAY_MAX),
);
