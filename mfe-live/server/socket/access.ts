import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import type { FastifyRequest } from 'fastify';
import {
  type AuthGuard,
  inScope,
  memberRoles,
  type PairedDevice,
  type Services,
} from '@standby/server-kit';
import { isPermitted, type Role, roleLabels } from '@standby/contracts';
import type { LiveRole, RosterEntry } from '@standby/live-room';
import type { Owner } from '@standby/room-engine/authority/ports';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { readLinkCookie } from '../sharing/link-cookie';
import { findLink, noteLinkUse, openLinks } from '../storage/link-repository';
import { showFactsOf, type ShowFacts } from '../storage/show-title';

/** A person's access to a room. */
export interface LiveAccess extends ShowFacts {
  readonly owner: Owner;
  /** Name of the person, or of the link for a person without an account. */
  readonly name: string;
  readonly person: RosterEntry['person'];
  /** Highest role that they may have. */
  readonly role: LiveRole;
  /** Null for a link. */
  readonly sessionId: string | null;
  /** Time at which the link ends, epoch ms; null for a member. */
  readonly endsAtMs: number | null;
  /** Departments that a cue light or a bridge answers for; left out if a person chooses one. */
  readonly departments?: readonly string[] | undefined;
  /** Whether it is a paired device, whose loss is noticed within seconds. */
  readonly isDevice?: boolean;
}

interface AccessOptions {
  readonly authGuard: AuthGuard;
  readonly services: Services;
}

/** Viewers may also acknowledge on a cue light: an operator in person, or a device of the house. */
function liveRoleOf(role: Role | undefined): LiveRole | undefined {
  if (role === undefined || !isPermitted(role, 'live:view')) return undefined;
  return isPermitted(role, 'live:control') ? 'controller' : 'department';
}

/** Returns the access of a member, by their session. */
async function memberAccess(
  request: FastifyRequest,
  key: RoomKey,
  { authGuard, services }: AccessOptions,
): Promise<LiveAccess | ByeReason> {
  const account = await authGuard.signedInAnew(request);
  if (!account) return 'signed-out';
  if (account.deletesAt !== null) return 'not-found';
  const { accountId, sessionId, name } = account;
  const organizationRole = await authGuard.roleOf(accountId, key.organizationId);
  const role = liveRoleOf(organizationRole);
  if (!organizationRole || !role) return 'not-found';
  const { organizationId } = key;
  const show = await inScope(services.database.queries, { organizationId }, (transaction) =>
    showFactsOf(transaction, services, key),
  );
  if (!show) return 'not-found';
  return {
    owner: { kind: 'account', id: accountId },
    name,
    ...show,
    person: { id: accountId, name, role: roleLabels[organizationRole] },
    role,
    sessionId,
    endsAtMs: null,
  };
}

/** Roles that links have; the one with the most permissions counts. */
const LINK_ROLES = ['controller', 'deputy', 'department', 'viewer'] as const;

/** Returns the access that a link's cookie gives; undefined without one. */
async function linkAccess(
  request: FastifyRequest,
  key: RoomKey,
  { database, isHttps, now, findItem, tokens }: Services,
): Promise<LiveAccess | ByeReason | undefined> {
  let ended: ByeReason | undefined;
  for (const role of LINK_ROLES) {
    const token = readLinkCookie(request, key, role, isHttps);
    if (token === undefined) continue;
    const tokenHash = tokens.hashOf(token);
    const link = tokenHash && (await findLink(database.queries, tokenHash, now()));
    if (!link) {
      ended = 'link-ended';
      continue;
    }
    const isOfRoom = link.organizationId === key.organizationId && link.showId === key.showId;
    if (!isOfRoom || link.kind !== role) {
      ended = 'link-ended';
      continue;
    }
    const { organizationId, id, name, expiresAt } = link;
    const show = await inScope(database.queries, { organizationId }, (transaction) =>
      showFactsOf(transaction, { findItem }, key),
    );
    if (!show) return 'not-found';
    await noteLinkUse(database.queries, link, now());
    const owner = { kind: 'link', id } as const;
    const endsAtMs = expiresAt.getTime();
    const departments = link.department === null ? undefined : [link.department];
    return { owner, name, ...show, person: null, role, departments, sessionId: null, endsAtMs };
  }
  return ended;
}

const DEVICE_ROLES: Readonly<Record<string, LiveRole>> = {
  viewer: 'viewer',
  // A call board only shows answers, because a board on a wall is not a department.
  calls: 'viewer',
  light: 'department',
  bridge: 'bridge',
};

