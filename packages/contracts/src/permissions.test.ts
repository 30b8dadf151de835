import { describe, expect, it, test } from 'vitest';
import {
  canChangeMember,
  grantableRoles,
  isPermitted,
  permissions,
  roles,
  type Permission,
  type Role,
} from './permissions';

/** The same table the other way round, so that a slip in one of them fails. */
const EXPECTED: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  admin: permissions.filter((permission) => permission !== 'organization:transfer'),
  'stage-manager': [
    'organization:read',
    'members:read',
    'shows:read',
    'shows:write',
    'people:read',
    'people:write',
    'people:confidential',
    'schedule:read',
    'schedule:write',
    'reports:read',
    'reports:write',
    'notes:read',
    'notes:write',
    'sign-in:read',
    'sign-in:write',
    'rooms:read',
    'rooms:write',
    'devices:read',
    'devices:write',
    'live:view',
    'live:message',
    'live:control',
  ],
  'assistant-stage-manager': [
    'organization:read',
    'members:read',
    'shows:read',
    'people:read',
    'people:confidential',
    'schedule:read',
    'reports:read',
    'reports:write',
    'notes:read',
    'notes:write',
    'sign-in:read',
    'sign-in:write',
    'rooms:read',
    'devices:read',
    'live:view',
    'live:message',
    'live:control',
  ],
  'light-board-operator': [
    'organization:read',
    'members:read',
    'shows:read',
    'people:read',
    'schedule:read',
    'reports:read',
    'rooms:read',
    'devices:read',
    'live:view',
  ],
};

describe('the permission table', () => {
  test.each(roles)('permits a member with the role %s', (role) => {
    const permitted = permissions.filter((permission) => isPermitted(role, permission));
    expect(permitted).toEqual(EXPECTED[role]);
  });
});

it('grants no role above a member’s own', () => {
  expect(grantableRoles('owner')).toEqual(roles);
  expect(grantableRoles('admin')).toEqual(roles.slice(1));
  expect(grantableRoles('stage-manager')).toEqual([]);
});

it.each([
  ['owner', 'owner', true],
  ['admin', 'owner', false],
  ['admin', 'admin', true],
  ['stage-manager', 'light-board-operator', false],
] as const)('%s changes %s: %s', (by, current, expected) => {
  expect(canChangeMember(by, current)).toBe(expected);
});
