import * as v from 'valibot';
import { timestampSchema } from '@standby/room-engine/log/basic-schemas';

/**
 * Maximum number of characters. No version has ever written longer texts; people's texts are far
 * shorter.
 */
const TEXT_MAX = 10_000;
/** A stored text of the room. */
export const storedTextSchema = v.pipe(v.string(), v.maxLength(TEXT_MAX));

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
