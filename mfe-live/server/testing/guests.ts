import { Person } from 'server/testing/test-server';
import { eventIdOf } from '@standby/room-engine/log/event';
import type { LinkKind } from '@standby/room-parts/contract';
import { decodeStoredEvents } from '@standby/room-engine/authority/room-copy';
import { currentFormat } from '@standby/live-room';
import { linksOf } from './links';
import type { LiveClient } from './live-client';
import type { LiveServer } from './live-server';
import type { LiveWindows } from './live-windows';

/** Opens a new link of the windows' room in a browser without an account. */
export async function openLink(
  live: LiveServer,
  windows: LiveWindows,
  kind: LinkKind,
): Promise<Person> {
  const links = linksOf({ live, windows });
  return links.opened((await links.share(kind)).token);
}

/** Asks a question as a guest, from an address of its own, because a house has many addresses. */
export async function ask(
  live: LiveServer,
  { company: { organizationId, showId } }: LiveWindows,
  guest: Person,
  text: string,
) {
  const response = await guest.inject({
    method: 'POST',
    url: `/api/v1/live/${organizationId}/${showId}/questions`,
    payload: { text },
    remoteAddress: new Person(live.server).address,
  });
  return response.statusCode;
}

/** Whether a desk works: its act is stored and reaches another window. */
export async function works(desk: LiveClient, other: LiveClient): Promise<boolean> {
  const event = desk.write({ type: 'flash' });
  desk.sendEvents(event);
  const seen = await Promise.all(
    [desk, other].map((window) =>
      window.next('events', ({ events }) =>
        decodeStoredEvents(events, currentFormat).some(
          (other) => eventIdOf(other) === eventIdOf(event),
        ),
      ),
    ),
  );
  return seen.every((message) => message !== undefined);
}
