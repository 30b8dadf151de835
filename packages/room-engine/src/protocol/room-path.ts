/** Path prefix of the connections of rooms. */
export const LIVE_PREFIX = '/live';

/** Returns the path of a room's connection. */
export function liveRoomPath(organizationId: string, showId: string): string {
  return `${LIVE_PREFIX}/${organizationId}/${showId}`;
}
