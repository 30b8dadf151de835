import { encodeEvent, type RoomEvent, type RoomTypes } from '../log/event';

const known = new WeakMap<object, number>();

/** Returns the length of an event as it is stored and sent, in characters of JSON. */
export function lengthOf<Room extends RoomTypes>(event: RoomEvent<Room>): number {
  const length = known.get(event) ?? JSON.stringify(encodeEvent(event)).length;
  known.set(event, length);
  return length;
}
