import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isGuest } from '../../data/guest';

/** What the person of this window is called on other desks: a guest has only the window's name. */
export function ownName({ self, connection }: RoomSnapshot): string {
  const name = isGuest() ? undefined : connection?.names.get(self.id);
  return name || self.name;
}

/** What the author of an act is called; undefined for this window's person. */
export function nameOfOther(snapshot: RoomSnapshot, by: string): string | undefined {
  const { self, connection, screens } = snapshot;
  if (by === self.id) return undefined;
  if (!connection) return screens.find(({ id }) => id === by)?.name;
  const name = connection.names.get(by);
  // Another window of the same person, or this one before it was loaded anew.
  return name === connection.names.get(self.id) ? undefined : name;
}
