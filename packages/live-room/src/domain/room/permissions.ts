/** What a window is for. */
export const WINDOW_ROLES = ['controller', 'department', 'viewer', 'ask'] as const;
export type WindowRole = (typeof WINDOW_ROLES)[number];

/** What a cue light answers with, and a phone on the deck. */
const OF_DEPARTMENT: ReadonlySet<string> = new Set([
  'acknowledge-cues',
  'complete-cues',
  'tick-stage-move',
  'answer-call',
  'set-clock',
]);

const ALLOWED: Record<WindowRole, (type: string) => boolean> = {
  controller: () => true,
  department: (type) => OF_DEPARTMENT.has(type),
  viewer: (type) => type === 'set-clock',
  ask: (type) => type === 'ask' || type === 'answer-call' || type === 'set-clock',
};

/** Whether a window of this role may do this at all; others drop what it sends otherwise. */
export function hasPermission(role: WindowRole, type: string): boolean {
  return ALLOWED[role](type);
}
