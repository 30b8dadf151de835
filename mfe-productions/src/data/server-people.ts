import { createClient } from '@standby/api-client';
import {
  collectionErrorOf,
  createServerCollection,
  openConnection,
} from '@standby/collections/server';
import { newId } from '@standby/collections/port';
import type { peopleImportRoutes } from '../../server/contract';
import { personNoun, type Person, type PersonContent } from '../domain/person';
import type { People } from './people';

/** Creates the collection of a show's company on the server. */
export function createServerPeople(showId: string, connection = openConnection()): People {
  return createServerCollection<Person, PersonContent>({
    name: 'people',
    noun: personNoun,
    write: 'people:write',
    part: showId,
    connection,
  });
}

/** Timeout in milliseconds for an import. */
const TIMEOUT_MS = 30_000;

/**
 * Adds people to companies of the organization, either all or none. The change feed updates the
 * screens.
 */
export async function addServerPeople(
  contents: readonly PersonContent[],
  connection = openConnection(),
): Promise<void> {
  const call = createClient<typeof peopleImportRoutes>(connection.base, connection.send);
  const organizationId = connection.member?.organizationId ?? '';
  try {
    await call('POST /organizations/:organizationId/people/import', {
      params: { organizationId },
      body: { people: contents.map((content) => ({ id: newId(), content })) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw collectionErrorOf(error, personNoun);
  }
}
