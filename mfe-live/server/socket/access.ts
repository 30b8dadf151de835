import type { FastifyRequest } from 'fastify';
import {
  type AuthGuard,
  inScope,
  memberRoles,
  type PairedDevice,
  type Services,
} from '@standby/server-kit';
import { isPermitted, type Role, roleLabels } from '@standby/contracts';
import { type ByeReason, LIVE_ROLES, type LiveRole, type RosterEntry } from '@standby/live-room';
import type { Owner } from '@standby/live-room/authority/ports';
import { readLinkCookie } from '../sharing/link-cookie';
import { findLink, noteLinkUse, openLinks } from '../storage/link-repository';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { showFactsOf, type ShowFacts } from '../storage/show-title';

/** What a person may do in a room. */
export interface LiveAccess extends ShowFacts {
  readonly owner: Owner;
  /** Of the person; the link's for a person without an account. */
  readonly name: string;
  readonly person: RosterEntry['person'];
  /** The most that they may do. */
  readonly role: LiveRole;
  /** Null for a link. */
  readonly sessionId: string | null;
  /** When the link is over, epoch ms; null for a member. */
  readonly endsAtMs: number | null;
  /** The department that a cue light answers for; left out where a person chooses it. */
  readonly department?: string | undefined;
  /** Whether it is a paired device, which is missed within seconds. */
  readonly isDevice?: boolean;
}

export interface AccessOptions {
  readonly authGuard: AuthGuard;
  readonly services: Services;
}

/** Who may look may answer with a cue light, too: an operator in person, or a device of the house. */
function liveRoleOf(role: Role | undefined): LiveRole | undefined {
  if (role === undefined || !isPermitted(role, 'live:view')) return undefined;
  return isPermitted(role, 'live:control') ? 'controller' : 'department';
}

/** What a member may do, by their session. */
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

/** The access that a link's cookie gives; undefined without one. */
async function linkAccess(
  request: FastifyRequest,
  key: RoomKey,
  { database, isHttps, now, findItem, tokens }: Services,
): Promise<LiveAccess | ByeReason | undefined> {
  let ended: ByeReason | undefined;
  for (const role of LIVE_ROLES) {
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
    const department = link.department ?? undefined;
    return { owner, name, ...show, person: null, role, department, sessionId: null, endsAtMs };
  }
  return ended;
}

const DEVICE_ROLES: Readonly<Record<string, LiveRole>> = {
  viewer: 'viewer',
  // Who answered is read there: a board on a wall is no department.
  calls: 'viewer',
  light: 'department',
};

/** What a paired device may do in a room: what the desk makes it show; undefined where that is no part of the room. */
const deviceRole = (
  { assignment: { kind, showId } }: Pick<PairedDevice, 'assignment'>,
  roomId: string,
): LiveRole | undefined => (showId === roomId ? DEVICE_ROLES[kind] : undefined);

/** The access of a device that shows a part of the room; undefined for all others. */
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
    department: device.assignment.department,
    sessionId: null,
    endsAtMs: null,
    isDevice: true,
  };
}

/** Who opens a room, and what they may do there; else why not. The session, and the cookies of a link and of a device, are looked at. */
export async function accessOf(
  request: FastifyRequest,
  key: RoomKey,
  options: AccessOptions,
): Promise<LiveAccess | ByeReason> {
  const member = await memberAccess(request, key, options);
  const isMember = typeof member === 'object';
  if (isMember && member.role === 'controller') return member;
  const link = await linkAccess(request, key, options.services);
  // A member who may only look has what a link gives beyond that.
  const givesMore = typeof link === 'object' && (!isMember || link.role !== 'viewer');
  if (givesMore) return link;
  if (isMember) return member;
  return (await deviceAccess(request, key, options.services)) ?? link ?? member;
}

/** What windows of an organization may do now. */
export interface OrganizationAccess {
  /** What a window may do, or why it may do nothing any more. */
  readonly roleOf: (access: LiveAccess, showId: string) => LiveRole | ByeReason;
  /** When a link is over, epoch ms; null for a member. */
  readonly endOf: (access: LiveAccess) => number | null;
  /** The shows that there are, by id. */
  readonly shows: ReadonlyMap<string, ShowFacts>;
}

/** Reads it again, for all windows of an organization at once. */
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
      roleOf: ({ owner, role, department }, showId) => {
        const device = owner.kind === 'link' ? devices.get(owner.id) : undefined;
        // It says hello again, and answers for the other department from then on.
        if (device && device.assignment.department !== department) return 'role-changed';
        if (device && shows.has(showId)) return deviceRole(device, showId) ?? 'link-ended';
        if (owner.kind === 'link' && !links.has(owner.id)) return 'link-ended';
        if (!shows.has(showId)) return 'not-found';
        return owner.kind === 'link' ? role : (liveRoleOf(roles.get(owner.id)) ?? 'not-found');
      },
    };
  });
}
