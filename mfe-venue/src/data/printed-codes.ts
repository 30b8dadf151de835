import { createClient, type pairingRoutes } from '@standby/api-client';
import { openConnection, serverNow } from '@standby/collections/server';
import type { Device } from '../domain/device';
import type { CodeSheet, PrintedHours } from '../domain/printed-codes';

/**
 * Port to printed codes. Only connected mode offers it, because in sample mode the devices are
 * windows of one browser.
 */
export interface PrintedCodes {
  /** Makes a code for each device and ends the device's earlier codes. */
  readonly make: (devices: readonly Device[], hours: PrintedHours) => Promise<CodeSheet>;
  readonly end: (devices: readonly Device[]) => Promise<void>;
  /** Returns the time by which codes end. */
  readonly now: () => Date;
}

export function createPrintedCodes(connection = openConnection()): PrintedCodes {
  const { base, member, send } = connection;
  const call = createClient<typeof pairingRoutes>(base, send);
  const params = { organizationId: member?.organizationId ?? '' };
  const idsOf = (devices: readonly Device[]) => devices.map(({ id }) => id);
  return {
    async make(devices, hours) {
      const { codes, expiresAt } = await call(
        'POST /organizations/:organizationId/pairings/print',
        {
          params,
          body: { deviceIds: idsOf(devices), hours },
        },
      );
      const slips = codes.flatMap(({ deviceId, ...code }) => {
        const device = devices.find(({ id }) => id === deviceId);
        return device ? [{ device, ...code }] : [];
      });
      return { slips, expiresAt };
    },
    end: (devices) =>
      call('POST /organizations/:organizationId/pairings/end', {
        params,
        body: { deviceIds: idsOf(devices) },
      }),
    now: serverNow,
  };
}
