/**
 * What a window is for.
 * - `controller`: the desk of a person who runs the show.
 * - `deputy`: a desk that gives and takes minutes, gives calls, and writes to the other desks.
 * - `department`: a cue light; it acknowledges cues and answers calls.
 */
export const WINDOW_ROLES = ['controller', 'deputy', 'department', 'viewer', 'ask'] as const;
export type WindowRole = (typeof WINDOW_ROLES)[number];

const OF_DEPUTY: ReadonlySet<string> = new Set([
  'adjust',
  'give-call',
  'give-own-call',
  'answer-call',
  'answer-own-call',
  'send-desk-note',
  // Of its own acts: see `undo.ts`.
  'undo',
  'set-clock',
]);

/** What a cue light answers with, and a phone on the deck. */
const OF_DEPARTMENT: ReadonlySet<string> = new Set([
  'acknowledge-cues',
  'complete-cues',
  'tick-stage-move',
  'answer-call',
  'answer-own-call',
  'set-clock',
]);

const OF_ASK_PAGE: ReadonlySet<string> = new Set([
  'ask',
  'answer-call',
  'answer-own-call',
  'set-clock',
]);

const ALLOWED: Record<WindowRole, (type: string) => boolean> = {
  controller: () => true,
  deputy: (type) => OF_DEPUTY.has(type),
  department: (type) => OF_DEPARTMENT.has(type),
  viewer: (type) => type === 'set-clock',
  ask: (type) => OF_ASK_PAGE.has(type),
};

/** Whether a window of this role may do this at all; others drop what it sends otherwise. */
export function hasPermission(role: WindowRole, type: string): boolean {
  return ALLOWED[role](type);
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
