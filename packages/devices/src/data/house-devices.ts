import type { Collection } from '@standby/collections/port';
import { createServerCollection, openConnection } from '@standby/collections/server';
import { houseLists } from '@standby/contracts';
import type { ControlledDevice } from '../domain/assignments';

/** The organization's devices, for people who control them. Other code manages their records. */
export type HouseDevices = Collection<ControlledDevice, object>;

export function createHouseDevices(connection = openConnection()): HouseDevices {
  return createServerCollection<ControlledDevice, object>({
    ...houseLists.devices,
    connection,
  });
}
