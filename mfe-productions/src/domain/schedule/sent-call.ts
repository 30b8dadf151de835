import { idSchema, instantSchema, type Noun } from '@standby/collections/port';
import * as v from 'valibot';
import { undeliveredReasons } from '../undelivered';
import { entrySchema, type Entry } from './entry';
import { isWall } from './wall';

/** What a daily call that went out is called in messages. */
export const callNoun: Noun = { one: 'daily call', many: 'daily calls' };

/** An entry as a daily call said it. */
export const calledEntrySchema = v.omit(entrySchema, ['showId', 'updatedAt']);

export type CalledEntry = Readonly<v.InferOutput<typeof calledEntrySchema>>;

export const sentCallSchema = v.object({
  id: idSchema,
  /** The show whose call it is; it never changes. */
  showId: idSchema,
  /** YYYY-MM-DD, the day that it is for. */
  date: v.pipe(
    v.string(),
    v.check((date) => isWall(`${date}T00:00`), 'it has an impossible date.'),
  ),
  /** What it said, so that later changes can be marked. */
  entries: v.array(calledEntrySchema),
  /** To how many people it was mailed; 0 where it went out on paper. */
  mailedTo: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Of these people, those whom it did not reach, for good or so far. */
  undelivered: v.optional(
    v.array(v.object({ personId: idSchema, why: v.picklist(undeliveredReasons) })),
  ),
  sentAt: instantSchema,
});

export type SentCall = Readonly<v.InferOutput<typeof sentCallSchema>>;

/** What a call says; the other fields are derived. */
export type SentCallContent = Omit<SentCall, 'id' | 'sentAt' | 'undelivered'>;

/** A call that goes out. `at` is an ISO instant. */
export function newSentCall(
  content: SentCallContent,
  { id, at }: { id: string; at: string },
): SentCall {
  return { ...content, id, sentAt: at };
}

/** A call that went out stays as it was. */
export const unchangedCall = (call: SentCall): SentCall => call;

/** What a call says of an entry. */
export function calledEntry({ showId: _show, updatedAt: _at, ...entry }: Entry): CalledEntry {
  return entry;
}

/** The last call that went out for a day. */
export function lastSent(calls: readonly SentCall[], date: string): SentCall | undefined {
  return calls
    .filter((call) => call.date === date)
    .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))[0];
}
