import type { FastifyRequest } from 'fastify';
import type { ControlScope } from '@standby/api-client/device-screens';
import {
  ApiError,
  type BucketSize,
  inScope,
  type PairedDevice,
  type Services,
  TokenBuckets,
  tooMany,
} from '@standby/server-kit';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { titleOf } from '../storage/show-title';

/** Requests, actions and pings of one token. */
const PER_TOKEN: BucketSize = { capacity: 40, perSecond: 20 };

/** A token's access to one room. */
export interface ControlAccess {
  readonly key: RoomKey;
  readonly pairingId: string;
  /** Name of the program on the Devices screen. */
  readonly name: string;
  readonly scope: ControlScope;
  readonly title: string;
}

export const unknownToken = (): ApiError =>
  new ApiError(
    401,
    'unknown-token',
    'This token is invalid or was removed. Pair the program again on the Devices screen.',
  );

export const notAssigned = (): ApiError =>
  new ApiError(
    409,
    'not-assigned',
    'The program has no show. Choose one on the Devices screen, under Control.',
  );

/** Returns the part of a program's access that its assignment decides; undefined for other devices. */
export function assignedTo({
  assignment: { kind, showId, scope },
}: Pick<PairedDevice, 'assignment'>): { showId: string; scope: ControlScope } | undefined {
  return kind === 'control' && showId !== undefined && scope !== undefined
    ? { showId, scope }
    : undefined;
}

/** Creates the check of tokens. A token over its limit, or a made-up one, costs no query. */
export function controlGuard({ database, devices, findItem }: Services) {
  const buckets = new TokenBuckets(PER_TOKEN);
  return {
    /** Counts something that a token asks for. @returns false if it asks too often */
    take: (tokenHash: string): boolean => buckets.take(tokenHash, 1, performance.now()),

    /** @throws {ApiError} if the token is unknown, asks too often, or is assigned to no show */
    async accessOf(request: FastifyRequest): Promise<ControlAccess & { tokenHash: string }> {
      const tokenHash = devices.tokenHashOf(request);
      if (tokenHash === undefined) throw unknownToken();
      if (!buckets.take(tokenHash, 1, performance.now())) throw tooMany(1);
      const device = await devices.ofRequest(request);
      if (!device) throw unknownToken();
      const assigned = assignedTo(device);
      if (!assigned) throw notAssigned();
      const { organizationId, pairingId, name } = device;
      const { showId, scope } = assigned;
      const key = { organizationId, showId };
      const title = await inScope(database.queries, { organizationId }, (transaction) =>
        titleOf(transaction, { findItem }, key),
      );
      if (title === undefined) throw notAssigned();
      return { key, pairingId, name, scope, title, tokenHash };
    },
  };
}

export type ControlGuard = ReturnType<typeof controlGuard>;
