import { keysOf } from './objects';

/** Roles of an organization's members, from the most permissions to the fewest. */
export const roles = [
  'owner',
  'admin',
  'stage-manager',
  'assistant-stage-manager',
  'light-board-operator',
] as const;

export type Role = (typeof roles)[number];

/** Names of the roles on screens and in mails. */
export const roleLabels = {
  owner: 'Owner',
  admin: 'Admin',
  'stage-manager': 'Stage Manager',
  'assistant-stage-manager': 'Assistant SM',
  'light-board-operator': 'Light Board Op',
} as const satisfies Readonly<Record<Role, string>>;

/** One sentence about each role, for the people who grant it. */
export const roleTexts = {
  owner: 'Everything, and hands the organization over.',
  admin: 'Everything but handing the organization over: members, shows, rooms, live rooms.',
  'stage-manager': 'Shows, rooms and devices, and controls live rooms. Invites no one.',
  'assistant-stage-manager':
    'Controls live rooms and writes reports. Changes no shows, rooms or devices.',
  'light-board-operator': 'Follows everything, and changes nothing.',
} as const satisfies Readonly<Record<Role, string>>;

const everyone: readonly Role[] = roles;
const crew: readonly Role[] = ['owner', 'admin', 'stage-manager', 'assistant-stage-manager'];
const stageManagement: readonly Role[] = ['owner', 'admin', 'stage-manager'];
const administration: readonly Role[] = ['owner', 'admin'];
const owners: readonly Role[] = ['owner'];

/**
 * Permissions of each role in an organization, in connected mode. The server refuses by this table, and screens hide
 * by it.
 */
export const permissionTable = {
  'organization:read': everyone,
  'organization:rename': administration,
  'organization:transfer': owners,
  'organization:export': administration,
  'organization:import': administration,
  'members:read': everyone,
  'members:manage': administration,
  'invitations:manage': administration,
  'shows:read': everyone,
  'shows:write': stageManagement,
  'people:read': everyone,
  'people:write': stageManagement,
  /** Emergency contacts of a company, and stage management's remarks about a person. */
  'people:confidential': crew,
  'schedule:read': everyone,
  'schedule:write': stageManagement,
  'reports:read': everyone,
  'reports:write': crew,
  /** All notes of a show. Members read the notes of their own department without this permission. */
  'notes:read': crew,
  'notes:write': crew,
  /** Names of the people who signed in and who did not, and the PINs. */
  'sign-in:read': crew,
  'sign-in:write': crew,
  'rooms:read': everyone,
  'rooms:write': stageManagement,
  'devices:read': everyone,
  'devices:write': stageManagement,
  'live:view': everyone,
  'live:message': crew,
  'live:control': crew,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof permissionTable;

export const permissions: readonly Permission[] = keysOf(permissionTable);

/** Whether a role has a permission. */
export function isPermitted(role: Role, permission: Permission): boolean {
  return permissionTable[permission].includes(role);
}

/** Returns the roles that a member may grant: their own and those below it. */
export function grantableRoles(role: Role): readonly Role[] {
  if (!isPermitted(role, 'members:manage')) return [];
  return roles.slice(roles.indexOf(role));
}

/** Whether a member may remove another member or give them a new role: only owners change owners. */
export function canChangeMember(by: Role, current: Role): boolean {
  return grantableRoles(by).includes(current);
}
