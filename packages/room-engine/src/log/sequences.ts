import * as v from 'valibot';
import { idSchema } from './basic-schemas';

/**
 * Sequence number of each author's last stored event, by the author's window id. An author's
 * numbers have no gaps.
 */
export type Sequences = ReadonlyMap<string, number>;

export const sequenceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * Sequence numbers as plain data. They become a map, because ids from outside must not clash with
 * property names of an object.
 */
export const sequencesSchema = v.pipe(
  v.array(v.tuple([idSchema, sequenceSchema])),
  v.transform((pairs): Sequences => new Map(pairs)),
);

/** Returns the number of an author's last event; 0 before the first. */
export function sequenceOf(sequences: Sequences, author: string): number {
  return sequences.get(author) ?? 0;
}

/** Whether `sequences` has every event that `other` has. */
export function includesAll(sequences: Sequences, other: Sequences): boolean {
  return [...other].every(([author, seq]) => sequenceOf(sequences, author) >= seq);
}
