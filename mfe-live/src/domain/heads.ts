import * as v from 'valibot';
import { idSchema } from './room-state';

/** How far each author's acts are known without a gap: author's window id to sequence number. */
export type Heads = ReadonlyMap<string, number>;

export const sequenceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Heads as they travel. A map, since ids from outside must not meet an object's own names. */
export const headsSchema = v.pipe(
  v.array(v.tuple([idSchema, sequenceSchema])),
  v.transform((pairs): Heads => new Map(pairs)),
);

export function headOf(heads: Heads, author: string): number {
  return heads.get(author) ?? 0;
}

/** Whether `heads` know everything that `others` know. */
export function covers(heads: Heads, others: Heads): boolean {
  return [...others].every(([author, seq]) => headOf(heads, author) >= seq);
}

/** How many acts the heads stand for. */
export function countOf(heads: Heads): number {
  let count = 0;
  for (const seq of heads.values()) count += seq;
  return count;
}
