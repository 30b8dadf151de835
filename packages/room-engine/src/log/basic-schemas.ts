import * as v from 'valibot';

/**
 * Ids have a small set of characters, because they are sent between windows and become parts of
 * other ids.
 */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

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

/** A moment of some clock in milliseconds, with fractions. */
export const momentSchema = v.pipe(v.number(), v.finite());

/** A difference in milliseconds, positive or negative. */
export const offsetSchema = boundedMsSchema;

/** A number of things, and a position in a log. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
