import { newId } from '@standby/collections/port';
import { organizationCalls } from '@standby/collections/server';
import type { peopleImportRoutes } from '../../server/contract';
import { peopleList, type PersonContent } from '../domain/person';

const TIMEOUT_MS = 30_000;

/**
 * Adds people to companies of the organization, either all or none. The change feed updates the
 * screens.
 */
export async function addServerPeople(contents: readonly PersonContent[]): Promise<void> {
  const call = organizationCalls<typeof peopleImportRoutes>(peopleList.noun, TIMEOUT_MS);
  await call('POST /organizations/:organizationId/people/import', {
    body: { people: contents.map((content) => ({ id: newId(), content })) },
  });
}
