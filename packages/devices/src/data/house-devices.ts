import type { Collection } from '@standby/collections/port';
import { createServerCollection, openConnection } from '@standby/collections/server';
import type { ControlledDevice } from '../domain/assignments';

/** The organization's devices, for people who control them. Other code manages their records. */
export type HouseDevices = Collection<ControlledDevice, object>;

export function createHouseDevices(connection = openConnection()): HouseDevices {
  return createServerCollection<ControlledDevice, object>({
    name: 'devices',
    noun: { one: 'device', many: 'devices' },
    write: 'devices:write',
    connection,
  });
}
