import * as v from 'valibot';
import { createServerCollection } from '../../packages/collections/src/server/index.ts';
import type { CollectionOfMany, Identified } from '../../packages/collections/src/port/index.ts';
import type { CollectionUnderTest } from '../../packages/collections/src/testing/collection-contract.ts';
import { features } from '../src/features.ts';
import type { CollectionContract } from '@standby/api-client/contract';
import { Person, type TestServer } from './test-server.ts';

/** Each collection of the server, with the content of a new item. */
export const sampleCollections = features.flatMap(({ collections, samples }) =>
  collections.map(({ contract: { name, content } }) => ({
    name,
    content: v.parse(content, samples[name]?.[0]),
  })),
);

const quietFeed = { subscribe: () => () => undefined };

/** Opens a window's collection over the real server, without the feed. */
export function collectionOf<Name extends string, T extends Identified, New extends object>(
  { name, noun, write }: CollectionContract<Name, T, New>,
  person: Pick<Person, 'fetch'>,
  organizationId: string,
): CollectionOfMany<T, New> {
  return createServerCollection<T, New>({
    name,
    noun,
    write,
    connection: {
      base: '/api/v1',
      member: { organizationId, role: 'owner' },
      send: person.fetch,
      feed: quietFeed,
      now: () => new Date(),
    },
  });
}

/** Returns a function that opens the collection of a new organization in two windows, for each test. */
export function collectionOpener<Name extends string, T extends Identified, New extends object>(
  contract: CollectionContract<Name, T, New>,
  server: () => TestServer,
): () => Promise<CollectionUnderTest<T, New> & { readonly collection: CollectionOfMany<T, New> }> {
  return async () => {
    const owner = new Person(server());
    const { organizationId } = await owner.signUp();
    const id = organizationId ?? '';
    return {
      collection: collectionOf(contract, owner, id),
      elsewhere: collectionOf(contract, owner, id),
    };
  };
}
