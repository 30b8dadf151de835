import * as v from 'valibot';
import { readApiBase } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';

/** localStorage key under which the rooms of this browser are stored; they belong to another remote. */
const ROOMS_KEY = 'standby:rooms';

/** Names of the rooms in a new browser. */
const sampleNames = ['Main Stage', 'Studio A', 'Rehearsal room 1'] as const;

const storedSchema = v.object({
  entries: v.array(v.object({ item: v.object({ name: v.string() }) })),
});

/** Returns the names of the organization's rooms. Rejects if the server does not answer. */
export async function readRoomNames(): Promise<readonly string[]> {
  if (readApiBase() !== undefined) {
    const { readServerRoomNames } = await import('./server-places');
    return readServerRoomNames();
  }
  const stored = openBrowserStorage().read(ROOMS_KEY);
  if (stored === null) return sampleNames;
  const { entries } = v.parse(storedSchema, JSON.parse(stored));
  return entries.map(({ item }) => item.name);
}
