import { openOnServer } from '@standby/collections/connected';
import { byMode, houseLists } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import * as v from 'valibot';

/** localStorage key under which the rooms of this browser are stored; they belong to another remote. */
const ROOMS_KEY = 'standby:rooms';

/** Names of the rooms in a new browser. */
const sampleNames = ['Main Stage', 'Studio A', 'Rehearsal room 1'] as const;

const storedSchema = v.object({
  entries: v.array(v.object({ item: v.object({ name: v.string() }) })),
});

interface Room {
  readonly id: string;
  readonly name: string;
}

function readStoredNames(): readonly string[] {
  const stored = openBrowserStorage().read(ROOMS_KEY);
  if (stored === null) return sampleNames;
  const { entries } = v.parse(storedSchema, JSON.parse(stored));
  return entries.map(({ item }) => item.name);
}

/** Returns the names of the organization's rooms. Rejects if the server does not answer. */
export const readRoomNames = byMode<() => Promise<readonly string[]>>(
  async () => readStoredNames(),
  async () => {
    const rooms = await openOnServer<Room, object>(houseLists.rooms);
    return (await rooms.list()).map(({ name }) => name);
  },
);
