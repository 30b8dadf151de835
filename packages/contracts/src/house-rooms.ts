import { fieldsOf } from './objects';
import { readStoredItems } from './stored-items';

/** localStorage key of this browser's rooms of the house. */
export const ROOMS_KEY = 'standby:rooms';

/** Names of the rooms in a new browser. */
export const sampleRoomNames: readonly string[] = [
  'Main Stage',
  'Studio A',
  'Control room',
  'Rehearsal room 1',
  'Studio B',
  'Dressing room',
  'Lobby',
];

/**
 * Returns the names of the rooms from the value stored under `ROOMS_KEY`. The sample rooms count while nothing readable is
 * stored.
 */
export function readRoomNames(raw: string | null): readonly string[] {
  const items = readStoredItems(raw);
  if (!items) return sampleRoomNames;
  return items.map((item) => fieldsOf(item)['name']).filter((name) => typeof name === 'string');
}
