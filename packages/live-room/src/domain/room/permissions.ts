import { type Audience, AUDIENCES, declarationOf } from './act-table';

/**
 * What a window is for.
 * - `controller`: the desk of a person who runs the show.
 * - `deputy`: a desk that gives and takes minutes, gives calls, and writes to the other desks.
 * - `department`: a cue light; it acknowledges cues and answers calls.
 */
export const WINDOW_ROLES = ['controller', 'deputy', 'department', 'viewer', 'ask'] as const;
export type WindowRole = (typeof WINDOW_ROLES)[number];

/** Whether a window of this role may do this at all; others drop what it sends otherwise. */
export function hasPermission(role: WindowRole, type: string): boolean {
  return declarationOf(type).doneBy.includes(role);
}

/** Returns the audience that windows of a role belong to. */
export function audienceOf(role: WindowRole): Audience {
  if (isDeskRole(role)) return 'desks';
  return role === 'ask' ? 'askers' : 'everyone';
}

/** Whether windows of an audience may read acts of this kind. */
export function mayRead(audience: Audience, type: string): boolean {
  return AUDIENCES.indexOf(audience) >= AUDIENCES.indexOf(declarationOf(type).audience);
}

/** Whether a window is a desk that acts: it receives who is there, and whose each act was. */
export function isDeskRole(role: WindowRole): boolean {
  return role === 'controller' || role === 'deputy';
}

/** What each page may be, the most first. */
const GRANTS: Readonly<Record<WindowRole, readonly WindowRole[]>> = {
  controller: ['controller', 'deputy'],
  deputy: ['deputy'],
  department: ['department'],
  viewer: [],
  ask: [],
};

/** Those who may do what a role may, and more. */
const INCLUDES: Readonly<Record<WindowRole, readonly WindowRole[]>> = {
  controller: ['controller', 'deputy', 'department'],
  deputy: ['deputy', 'department'],
  department: ['department'],
  viewer: [],
  ask: [],
};

/** What a window may do: no more than its page asked for, and no more than its person may. */
export function grantedRole(asked: WindowRole, allowed: WindowRole): WindowRole {
  return GRANTS[asked].find((role) => INCLUDES[allowed].includes(role)) ?? 'viewer';
}
