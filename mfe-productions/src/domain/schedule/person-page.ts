import { ownNotes } from '../notes/own-note';
import type { ShowNote } from '../notes/show-notes';
import type { Person } from '../person';
import type { Show } from '../show';
import { calledAt } from './call-times';
import { byTime, isCalled, type Entry } from './entry';
import { lastSent, type SentCall } from './sent-call';
import { addDays, dateOf } from './wall';
import { wallOfInstant } from './zoned';

/** Returns the entries that call a person, with the person's call times. */
export const entriesFor = (
  entries: readonly Entry[],
  person: Person,
  show: Pick<Show, 'timezone' | 'custom'>,
) =>
  entries
    .filter((entry) => isCalled(entry, person.id))
    .toSorted(byTime)
    .map((entry) => calledAt(entry, person, show));

interface PersonPageSources {
  readonly show: Show;
  readonly person: Person;
  /** All entries and sent calls of the show. */
  readonly entries: readonly Entry[];
  readonly calls: readonly SentCall[];
  /** Calls that the person has seen. */
  readonly seen: readonly { readonly callId: string; readonly seenAt: string }[];
  /** Notes that the person sees. */
  readonly notes: readonly ShowNote[];
}

/** Returns the content of a person's own page: everything from the day before on. */
export function personPage(sources: PersonPageSources, nowMs: number) {
  const { show, person, calls, seen, notes } = sources;
  const { id, title, venue, timezone } = show;
  const from = addDays(dateOf(wallOfInstant(nowMs, timezone)), -1);
  const dates = [...new Set(calls.map(({ date }) => date))].filter((date) => date >= from);
  return {
    show: { id, title, venue, timezone },
    name: person.name,
    position: person.position,
    notes: ownNotes(notes, nowMs),
    entries: entriesFor(sources.entries, person, show).filter(({ endAt }) => dateOf(endAt) >= from),
    calls: dates.toSorted().flatMap((date) => {
      const call = lastSent(calls, date);
      if (!call) return [];
      const seenAt = seen.find(({ callId }) => callId === call.id)?.seenAt ?? null;
      return [{ id: call.id, date, sentAt: call.sentAt, seenAt }];
    }),
  };
}
