import type { Note } from './notes/note';
import type { Person } from './person';
import { byTime, isCalled, type Entry } from './schedule/entry';
import type { SignIn } from './sign-in/sign-in';

interface StoredLists {
  readonly entries: readonly Entry[];
  readonly signIns: readonly SignIn[];
  readonly notes: readonly Note[];
}

/**
 * Returns all stored data about a person: their record in the company, their calls, their sign-ins
 * and the notes for them.
 */
export function storedAbout(person: Person, { entries, signIns, notes }: StoredLists): object {
  const calls = entries
    .filter((entry) => isCalled(entry, person.id))
    .toSorted(byTime)
    // The list of other called people is not data about this person.
    .map(({ kind, title, startAt, endAt, place, notes: said }) => {
      return { kind, title, startAt, endAt, place, notes: said };
    });
  return {
    ...person,
    calls,
    signIns: signIns.filter(({ personId }) => personId === person.id),
    notesForThem: notes.filter(({ personId }) => personId === person.id),
  };
}
