import * as v from 'valibot';
import { entrySchema } from './entry';
import { headsSchema, sequenceSchema } from './heads';
import { type Journal, merge, openJournal } from './journal';
import { logLineSchema } from './log';
import { roomStateSchema } from './room-state';

const baseSchema = v.object({
  generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  by: v.string(),
  covered: headsSchema,
  lamport: v.union([v.literal(0), sequenceSchema]),
  state: roomStateSchema,
  lines: v.array(logLineSchema),
});

/** A whole journal as it travels and as it is stored: plain data. */
export const bookSchema = v.object({ base: baseSchema, entries: v.array(entrySchema) });

export type Book = v.InferInput<typeof bookSchema>;

export function writeBook({ base, steps }: Journal): Book {
  return {
    base: { ...base, covered: [...base.covered], lines: [...base.lines] },
    entries: steps.map(({ entry }) => entry),
  };
}

/** The journal in a book that the schema accepted. */
export function readBook({ base, entries }: v.InferOutput<typeof bookSchema>): Journal {
  return merge(openJournal(base), entries);
}
