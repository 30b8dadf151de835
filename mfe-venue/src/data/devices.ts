import { listOfOrganization } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { deviceList, type Device, type DeviceContent } from '../domain/device';
import { creationDelay } from './creation-delay';
import { sampleDevices } from './sample-devices';

/** Port to the devices. */
export type Devices = Collection<Device, DeviceContent>;

export const { createInBrowser: createDevices, list: devices } = listOfOrganization<
  Device,
  DeviceContent
>(deviceList, {
  key: 'standby:devices',
  version: 2,
  samples: sampleDevices,
  beforeCreate: creationDelay,
});
