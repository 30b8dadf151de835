import { createClient, type deviceCodeRoutes, type pairingRoutes } from '@standby/api-client';
import { newId } from '@standby/collections/port';
import { openConnection } from '@standby/collections/server';
import type { DeviceToPair, Pairing } from '../domain/pairing';
import type { Claim, Pairings } from './pairings';

type Routes = typeof pairingRoutes & typeof deviceCodeRoutes;

const recordOf = ({ id = newId(), ...said }: DeviceToPair) => ({
  deviceId: id,
  device: { description: '', setupMethod: 'qr' as const, ...said },
});

/** Creates pairings through the server, which pair any device that reaches it. */
export function createServerPairings(connection = openConnection()): Required<Pairings> {
  const { base, member, feed, send } = connection;
  const call = createClient<Routes>(base, send);
  const params = { organizationId: member?.organizationId ?? '' };

  async function open(device: DeviceToPair): Promise<Pairing> {
    const record = recordOf(device);
    const { code, ...made } = await call('POST /organizations/:organizationId/pairings', {
      params,
      body: record,
    });
    const { name, type, room } = device;
    const { deviceId } = record;
    return {
      id: code,
      device: { name, type, room },
      pairedAt: null,
      claimant: null,
      deviceId,
      ...made,
    };
  }

  const cancel = ({ id }: Pick<Pairing, 'id'>): Promise<void> =>
    call('POST /organizations/:organizationId/pairings/cancel', { params, body: { code: id } });

  return {
    open,
    cancel,
    async renew(pairing, device) {
      await cancel(pairing);
      return open({ ...device, ...(pairing.deviceId !== undefined && { id: pairing.deviceId }) });
    },
    async find(code) {
      const { pairing } = await call('POST /organizations/:organizationId/pairings/find', {
        params,
        body: { code },
      });
      return pairing ? { id: code, claimant: null, ...pairing } : undefined;
    },
    /** Devices use their codes on their own page. */
    claim: () => Promise.resolve<Claim>({ outcome: 'unknown' }),
    async accept(code, device) {
      const { outcome } = await call('POST /organizations/:organizationId/pairings/accept', {
        params,
        body: { code, ...recordOf(device) },
      });
      return outcome;
    },
    subscribe: (listener) => feed.subscribe({ onRevision: listener, onLost: () => undefined }),
  };
}
