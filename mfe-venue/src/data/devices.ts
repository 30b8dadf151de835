import { type BrowserEnvironment, createBrowserCollection } from 'shared-collections/browser';
import type { Collection } from 'shared-collections/port';
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

/** The port: a server's implementation takes the place of the browser's here, and no screen changes. */
export type Devices = Collection<Device, DeviceContent>;

export function createDevices(
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Device[] = sampleDevices,
): Devices {
  return createBrowserCollection({
    beforeCreate: creationDelay,
    ...environment,
    key: 'standby:devices',
    version: 1,
    schema: deviceSchema,
    noun: deviceNoun,
    samples,
    limit: DEVICE_LIMIT,
    make: newDevice,
    change: editDevice,
  });
}

export const devices = createDevices();
