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
