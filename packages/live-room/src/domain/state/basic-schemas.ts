import * as v from 'valibot';

/**
 * Ids have a small set of characters, because they are sent between windows and become parts of
 * other ids.
 */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/**
 * Maximum number of characters. No version has ever written longer texts; people's texts are far
 * shorter.
 */
const TEXT_MAX = 10_000;
/** A stored text of the room. */
export const storedTextSchema = v.pipe(v.string(), v.maxLength(TEXT_MAX));

/** About a hundred thousand years. The sum of two such timestamps is still a valid date. */
const TIMESTAMP_MAX_MS = 4e15;

const boundedMsSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-TIMESTAMP_MAX_MS),
  v.maxValue(TIMESTAMP_MAX_MS),
);

/** A timestamp in the room's time, epoch ms: see `clock-jump.ts`. */
export const timestampSchema = boundedMsSchema;

/** A difference in milliseconds, positive or negative. */
export const offsetSchema = boundedMsSchema;

/**
 * End of a message on the viewers: a moment of the room's time, or the next start in the sequence.
 */
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
