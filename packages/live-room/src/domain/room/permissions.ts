import { type Audience, AUDIENCES, declarationOf } from './act-table';

/**
 * Roles of windows.
 * - `controller`: the desk of a person who runs the show.
 * - `deputy`: a desk that gives and takes minutes, gives calls, and writes to the other desks.
 * - `department`: a cue light; it acknowledges cues and answers calls.
 * - `bridge`: a program in the house that says what lighting and sound desks fire, and makes them fire cues.
 */
export const WINDOW_ROLES = [
  'controller',
  'deputy',
  'department',
  'bridge',
  'viewer',
  'ask',
] as const;
export type WindowRole = (typeof WINDOW_ROLES)[number];

/**
 * Whether a window of this role may do acts of this kind. Other windows drop acts without
 * permission.
 */
export function hasPermission(role: WindowRole, type: string): boolean {
  return declarationOf(type).doneBy.includes(role);
}

/** Returns the audience to which windows of a role belong. */
export function audienceOf(role: WindowRole): Audience {
  if (isDeskRole(role)) return 'desks';
  return role === 'ask' ? 'askers' : 'everyone';
}

/** Whether windows of an audience may read acts of this kind. */
export function mayRead(audience: Audience, type: string): boolean {
  return AUDIENCES.indexOf(audience) >= AUDIENCES.indexOf(declarationOf(type).audience);
}

/**
 * Whether a window is a desk that may act. Desks that may act receive the roster, and the author of
 * each act.
 */
export function isDeskRole(role: WindowRole): boolean {
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
