import type { CommandType } from './commands';

/** What a window is for. */
export const WINDOW_ROLES = ['controller', 'viewer', 'ask'] as const;
export type WindowRole = (typeof WINDOW_ROLES)[number];

const ALLOWED: Record<WindowRole, (type: CommandType | 'undo') => boolean> = {
  controller: () => true,
  viewer: (type) => type === 'set-clock',
  ask: (type) => type === 'ask' || type === 'answer-call' || type === 'set-clock',
};

/** Whether a window of this role may do this at all; others drop what it sends otherwise. */
export function hasPermission(role: WindowRole, type: CommandType | 'undo'): boolean {
  return ALLOWED[role](type);
}
