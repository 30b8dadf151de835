import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { deviceCodeRoutes, PAIRING_MS, pairingRoutes } from '@standby/api-client/devices';
import {
  ApiError,
  changeAsMember,
  changeOrganization,
  type FeatureOptions,
  handleRoutes,
  hashToken,
  inScope,
  setScope,
} from '@standby/server-kit';
import { isProgram } from '@standby/devices/assignments';
import { paths } from '@standby/contracts';
import { isShortCode, newCode, newPrintedCode } from '@standby/api-client/pairing-code';
import { deviceCookie } from '../storage/device-tokens';
import {
  deletePairing,
  findPairing,
  insertDeskCodes,
  insertOffer,
  markUsed,
  type StoredPairing,
} from '../storage/pairing-repository';
import { endCodes, printCodes } from './printed-codes';
import { takeRecord } from './take-record';

/** Key that counts all wrong guesses together, from any address. */
const EVERYBODY = 'all';

type Outcome = 'paired' | 'used' | 'expired' | 'unknown';

/** Returns why a code cannot be used; undefined if it can. */
function refusalOf(pairing: StoredPairing | undefined, at: Date): Outcome | undefined {
  if (!pairing) return 'unknown';
  if (pairing.usedAt !== null) return 'used';
  return pairing.expiresAt <= at ? 'expired' : undefined;
}

