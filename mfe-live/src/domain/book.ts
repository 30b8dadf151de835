import * as v from 'valibot';
import { type ActSchema, type Entry, readEntry, writeEntry } from './entry';
import { headsSchema, sequenceSchema } from './heads';
import { type Base, type Journal, merge, openJournal } from './journal';
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
export interface Book {
  readonly base: v.InferInput<typeof baseSchema>;
  /** What `readEntry` reads. */
  readonly entries: readonly object[];
}

/** @param acts what the release knows; other acts are kept as opaque events. */
export function bookSchemaFor(acts?: ActSchema) {
  const entrySchema = v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Entry>(({ dataset, addIssue, NEVER }) => {
      const entry = readEntry(dataset.value, acts);
      if (entry) return entry;
      addIssue({ message: 'No event' });
      return NEVER;
    }),
  );
  return v.object({ base: baseSchema, entries: v.array(entrySchema) });
}

export const bookSchema = bookSchemaFor();

export function writeBook({ base, steps }: Journal): Book {
  return {
    base: { ...base, covered: [...base.covered], lines: [...base.lines] },
    entries: steps.map(({ entry }) => writeEntry(entry)),
  };
}

/** The journal in a book that the schema accepted. */
export function readBook(book: { readonly base: Base; readonly entries: readonly Entry[] }) {
  return merge(openJournal(book.base), book.entries);
}
