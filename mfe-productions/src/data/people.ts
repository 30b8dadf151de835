import { listOfShow } from '@standby/collections/connected';
import type { CollectionOfMany } from '@standby/collections/port';
import { peopleList, type Person, type PersonContent } from '../domain/person';
import { samplePeople } from './sample-people';
import { peopleKey } from './show-keys';

/** Port to the company of one show. */
export type People = CollectionOfMany<Person, PersonContent>;

export const { createInBrowser: createPeople, of: peopleOf } = listOfShow<Person, PersonContent>(
  peopleList,
  {
    key: peopleKey,
    version: 1,
    samples: (showId) => samplePeople.filter((person) => person.showId === showId),
  },
);
