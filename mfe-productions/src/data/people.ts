import { listOfShow } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { byMode } from '@standby/contracts';
import { peopleList, type Person, type PersonContent } from '../domain/person';
import { samplePeople } from './sample-people';
import { peopleKey } from './show-keys';

/** Port to the company of one show. */
export type People = Collection<Person, PersonContent>;

export const { createInBrowser: createPeople, of: peopleOf } = listOfShow<Person, PersonContent>(
  peopleList,
  {
    key: peopleKey,
    version: 1,
    samples: (showId) => samplePeople.filter((person) => person.showId === showId),
  },
);

/** Adds many people: on a server either all or none. */
type AddPeople = (people: People, contents: readonly PersonContent[]) => Promise<void>;

export const addPeople = byMode<AddPeople>(
  async (people, contents) => {
    for (const content of contents) await people.create(content);
  },
  async (_people, contents) => {
    const { addServerPeople } = await import('./server-people');
    await addServerPeople(contents);
  },
);
