import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  cookieHeader,
  cookieName,
  type DeviceAccess,
  inScope,
  type PairedDevice,
  readCookie,
  type Services,
  type TransactionQueries,
} from '@standby/server-kit';
import type { Device } from '../../src/domain/device';
import { venueTables } from '../tables';
import { allDevices, findDevice } from './device-rows';

const COOKIE = 'standby.device';

/** Longest lifetime that browsers allow a cookie; every connection renews it. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Returns the cookie with a device's token; scripts of the page cannot read it. */
export const deviceCookie = (token: string, isHttps: boolean): string =>
  cookieHeader({ name: COOKIE, value: token, path: '/', maxAgeSeconds: COOKIE_SECONDS }, isHttps);

/** Returns the token of a program, which keeps no cookies. Pages of other origins cannot send this header. */
const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer (\S{1,200})$/u.exec(headers.authorization ?? '')?.[1];

/** Returns the token that a device's browser, or a program, sent. */
export const readDeviceToken = (
  request: Pick<FastifyRequest, 'headers'>,
  isHttps: boolean,
): string | undefined => readCookie(request, cookieName(COOKIE, isHttps)) ?? bearerOf(request);

/** Record that a token belongs to. */
export interface TokenOwner {
  readonly organizationId: string;
  readonly deviceId: string;
  readonly pairingId: string;
}

const OWNER = ['organizationId', 'deviceId', 'id as pairingId'] as const;

export const findTokenOwner = (
  transaction: TransactionQueries,
  tokenHash: string,
): Promise<TokenOwner | undefined> =>
  venueTables(transaction)
    .selectFrom('deviceToken')
    .select(OWNER)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export const listTokenOwners = (
  transaction: TransactionQueries,
  organizationId: string,
): Promise<TokenOwner[]> =>
  venueTables(transaction)
    .selectFrom('deviceToken')
    .select(OWNER)
    .where('organizationId', '=', organizationId)
    .execute();

/** Gives a record to the bearer of a token and takes it from an earlier bearer. */
export async function giveToken(
  transaction: TransactionQueries,
  { organizationId, deviceId }: Omit<TokenOwner, 'pairingId'>,
  { tokenHash, at }: { readonly tokenHash: string; readonly at: Date },
): Promise<void> {
  const values = { id: randomUUID(), tokenHash, pairedAt: at };
  await venueTables(transaction)
    .insertInto('deviceToken')
    .values({ organizationId, deviceId, ...values })
    .onConflict((conflict) => conflict.columns(['organizationId', 'deviceId']).doUpdateSet(values))
    .execute();
}

export async function dropToken(
  transaction: TransactionQueries,
  { organizationId, deviceId }: Omit<TokenOwner, 'pairingId'>,
): Promise<void> {
  await venueTables(transaction)
    .deleteFrom('deviceToken')
    .where('organizationId', '=', organizationId)
    .where('deviceId', '=', deviceId)
    .execute();
}

const pairedDevice = (owner: TokenOwner, { name, assignment }: Device): PairedDevice => ({
  ...owner,
  name,
  assignment,
});

/** Creates the access of paired devices to the live rooms that they show. */
export function deviceAccess({
  database: { queries },
  isHttps,
  tokens,
}: Pick<Services, 'database' | 'isHttps' | 'tokens'>): DeviceAccess {
  const tokenHashOf: DeviceAccess['tokenHashOf'] = (request) =>
    tokens.hashOf(readDeviceToken(request, isHttps));
  return {
    tokenHashOf,
    async ofRequest(request) {
      const tokenHash = tokenHashOf(request);
      if (tokenHash === undefined) return undefined;
      const owner = await inScope(queries, { device: tokenHash }, (transaction) =>
        findTokenOwner(transaction, tokenHash),
      );
      if (!owner) return undefined;
      const device = await inScope(queries, owner, (transaction) => findDevice(transaction, owner));
      return device && pairedDevice(owner, device);
    },
    async ofOrganization(transaction, organizationId) {
      const owners = await listTokenOwners(transaction, organizationId);
      if (owners.length === 0) return new Map();
      const devices = await allDevices(transaction, organizationId);
      const paired = owners.flatMap((owner) => {
        const device = devices.get(owner.deviceId);
        return device ? [pairedDevice(owner, device)] : [];
      });
      return new Map(paired.map((device) => [device.pairingId, device]));
    },
  };
}
