import { definitionOf } from './acts';
import {
  type ActPermission,
  type Audience,
  AUDIENCES,
  byControllers,
  byDesks,
  forDesks,
} from '../rules/define-act';
import type { WindowRole } from '../state/window-roles';

export { WINDOW_ROLES, type WindowRole } from '../state/window-roles';

/** A deputy may undo only its own acts: see `show-rules.ts`. An undo never reveals an act to windows that could not read it. */
const UNDO = byDesks;

/** Permission of a batch, whose acts have an audience each. */
const BATCH = byControllers;

/**
 * Permissions of acts of another release: only controllers may do them, and only desks may read
 * them.
 */
const UNKNOWN = forDesks;

/** Returns the permissions of a kind of act, even of one that this release does not know. */
function permissionOf(type: string): ActPermission {
  if (type === 'undo') return UNDO;
  return type === 'batch' ? BATCH : (definitionOf(type) ?? UNKNOWN);
}

/**
 * Whether a window of this role may do acts of this kind. Other windows drop acts without
 * permission.
 */
export function hasPermission(role: WindowRole, type: string): boolean {
  return permissionOf(type).doneBy.includes(role);
}

/** Returns the audience to which windows of a role belong. */
export function audienceOf(role: WindowRole): Audience {
  if (isDeskRole(role)) return 'desks';
  return role === 'ask' ? 'askers' : 'everyone';
}

/** Whether windows of an audience may read acts of this kind. */
export function mayRead(audience: Audience, type: string): boolean {
  return AUDIENCES.indexOf(audience) >= AUDIENCES.indexOf(permissionOf(type).audience);
}

/**
 * Whether a window is a desk that may act. Desks that may act receive the roster, and the author of
 * each act.
 */
export function isDeskRole(role: WindowRole): role is 'controller' | 'deputy' {
  return role === 'controller' || role === 'deputy';
}

/** Whether a window of this role asks for the time at each beat, so that its silence says something. */
export function answersBeats(role: WindowRole): boolean {
  return isDeskRole(role) || role === 'department' || role === 'bridge';
}

/** Roles that each page may get, the one with the most permissions first. */
const GRANTS: Readonly<Record<WindowRole, readonly WindowRole[]>> = {
  controller: ['controller', 'deputy'],
  deputy: ['deputy'],
  department: ['department'],
  bridge: ['bridge'],
  viewer: [],
  ask: [],
};

/** Roles that each role includes. */
const INCLUDES: Readonly<Record<WindowRole, readonly WindowRole[]>> = {
  controller: ['controller', 'deputy', 'department'],
  deputy: ['deputy', 'department'],
  department: ['department'],
  bridge: ['bridge'],
  viewer: [],
  ask: [],
};

/**
 * Returns the role of a window: at most the role that its page asked for, and at most its person's
 * role.
 */
export function grantedRole(asked: WindowRole, allowed: WindowRole): WindowRole {
  return GRANTS[asked].find((role) => INCLUDES[allowed].includes(role)) ?? 'viewer';
}
