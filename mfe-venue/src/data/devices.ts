import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  type Device,
  type DeviceContent,
  DEVICE_LIMIT,
  deviceNoun,
  deviceSchema,
  editDevice,
  newDevice,
} from '../domain/device';
import { creationDelay } from './creation-delay';
import { sampleDevices } from './sample-devices';

/** Port to the devices; in connected mode the server's implementation replaces the browser's. */
export type Devices = Collection<Device, DeviceContent>;

export function createDevices(
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Device[] = sampleDevices,
): Devices {
  return createBrowserCollection({
    beforeCreate: creationDelay,
    ...environment,
    key: 'standby:devices',
    version: 2,
    schema: deviceSchema,
    noun: deviceNoun,
    samples,
    limit: DEVICE_LIMIT,
    make: newDevice,
    change: editDevice,
  });
}

export const devices = selectCollection<Device, DeviceContent>(createDevices, () =>
  import('./server-collections').then((server) => server.createServerDevices()),
);
