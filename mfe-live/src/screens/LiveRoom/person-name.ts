import { ANSWER_NAME_MAX } from '@standby/live-room/domain/room/call-schemas';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isGuest } from '../../data/guest';

/** What the person of this window is called on other desks, at most as long as acts may name a person. */
export function ownName({ self, connection }: RoomSnapshot): string {
  const name = connection?.names.get(self.id) || self.name;
  return name.slice(0, ANSWER_NAME_MAX).trim();
}

/** What the author of an act is called; undefined for this window's person. */
export function nameOfOther(snapshot: RoomSnapshot, by: string): string | undefined {
  const { self, connection, screens } = snapshot;
  if (by === self.id) return undefined;
  if (!connection) return screens.find(({ id }) => id === by)?.name;
  const name = connection.names.get(by);
  // A link without a name of a person is one of several people.
  if (isGuest() && self.personName === null) return name;
  // Another window of the same person, or this one before a reload.
  return name === connection.names.get(self.id) ? undefined : name;
}
