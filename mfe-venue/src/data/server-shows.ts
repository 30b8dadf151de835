import type { Collection } from '@standby/collections/port';
import { createServerCollection, openConnection } from '@standby/collections/server';
import type { ShowTitle } from '@standby/contracts';

/** Creates the collection of the organization's shows, whose titles a device needs. */
export function createServerShows(connection = openConnection()): Collection<ShowTitle, object> {
  return createServerCollection<ShowTitle, object>({
    name: 'shows',
    noun: { one: 'show', many: 'shows' },
    write: 'shows:write',
    connection,
  });
}
