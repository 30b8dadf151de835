import { createClient } from '@standby/api-client';
import { Person } from 'server/testing/test-server';
import type { LinkKind, questionRoutes } from '@standby/room-parts/contract';
import type { linkRoutes } from '@standby/room-parts/link-contract';
import type { LiveTestRoom } from './live-room';

export const LINKS = '/organizations/:organizationId/live/:showId/links';

export const callAs = (person: Person) =>
  createClient<typeof linkRoutes & typeof questionRoutes>('/api/v1', person.fetch);

/** Returns the actions of a room's owner on its links, and of a guest who opens one. */
export function linksOf(room: LiveTestRoom) {
  const asOwner = () => callAs(room.windows.company.owner);
  const params = () => {
    const { organizationId, showId } = room.windows.company;
    return { organizationId, showId };
  };
  return {
    params,
    share: (kind: LinkKind, body: { hours?: number; name?: string; department?: string } = {}) =>
      asOwner()(`POST ${LINKS}`, { params: params(), body: { kind, ...body } }),
    listed: async () => (await asOwner()(`GET ${LINKS}`, { params: params() })).links,
    revoke: (linkId: string) =>
      asOwner()(`DELETE ${LINKS}/:linkId`, { params: { ...params(), linkId } }),
    restore: (linkId: string) =>
      asOwner()(`POST ${LINKS}/:linkId/restore`, { params: { ...params(), linkId } }),
    opened: async (token: string): Promise<Person> => {
      const person = new Person(room.live.server);
      await callAs(person)('POST /live/links/open', { body: { token } });
      return person;
    },
  };
}
