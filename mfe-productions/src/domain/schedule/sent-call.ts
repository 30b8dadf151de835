import { idSchema, instantSchema, type ListDefinition } from '@standby/collections/port';
import * as v from 'valibot';
import { undeliveredReasons } from '../undelivered';
import { entrySchema, type Entry } from './entry';
import { isWall } from './wall';

/** Entry as a daily call contained it. */
export const calledEntrySchema = v.omit(entrySchema, ['showId', 'updatedAt']);

export type CalledEntry = Readonly<v.InferOutput<typeof calledEntrySchema>>;

export const sentCallSchema = v.object({
  id: idSchema,
  /** Show of the call; it never changes. */
  showId: idSchema,
  /** Day of the call, as YYYY-MM-DD. */
  date: v.pipe(
    v.string(),
    v.check((date) => isWall(`${date}T00:00`), 'it has an impossible date.'),
  ),
  /** Entries as they were sent, so that later changes can be marked. */
  entries: v.array(calledEntrySchema),
  /** Number of mailed recipients; 0 for a call on paper. */
  mailedTo: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Recipients whom the mail did not reach, permanently or so far. */
  undelivered: v.optional(
    v.array(v.object({ personId: idSchema, why: v.picklist(undeliveredReasons) })),
  ),
  sentAt: instantSchema,
});

export type SentCall = Readonly<v.InferOutput<typeof sentCallSchema>>;

/** Content of a call; the other fields are derived. */
export type SentCallContent = Omit<SentCall, 'id' | 'sentAt' | 'undelivered'>;

/** Creates a call that goes out. `at` is an ISO instant. */
export function newSentCall(
  content: SentCallContent,
  { id, at }: { id: string; at: string },
): SentCall {
  return { ...content, id, sentAt: at };
}

/** Returns the call unchanged, because a sent call is immutable. */
const unchangedCall = (call: SentCall): SentCall => call;

/** Returns an entry as a call contains it. */
export function calledEntry({ showId: _show, updatedAt: _at, ...entry }: Entry): CalledEntry {
  return entry;
}

/** Returns the latest call that went out for a day. */
export function lastSent(calls: readonly SentCall[], date: string): SentCall | undefined {
  return calls
    .filter((call) => call.date === date)
    .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))[0];
}

/** The daily calls that were sent. */
export const callList = {
  name: 'calls',
  noun: { one: 'daily call', many: 'daily calls' },
  write: 'schedule:write',
  schema: sentCallSchema,
  make: newSentCall,
  change: unchangedCall,
} as const satisfies ListDefinition<SentCall, SentCallContent>;
