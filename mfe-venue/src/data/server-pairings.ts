import { createClient, type deviceCodeRoutes, type pairingRoutes } from '@standby/api-client';
import { newId } from '@standby/collections/port';
import { openConnection, serverNow } from '@standby/collections/server';
import type { DeviceToPair, Pairing } from '../domain/pairing';
import type { Claim, Pairings } from './pairings';

type Routes = typeof pairingRoutes & typeof deviceCodeRoutes;

const recordOf = ({ id = newId(), ...said }: DeviceToPair) => ({
  deviceId: id,
  device: { description: '', setupMethod: 'qr' as const, ...said },
});

/** Returns by this machine's clock when a code expires, which the server has set by its own. */
const byThisClock = (expiresAt: string): string =>
  new Date(Date.parse(expiresAt) + Date.now() - serverNow().getTime()).toISOString();

/** Creates pairings through the server, which pair any device that reaches it. */
export function createServerPairings(connection = openConnection()): Required<Pairings> {
  const { base, member, feed, send } = connection;
  const call = createClient<Routes>(base, send);
  const params = { organizationId: member?.organizationId ?? '' };

  async function open(device: DeviceToPair): Promise<Pairing> {
    const record = recordOf(device);
    const { code, address, expiresAt } = await call(
      'POST /organizations/:organizationId/pairings',
      {
        params,
        body: record,
      },
    );
    const { name, type, room } = device;
    const { deviceId } = record;
    return {
      id: code,
      device: { name, type, room },
      pairedAt: null,
      claimant: null,
      deviceId,
      address,
      expiresAt: byThisClock(expiresAt),
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
      if (!pairing) return undefined;
      return { id: code, claimant: null, ...pairing, expiresAt: byThisClock(pairing.expiresAt) };
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
