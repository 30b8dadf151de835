import type { FastifyRequest } from 'fastify';
import {
  type Gate,
  inScope,
  memberRoles,
  type Services,
  type TransactionQueries,
} from 'server/area';
import { isPermitted, type Role, roleLabels } from 'shared-ui/contracts';
import type { ByeReason, LiveRole, RosterEntry } from '../../src/domain/index';
import type { Owner } from '../room/ports';
import type { RoomKey } from '../storage/room-repository';

/** What somebody may do in a room. */
export interface LiveAccess {
  readonly owner: Owner;
  /** Of the person; the link's for somebody without an account. */
  readonly name: string;
  readonly person: RosterEntry['person'];
  /** The most that they may do. */
  readonly role: LiveRole;
  /** Null for a link. */
  readonly sessionId: string | null;
}

export interface AccessOptions {
  readonly gate: Gate;
  readonly services: Services;
}

function liveRoleOf(role: Role | undefined): LiveRole | undefined {
  if (role === undefined || !isPermitted(role, 'live:view')) return undefined;
  return isPermitted(role, 'live:control') ? 'controller' : 'viewer';
}

export const hasShow = async (
  transaction: TransactionQueries,
  { findItem }: Pick<Services, 'findItem'>,
  { organizationId, showId }: RoomKey,
): Promise<boolean> =>
  (await findItem(transaction, { organizationId, collection: 'shows', id: showId })) !== undefined;

/** Who opens a room, and what they may do there; else why not. */
export async function accessOf(
  request: FastifyRequest,
  key: RoomKey,
  { gate, services }: AccessOptions,
): Promise<LiveAccess | ByeReason> {
  const account = await gate.signedInAnew(request);
  if (!account) return 'signed-out';
  if (account.deletesAt !== null) return 'not-found';
  const { accountId, sessionId, name } = account;
  const organizationRole = await gate.roleOf(accountId, key.organizationId);
  const role = liveRoleOf(organizationRole);
  if (!organizationRole || !role) return 'not-found';
  const { organizationId } = key;
  const isThere = await inScope(services.database.queries, { organizationId }, (transaction) =>
    hasShow(transaction, services, key),
  );
  if (!isThere) return 'not-found';
  return {
    owner: { kind: 'account', id: accountId },
    name,
    person: { id: accountId, name, role: roleLabels[organizationRole] },
    role,
    sessionId,
  };
}

/** What windows of an organization may do now. */
export interface OrganizationAccess {
  readonly roleOf: (access: LiveAccess, showId: string) => LiveRole | undefined;
}

/** Reads it anew, for all windows of an organization at once. */
export function organizationAccess(
  organizationId: string,
  showIds: ReadonlySet<string>,
  services: Services,
): Promise<OrganizationAccess> {
  return inScope(services.database.queries, { organizationId }, async (transaction) => {
    const roles = await memberRoles(transaction, organizationId);
    const shows = new Set<string>();
    for (const showId of showIds) {
      if (await hasShow(transaction, services, { organizationId, showId })) shows.add(showId);
    }
    return {
      roleOf: ({ owner }, showId) =>
        owner.kind === 'account' && shows.has(showId) ? liveRoleOf(roles.get(owner.id)) : undefined,
    };
  });
}
