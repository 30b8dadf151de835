import { encodeEvent } from '@standby/room-engine/log/event';
import type { RoomEvent } from '../domain/index';

const known = new WeakMap<RoomEvent, number>();

/** Returns the length of an event as it is stored and sent, in characters of JSON. */
export function lengthOf(event: RoomEvent): number {
  const length = known.get(event) ?? JSON.stringify(encodeEvent(event)).length;
  known.set(event, length);
  return length;
}
