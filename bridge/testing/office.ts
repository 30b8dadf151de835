import type { Client } from '@standby/api-client';
import type { deviceControlRoutes, pairingRoutes } from '@standby/api-client/devices';

export type OfficeRoutes = typeof pairingRoutes & typeof deviceControlRoutes;

interface Place {
  readonly organizationId: string;
  readonly showId: string;
}

const record = {
  name: 'Booth bridge',
  type: 'bridge',
  room: 'Control room',
  description: '',
  setupMethod: 'qr',
} as const;

/** Returns calls by which a member of an organization pairs bridges, and assigns them to a show. */
export function officeOf(call: Client<OfficeRoutes>, { organizationId, showId }: Place) {
  const params = { organizationId };
  return {
    code: async (deviceId = 'bridge'): Promise<string> => {
      const body = { deviceId, device: record };
      const made = await call('POST /organizations/:organizationId/pairings', { params, body });
      return made.code;
    },
    assign: (departments: string[], deviceId = 'bridge') =>
      call('POST /organizations/:organizationId/devices/control', {
        params,
        body: {
          deviceIds: [deviceId],
          assignment: { kind: 'bridge', showId, departments },
        },
      }),
  };
}
