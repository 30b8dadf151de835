import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  deviceControlRoutes,
  pairedDeviceRoutes,
  type DeviceState,
} from '@standby/api-client/devices';
import {
  changeAsMember,
  type FeatureOptions,
  handleRoutes,
  inScope,
  notFound,
} from '@standby/server-kit';
import { controlDevice } from '../../src/domain/device';
import { findOffer } from '../storage/pairing-repository';
import { allDevices, findDevice, saveDevices } from '../storage/device-rows';
import { pairedState } from './device-state';
import { deviceStreams } from './device-streams';
import {
  deviceCookie,
  findTokenOwner,
  readDeviceToken,
  type TokenOwner,
} from '../storage/device-tokens';
import { watchPresence } from './presence';

/** Serves the requests of paired devices, and the desk's control of them. */
export function servePairedDevices(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
): void {
  const { database, devices, isHttps, metrics, now } = services;
  const { queries } = database;
  const presence = watchPresence(services);
  const streams = deviceStreams(services);
  metrics.gauge('standby_devices_online', 'Paired devices that beat here.', presence.count);
  app.addHook('preClose', async () => {
    streams.close();
    await presence.stop();
  });

  async function ownerOf(request: FastifyRequest): Promise<TokenOwner | undefined> {
    const device = devices.tokenHashOf(request);
    if (device === undefined) return undefined;
    return inScope(queries, { device }, (transaction) => findTokenOwner(transaction, device));
  }

  async function offerOf(request: FastifyRequest): Promise<DeviceState> {
    const device = devices.tokenHashOf(request);
    if (device === undefined) return { state: 'new' };
    const offer = await inScope(queries, { device }, (transaction) =>
      findOffer(transaction, device, now()),
    );
    return offer
      ? { state: 'waiting', expiresAt: offer.expiresAt.toISOString() }
      : { state: 'new' };
  }

  handleRoutes(app, authGuard, pairedDeviceRoutes, {
    'POST /devices/self': async ({ request, body }) => {
      const owner = await ownerOf(request);
      if (!owner) return { device: await offerOf(request), nowMs: now().getTime() };
      const device = await inScope(queries, owner, (transaction) => findDevice(transaction, owner));
      if (!device) return { device: { state: 'new' as const }, nowMs: now().getTime() };
      await presence.beat(owner, device, body.report);
      return { device: pairedState(owner, device, now()), nowMs: now().getTime() };
    },

    'GET /devices/self/stream': async ({ request, reply }) => {
      const owner = await ownerOf(request);
      if (!owner) throw notFound();
      const token = readDeviceToken(request, isHttps) ?? '';
      reply.header('set-cookie', deviceCookie(token, isHttps));
      await streams.open(owner, reply);
    },
  });

  handleRoutes(app, authGuard, deviceControlRoutes, {
    'POST /organizations/:organizationId/devices/control': async ({ account, params, body }) => {
      const { deviceIds, ...control } = body;
      const { accountId } = account;
      const { organizationId } = params;
      const member = { accountId, organizationId, permission: 'devices:write' } as const;
      await changeAsMember(database, member, async (transaction, revision) => {
        const known = await allDevices(transaction, organizationId);
        const at = now().toISOString();
        const changed = deviceIds.map((id) => {
          const device = known.get(id);
          if (!device) throw notFound();
          return controlDevice(device, control, at);
        });
        await saveDevices(transaction, changed, { organizationId, revision, accountId });
      });
    },
  });
}
