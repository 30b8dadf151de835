import * as v from 'valibot';
import { idSchema } from '../room/room-schema';

/** How far each author's events are known without a gap: author's window id to sequence number. */
export type VersionVector = ReadonlyMap<string, number>;

export const sequenceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** A version vector as it is sent. A map, since ids from outside must not meet an object's own names. */
export const versionVectorSchema = v.pipe(
  v.array(v.tuple([idSchema, sequenceSchema])),
  v.transform((pairs): VersionVector => new Map(pairs)),
);

/** The last sequence number that is known of an author; 0 where none is. */
export function sequenceOf(vector: VersionVector, author: string): number {
  return vector.get(author) ?? 0;
}

/** Whether `vector` knows everything that `other` knows. */
export function dominates(vector: VersionVector, other: VersionVector): boolean {
  return [...other].every(([author, seq]) => sequenceOf(vector, author) >= seq);
}

/** How many events the vector covers. */
export function eventCount(vector: VersionVector): number {
  let count = 0;
  for (const seq of vector.values()) count += seq;
  return count;
}
