import type { Devices } from './devices';

/** Devices are assigned to a room by its name: when that changes, they move along. */
export async function moveDevices(devices: Devices, from: string, to: string): Promise<void> {
  for (const { id, room } of await devices.list()) {
    if (room === from) await devices.update(id, { room: to });
  }
}
