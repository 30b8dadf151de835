import { createClient, type liveRoomRoutes } from '@standby/api-client';
import { createServerCollection, openConnection } from '@standby/collections/server';
import { houseLists, type ShowTitle } from '@standby/contracts';

/** Part of a show's live room that a small picture shows. */
export interface ShownShow {
  readonly title: string;
  /**
   * Time at which the running timer reaches zero, by this machine's clock; null if no timer runs.
   */
  readonly zeroAtMs: number | null;
  /** Ids of the programs in its live room, such as Companion. */
  readonly programs: readonly string[];
}

/** Reads the shows of the organization, each with its running timer, by id. */
export type ReadShownShows = () => Promise<ReadonlyMap<string, ShownShow>>;

export function createShownShows(connection = openConnection()): ReadShownShows {
  const { base, member, send, now } = connection;
  const call = createClient<typeof liveRoomRoutes>(base, send);
  const params = { organizationId: member?.organizationId ?? '' };
  // The collection is kept, so that later reads ask only for newer items.
  const collection = createServerCollection<ShowTitle, object>({ ...houseLists.shows, connection });
  return async () => {
    const [shows, { rooms, programs, nowMs }] = await Promise.all([
      collection.list(),
      call('GET /organizations/:organizationId/live', { params }),
    ]);
    const behindMs = now().getTime() - nowMs;
    const zeros = new Map(
      rooms.flatMap(({ showId, running }) =>
        running ? [[showId, running.zeroAtMs + behindMs] as const] : [],
      ),
    );
    return new Map(
      shows.map(({ id, title }) => {
        const inRoom = programs.filter(({ showId }) => showId === id);
        const shown = {
          title,
          zeroAtMs: zeros.get(id) ?? null,
          programs: inRoom.map(({ deviceId }) => deviceId),
        };
        return [id, shown] as const;
      }),
    );
  };
}
