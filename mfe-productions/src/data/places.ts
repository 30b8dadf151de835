import { openOnServer } from '@standby/collections/connected';
import { byMode, houseLists, readRoomNames, ROOMS_KEY } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';

interface Room {
  readonly id: string;
  readonly name: string;
}

/** Returns the names of the organization's rooms. Rejects if the server does not answer. */
export const readPlaces = byMode<() => Promise<readonly string[]>>(
  async () => readRoomNames(openBrowserStorage().read(ROOMS_KEY)),
  async () => {
    const rooms = await openOnServer<Room, object>(houseLists.rooms);
    return (await rooms.list()).map(({ name }) => name);
  },
);