/** The departments that a device answers for, where it does. */
function deviceDepartments({
  assignment,
}: Pick<PairedDevice, 'assignment'>): readonly string[] | undefined {
  if (assignment.kind === 'light') return [assignment.department];
  return assignment.kind === 'bridge' ? assignment.departments : undefined;
}

/**
 * Returns the role of a paired device in a room, by its assignment; undefined if the assignment is
 * outside the room.
 */
const deviceRole = (
  { assignment }: Pick<PairedDevice, 'assignment'>,
  roomId: string,
): LiveRole | undefined =>
  'showId' in assignment && assignment.showId === roomId
    ? DEVICE_ROLES[assignment.kind]
    : undefined;

/**
 * Returns the access of a device that shows a part of the room; undefined for all other devices.
 */
async function deviceAccess(
  request: FastifyRequest,
  key: RoomKey,
  { database, devices, findItem }: Services,
): Promise<LiveAccess | undefined> {
  const device = await devices.ofRequest(request);
  const { organizationId } = key;
  if (device?.organizationId !== organizationId) return undefined;
  const role = deviceRole(device, key.showId);
  const show = await inScope(database.queries, { organizationId }, (transaction) =>
    showFactsOf(transaction, { findItem }, key),
  );
  if (!role || !show) return undefined;
  const owner = { kind: 'link', id: device.pairingId } as const;
  const { name } = device;
  return {
    owner,
    name,
    ...show,
    person: null,
    role,
    departments: deviceDepartments(device),
    sessionId: null,
    endsAtMs: null,
    isDevice: true,
  };
}

/**
 * Returns the access of the person or device that opens a room, or the reason for refusing it. It
 * checks the session, and the cookies of a link and of a device.
 */
export async function accessOf(
  request: FastifyRequest,
  key: RoomKey,
  options: AccessOptions,
): Promise<LiveAccess | ByeReason> {
  const member = await memberAccess(request, key, options);
  const isMember = typeof member === 'object';
  if (isMember && member.role === 'controller') return member;
  const link = await linkAccess(request, key, options.services);
  // A member who may only view gets the additional permissions of a link.
  const givesMore = typeof link === 'object' && (!isMember || link.role !== 'viewer');
  if (givesMore) return link;
  if (isMember) return member;
  return (await deviceAccess(request, key, options.services)) ?? link ?? member;
}

/** Current access of an organization's windows. */
export interface OrganizationAccess {
  /** Returns the role that a window may have, or the reason why it has to end. */
  readonly roleOf: (access: LiveAccess, showId: string) => LiveRole | ByeReason;
  /** Returns when a link ends, in epoch ms; null for a member. */
  readonly endOf: (access: LiveAccess) => number | null;
  /** Existing shows, by id. */
  readonly shows: ReadonlyMap<string, ShowFacts>;
}

/** Reads the current access for all windows of an organization at once. */
export function organizationAccess(
  organizationId: string,
  showIds: ReadonlySet<string>,
  services: Services,
): Promise<OrganizationAccess> {
  return inScope(services.database.queries, { organizationId }, async (transaction) => {
    const roles = await memberRoles(transaction, organizationId);
    const links = await openLinks(transaction, organizationId, services.now());
    const devices = await services.devices.ofOrganization(transaction, organizationId);
    const shows = new Map<string, ShowFacts>();
    for (const showId of showIds) {
      const show = await showFactsOf(transaction, services, { organizationId, showId });
      if (show) shows.set(showId, show);
    }
    return {
      shows,
      endOf: ({ owner, endsAtMs }) => links.get(owner.id)?.expiresAt.getTime() ?? endsAtMs,
      roleOf: ({ owner, role, departments }, showId) => {
        const device = owner.kind === 'link' ? devices.get(owner.id) : undefined;
        // The device says hello again, and answers for the other departments from then on.
        if (device && String(deviceDepartments(device)) !== String(departments)) {
          return 'role-changed';
        }
        if (device && shows.has(showId)) return deviceRole(device, showId) ?? 'link-ended';
        if (owner.kind === 'link' && !links.has(owner.id)) return 'link-ended';
        if (!shows.has(showId)) return 'not-found';
        return owner.kind === 'link' ? role : (liveRoleOf(roles.get(owner.id)) ?? 'not-found');
      },
    };
  });
}
