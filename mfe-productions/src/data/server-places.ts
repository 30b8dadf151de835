import { createServerCollection, openConnection } from '@standby/collections/server';

interface Room {
  readonly id: string;
  readonly name: string;
}

/** Reads the names of the organization's rooms. */
export async function readServerRoomNames(
  connection = openConnection(),
): Promise<readonly string[]> {
  const rooms = createServerCollection<Room, object>({
    name: 'rooms',
    noun: { one: 'room', many: 'rooms' },
    write: 'rooms:write',
    connection,
  });
  return (await rooms.list()).map(({ name }) => name);
}
