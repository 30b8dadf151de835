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
  'rooms:read': everyone,
  'rooms:write': stageManagement,
  'devices:read': everyone,
  'devices:write': stageManagement,
  'live:view': everyone,
  'live:message': crew,
  'live:control': crew,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as readonly Permission[];

/** Whether a member with a role may do something. */
export function isPermitted(role: Role, permission: Permission): boolean {
  return permissionTable[permission].includes(role);
}

/** The roles that a member may give to somebody: nobody gives more than what they have. */
export function grantableRoles(role: Role): readonly Role[] {
  if (!isPermitted(role, 'members:manage')) return [];
  return roles.slice(roles.indexOf(role));
}

/** Whether a member may give a new role to, or remove, a member who has one: owners alone change owners. */
export function canChangeMember(by: Role, current: Role): boolean {
  return grantableRoles(by).includes(current);
}
