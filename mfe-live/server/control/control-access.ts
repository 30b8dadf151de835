import type { FastifyRequest } from 'fastify';
import { controlQuerySchema, showSchema } from '@standby/api-client/control';
import type { Assignment, ControlScope } from '@standby/api-client/device-screens';
import {
  type BucketSize,
  inScope,
  type PairedDevice,
  type Services,
  TokenBuckets,
  tooMany,
  type TransactionQueries,
} from '@standby/server-kit';
import type { RoomKey } from '@standby/live-room/authority/ports';
import * as v from 'valibot';
import { titleOf } from '../storage/show-title';
import { refused } from './control-refusals';

/** Requests, actions and pings of one token. */
const PER_TOKEN: BucketSize = { capacity: 40, perSecond: 20 };

/** A token's access to one room. */
export interface ControlAccess extends Pick<PairedDevice, 'pairingId' | 'deviceId' | 'name'> {
  readonly key: RoomKey;
  readonly scope: ControlScope;
  readonly title: string;
  /** Whether the request named the show. Otherwise the access ends once the program has other shows. */
  readonly isNamed: boolean;
}

/** Assignment of a program: its scope, and its show unless it may use every show. */
type Rights = Extract<Assignment, { kind: 'control' }>;

const mayUse = (rights: Rights, showId: string): boolean =>
  rights.showId === undefined || rights.showId === showId;

/**
 * Returns the access of a device to the room of a show, or the code of the refusal.
 *
 * @param named show that the request names; without one, it is the only show of the program
 */
export async function accessOfDevice(
  transaction: TransactionQueries,
  services: Pick<Services, 'findItem'>,
  device: PairedDevice,
  named: string | undefined,
): Promise<ControlAccess | string> {
  const { organizationId, pairingId, deviceId, name, assignment } = device;
  if (assignment.kind !== 'control') return 'not-assigned';
  const showId = named ?? assignment.showId;
  if (showId === undefined) return 'no-show';
  if (!mayUse(assignment, showId)) return 'unknown-show';
  const key = { organizationId, showId };
  const title = await titleOf(transaction, services, key);
  if (title === undefined) return assignment.showId === undefined ? 'unknown-show' : 'not-assigned';
  const isNamed = named !== undefined;
  return { key, pairingId, deviceId, name, scope: assignment.scope, title, isNamed };
}

/** Creates the check of tokens. A token over its limit, or a made-up one, costs no query. */
export function controlGuard(services: Services) {
  const { database, devices, listItems } = services;
  const buckets = new TokenBuckets(PER_TOKEN);

  /** Counts something that a token asks for. @returns false if it asks too often */
  const take = (tokenHash: string): boolean => buckets.take(tokenHash, 1, performance.now());

  /** @throws {ApiError} if the token is unknown, asks too often, or may use no room */
  async function programOf(request: FastifyRequest) {
    const tokenHash = devices.tokenHashOf(request);
    if (tokenHash === undefined) throw refused('unknown-token');
    if (!take(tokenHash)) throw tooMany(1);
    const device = await devices.ofRequest(request);
    if (!device) throw refused('unknown-token');
    const { assignment } = device;
    if (assignment.kind !== 'control') throw refused('not-assigned');
    return { device, rights: assignment, tokenHash };
  }

  return {
    take,

    /** Returns the shows whose rooms a program may use. @throws {ApiError} as `accessOf` */
    async showsOf(request: FastifyRequest): Promise<v.InferOutput<typeof showSchema>[]> {
      const { device, rights } = await programOf(request);
      const { organizationId } = device;
      const items = await inScope(database.queries, { organizationId }, (transaction) =>
        listItems(transaction, { organizationId, collection: 'shows' }),
      );
      const shows = items.filter((item) => v.is(showSchema, item));
      return shows.filter(({ id }) => mayUse(rights, id));
    },

    /**
     * Returns the access to the room that a request names, or to the only one of its program.
     *
     * @throws {ApiError} if the token is unknown, asks too often, or may not use such a room
     */
    async accessOf(request: FastifyRequest): Promise<{ access: ControlAccess; tokenHash: string }> {
      const { device, tokenHash } = await programOf(request);
      const query = v.safeParse(controlQuerySchema, request.query);
      if (!query.success) throw refused('unknown-show');
      const { organizationId } = device;
      const access = await inScope(database.queries, { organizationId }, (transaction) =>
        accessOfDevice(transaction, services, device, query.output.show),
      );
      if (typeof access === 'string') throw refused(access);
      return { access, tokenHash };
    },
  };
}

export type ControlGuard = ReturnType<typeof controlGuard>;