/** Serves codes that the desk makes for devices, and codes that devices show and the desk types. */
export function servePairings(app: FastifyInstance, { authGuard, services }: FeatureOptions): void {
  const { database, limits, publicOrigin, isHttps, now, tokens } = services;
  const { queries } = database;

  const datesFrom = (createdAt: Date) => ({
    createdAt,
    expiresAt: new Date(createdAt.getTime() + PAIRING_MS),
  });

  /** Returns the code's address at the public origin, which other machines reach. */
  const addressOf = (code: string): string => `${publicOrigin}${paths.screen}#${code}`;

  /**
   * Returns a longer code while strangers guess, so that their limit never blocks a valid code or
   * the desk.
   */
  const newDeskCode = async (): Promise<string> =>
    (await limits.isSpent('wrongShortCodes', EVERYBODY))
      ? newPrintedCode(randomInt)
      : newCode(randomInt);

  async function noteWrongCode(): Promise<void> {
    if (await limits.isSpent('wrongShortCodes', EVERYBODY)) return;
    await limits.take('wrongShortCodes', EVERYBODY);
  }

  handleRoutes(app, authGuard, pairingRoutes, {
    'POST /organizations/:organizationId/pairings': async ({ account, params, body }) => {
      const code = await newDeskCode();
      const dates = datesFrom(now());
      const { organizationId } = params;
      await inScope(queries, { ...account, organizationId }, (transaction) =>
        insertDeskCodes(transaction, organizationId, [{ ...body, code }], dates),
      );
      return { code, address: addressOf(code), expiresAt: dates.expiresAt.toISOString() };
    },

    'POST /organizations/:organizationId/pairings/find': async ({ params, body }) => {
      const found = await inScope(queries, params, (transaction) =>
        findPairing(transaction, body.code),
      );
      if (!found?.device || found.deviceId === null) return { pairing: null };
      const { deviceId, device, expiresAt, usedAt } = found;
      return {
        pairing: {
          deviceId,
          device,
          expiresAt: expiresAt.toISOString(),
          pairedAt: usedAt?.toISOString() ?? null,
          address: addressOf(body.code),
        },
      };
    },

    'POST /organizations/:organizationId/pairings/cancel': async ({ params, body }) => {
      await inScope(queries, params, (transaction) =>
        deletePairing(transaction, params.organizationId, body.code),
      );
    },

    'POST /organizations/:organizationId/pairings/accept': async ({ account, params, body }) => {
      const { accountId } = account;
      const { organizationId } = params;
      const { code, ...record } = body;
      const at = now();
      const member = { accountId, organizationId, permission: 'devices:write' } as const;
      const outcome = await changeAsMember<Outcome>(
        database,
        member,
        async (transaction, revision) => {
          await setScope(transaction, { accountId, organizationId, pairing: hashToken(code) });
          const offer = await findPairing(transaction, code);
          const refusal = refusalOf(offer, at);
          if (refusal) return refusal;
          const tokenHash = offer?.tokenHash ?? null;
          // The desk cannot accept a code that it made itself.
          if (tokenHash === null) return 'unknown';
          const { deviceId } = record;
          if (!(await markUsed(transaction, code, { organizationId, deviceId, at }))) return 'used';
          const context = { transaction, organizationId, accountId, revision, now: at };
          await takeRecord(context, record, tokenHash);
          return 'paired';
        },
      );
      return { outcome };
    },

    'POST /organizations/:organizationId/pairings/print': async ({ account, params, body }) => {
      const { codes, expiresAt } = await printCodes(services, { ...account, ...params }, body);
      return {
        codes: codes.map(({ deviceId, code }) => ({ deviceId, code, address: addressOf(code) })),
        expiresAt: expiresAt.toISOString(),
      };
    },

    'POST /organizations/:organizationId/pairings/end': ({ account, params, body }) =>
      endCodes(services, { ...account, ...params }, body.deviceIds),
  });

  /** Uses a desk code for the bearer of a token. */
  async function pair(
    code: string,
    tokenHash: string,
  ): Promise<{ readonly outcome: Outcome; readonly isProgram?: boolean }> {
    const at = now();
    const found = await inScope(queries, { pairing: hashToken(code) }, (transaction) =>
      findPairing(transaction, code),
    );
    const refusal = refusalOf(found, at);
    if (refusal) return { outcome: refusal };
    const { organizationId, deviceId, device } = found ?? {};
    if (!organizationId || !deviceId || !device) return { outcome: 'unknown' };
    const record = { deviceId, device };
    const done = await changeOrganization(
      database,
      { organizationId },
      async (transaction, revision): Promise<Outcome> => {
        if (!(await markUsed(transaction, code, { organizationId, deviceId, at }))) return 'used';
        const context = { transaction, organizationId, accountId: null, revision, now: at };
        await takeRecord(context, record, tokenHash);
        return 'paired';
      },
    );
    return { outcome: done ?? 'unknown', isProgram: isProgram(device) };
  }

  handleRoutes(app, authGuard, deviceCodeRoutes, {
    'POST /devices/pair': async ({
      body,
      reply,
    }): Promise<{ outcome: Outcome | 'limit-reached'; token?: string }> => {
      const token = tokens.issue();
      try {
        const { outcome, isProgram: isToldToken } = await pair(body.code, hashToken(token));
        if (outcome === 'unknown' && isShortCode(body.code)) await noteWrongCode();
        if (outcome !== 'paired') return { outcome };
        if (isToldToken) return { outcome, token };
        reply.header('set-cookie', deviceCookie(token, isHttps));
        return { outcome };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'limit-reached') return { outcome: 'limit-reached' };
        // The record was removed after the code was made.
        if (error.code === 'not-found') return { outcome: 'unknown' };
        throw error;
      }
    },

    'POST /devices/offers': async ({ request, reply }) => {
      if (await services.devices.ofRequest(request)) {
        const words = 'This screen is paired already. Remove it on the Devices screen first.';
        throw new ApiError(409, 'already-paired', words);
      }
      const code = newCode(randomInt);
      // The token is always new: a stranger may have planted the one in the browser.
      const token = tokens.issue();
      const dates = datesFrom(now());
      await insertOffer(queries, hashToken(token), { code, ...dates });
      reply.header('set-cookie', deviceCookie(token, isHttps));
      return { code, expiresAt: dates.expiresAt.toISOString() };
    },
  });
}
