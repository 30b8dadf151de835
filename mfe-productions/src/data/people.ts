import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { readApiBase } from '@standby/contracts';
import {
  editPerson,
  newPerson,
  personNoun,
  personSchema,
  type Person,
  type PersonContent,
} from '../domain/person';
import { samplePeople } from './sample-people';
import { peopleKey } from './show-keys';

/** Port to the company of one show. */
export type People = Collection<Person, PersonContent>;

/** Creates the company of a show in this browser. */
export function createPeople(
  showId: string,
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Person[] = samplePeople.filter((person) => person.showId === showId),
): People {
  return createBrowserCollection({
    ...environment,
    key: peopleKey(showId),
    version: 1,
    schema: personSchema,
    noun: personNoun,
    samples,
    make: newPerson,
    change: editPerson,
  });
}

const companies = new Map<string, People>();

/** Returns the company of a show, shared by all screens of this window. */
export function peopleOf(showId: string): People {
  const known = companies.get(showId);
  if (known) return known;
  const people = selectCollection<Person, PersonContent>(
    () => createPeople(showId),
    () => import('./server-people').then((server) => server.createServerPeople(showId)),
  );
  companies.set(showId, people);
  return people;
}

/** Adds many people: on a server either all or none. */
export async function addPeople(people: People, contents: readonly PersonContent[]): Promise<void> {
  if (readApiBase() === undefined) {
    for (const content of contents) await people.create(content);
    return;
  }
  const { addServerPeople } = await import('./server-people');
  await addServerPeople(contents);
}
