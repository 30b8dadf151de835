import * as v from 'valibot';
import type { Entry } from './entry';
import { covers, headOf, headsSchema } from './heads';
import type { Base, Journal } from './journal';
import { isHigherBase } from './journal-fold';

const generationSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a window knows of the journal, in few words: the base, and the heads beyond it. */
export const digestSchema = v.object({
  generation: generationSchema,
  by: v.string(),
  heads: headsSchema,
});

export type Digest = v.InferOutput<typeof digestSchema>;

export function digestOf({ base, heads }: Journal): Digest {
  const beyond = [...heads].filter(([author, seq]) => seq > headOf(base.covered, author));
  return { generation: base.generation, by: base.by, heads: new Map(beyond) };
}

function hasSameBase(one: Digest | Base, other: Digest | Base): boolean {
  return one.generation === other.generation && one.by === other.by;
}

/** Whether the other one knows something that is missing here. */
export function isBehind(journal: Journal, theirs: Digest): boolean {
  if (!hasSameBase(journal.base, theirs)) return isHigherBase(theirs, journal.base);
  return !covers(journal.heads, theirs.heads);
}

/** Whether a screen that shows `shown` shows all of `known`. */
export function isUpToDate(shown: Digest, known: Digest): boolean {
  return hasSameBase(shown, known) && covers(shown.heads, known.heads);
}

export type Supply =
  | { readonly kind: 'none' }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  /** Only the whole journal helps: the other's base is a lower one. */
  | { readonly kind: 'book' };

/** What to send to somebody who knows this much. */
export function supplyFor(journal: Journal, theirs: Digest): Supply {
  if (!hasSameBase(journal.base, theirs)) {
    return { kind: isHigherBase(journal.base, theirs) ? 'book' : 'none' };
  }
  const entries = journal.steps
    .map(({ entry }) => entry)
    .filter(({ by, seq }) => {
      const known = Math.max(headOf(theirs.heads, by), headOf(journal.base.covered, by));
      return seq > known;
    });
  return entries.length > 0 ? { kind: 'entries', entries } : { kind: 'none' };
}
