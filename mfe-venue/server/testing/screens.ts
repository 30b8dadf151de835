import { createClient } from '@standby/api-client';
import type {
  deviceCodeRoutes,
  deviceControlRoutes,
  DeviceState,
  pairedDeviceRoutes,
  pairingRoutes,
} from '@standby/api-client/devices';
import type { DeviceReport } from '@standby/api-client/device-screens';
import type { CollectionRoutes } from '@standby/api-client/contract';
import { Person, type TestServer } from 'server/testing/test-server';
import type { Device, DeviceContent } from '../../src/domain/device';

export const callAs = (person: Person) =>
  createClient<
    typeof pairingRoutes &
      typeof deviceCodeRoutes &
      typeof deviceControlRoutes &
      typeof pairedDeviceRoutes &
      CollectionRoutes<'devices', Device, DeviceContent>
  >('/api/v1', person.fetch);

export const report: DeviceReport = {
  version: '1.0.0',
  model: 'iPad',
  battery: 80,
  width: 1024,
  height: 768,
  clockErrorMs: 100,
  refusals: ['wake-lock'],
  hasUpdate: false,
};

export const wings = {
  name: 'Wings',
  type: 'tablet',
  room: 'Studio A',
  description: '',
  setupMethod: 'qr',
} as const;

/** Makes a code at the desk. */
export const makeCode = (owner: Person, organizationId: string, deviceId: string) =>
  callAs(owner)('POST /organizations/:organizationId/pairings', {
    params: { organizationId },
    body: { deviceId, device: wings },
  });

/** Sends a sign of life for a device. */
export const beat = async (screen: Person, said?: DeviceReport): Promise<DeviceState> =>
  (await callAs(screen)('POST /devices/self', { body: said ? { report: said } : {} })).device;

/** Creates a browser without an account that has used a desk code. */
export async function pairScreen(
  server: TestServer,
  owner: Person,
  { organizationId, deviceId }: { readonly organizationId: string; readonly deviceId: string },
): Promise<Person> {
  const { code } = await makeCode(owner, organizationId, deviceId);
  const screen = new Person(server);
  await callAs(screen)('POST /devices/pair', { body: { code } });
  return screen;
}

/** Returns the records as members read them. */
export async function devicesOf(owner: Person, organizationId: string): Promise<Device[]> {
  const { changed } = await callAs(owner)('GET /organizations/:organizationId/devices/changes', {
    params: { organizationId },
  });
  return changed.map(({ item }) => item);
}
