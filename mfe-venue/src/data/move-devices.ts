import type { Devices } from './devices';

/** Moves the devices of a renamed room along, since devices are assigned to a room by its name. */
export async function moveDevices(devices: Devices, from: string, to: string): Promise<void> {
  for (const { id, room } of await devices.list()) {
    if (room === from) await devices.update(id, { room: to });
  }
}
