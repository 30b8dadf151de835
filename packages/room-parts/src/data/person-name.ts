import { ANSWER_NAME_MAX } from '@standby/live-room/domain/state/call-schemas';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isGuest } from './guest';

/** Returns the name of this window’s person on other desks, cut to the length that acts permit. */
export function ownName({ self, connection }: RoomSnapshot): string {
  const name = connection?.names.get(self.id) || self.name;
  return name.slice(0, ANSWER_NAME_MAX).trim();
}

/** Returns the name of an act’s author; undefined for this window’s person. */
export function nameOfOther(snapshot: RoomSnapshot, by: string): string | undefined {
  const { self, connection, screens } = snapshot;
  if (by === self.id) return undefined;
  if (!connection) return screens.find(({ id }) => id === by)?.name;
  const name = connection.names.get(by);
  // Several people may share a link whose guests gave no name.
  if (isGuest() && self.personName === null) return name;
  // The same name means another window of the same person, or this one before a reload.
  return name === connection.names.get(self.id) ? undefined : name;
}
