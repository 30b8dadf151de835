import { keysOf } from './objects';

/** The roles of an organization's members, the one with the most permissions first. */
export const roles = [
  'owner',
  'admin',
  'stage-manager',
  'assistant-stage-manager',
  'light-board-operator',
] as const;

export type Role = (typeof roles)[number];

/** What a role is called on screens and in mails. */
export const roleLabels = {
  owner: 'Owner',
  admin: 'Admin',
  'stage-manager': 'Stage Manager',
  'assistant-stage-manager': 'Assistant SM',
  'light-board-operator': 'Light Board Op',
} as const satisfies Readonly<Record<Role, string>>;

/** What a role may do, in a sentence for those who give it. */
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
 * Who may do what in an organization, in connected mode. The server refuses by this table, and
 * screens hide by it.
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
  /** Emergency contacts of a company, and what stage management notes about a person. */
  'people:confidential': crew,
  'schedule:read': everyone,
  'schedule:write': stageManagement,
  'reports:read': everyone,
  'reports:write': crew,
  /** All notes of a show. Everybody sees those of their own department by a way of its own. */
  'notes:read': crew,
  'notes:write': crew,
  /** Who signed in, who did not, and the PINs. */
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

/** Whether a member with a role may do something. */
export function isPermitted(role: Role, permission: Permission): boolean {
  return permissionTable[permission].includes(role);
}

/** The roles that a member may grant: none above their own. */
export function grantableRoles(role: Role): readonly Role[] {
  if (!isPermitted(role, 'members:manage')) return [];
  return roles.slice(roles.indexOf(role));
}

/** Whether a member may give a new role to, or remove, a member who has one: owners alone change owners. */
export function canChangeMember(by: Role, current: Role): boolean {
  return grantableRoles(by).includes(current);
}
