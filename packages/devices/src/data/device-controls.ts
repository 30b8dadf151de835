import { createClient } from '@standby/api-client';
import type { deviceControlRoutes } from '@standby/api-client/devices';
import { openConnection } from '@standby/collections/server';
import type { ControlledDevice, DeviceControl } from '../domain/assignments';

/** Sends a control to devices, to all of them or to none. Only connected mode has it, because a sample device has no machine. */
export type ControlDevices = (
  devices: readonly Pick<ControlledDevice, 'id'>[],
  control: DeviceControl,
) => Promise<void>;

export function createDeviceControls(connection = openConnection()): ControlDevices {
  const { base, member, send } = connection;
  const call = createClient<typeof deviceControlRoutes>(base, send);
  const params = { organizationId: member?.organizationId ?? '' };
  return (devices, { assignment, display, identify = false, update = false }) =>
    call('POST /organizations/:organizationId/devices/control', {
      params,
      body: { deviceIds: devices.map(({ id }) => id), assignment, display, identify, update },
    });
}
