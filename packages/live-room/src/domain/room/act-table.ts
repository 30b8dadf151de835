import type { ActType } from '../event-log/event';
import type { WindowRole } from './permissions';

/**
 * Who may read an act.
 * - `everyone`: each window of the room.
 * - `askers`: desks, and ask pages of the same browser.
 * - `desks`: controllers and deputies.
 */
export const AUDIENCES = ['everyone', 'askers', 'desks'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What the authority knows of a kind of act. */
export interface ActDeclaration {
  /** The roles of windows that may do it. */
  readonly doneBy: readonly WindowRole[];
  /** Who may read it. A message becomes readable for everyone when it is shown: see `withheld.ts`. */
  readonly audience: Audience;
}

const CONTROLLER = ['controller'] as const;
const DESKS = ['controller', 'deputy'] as const;
const LIGHTS = ['controller', 'department'] as const;
const ANSWERING = ['controller', 'deputy', 'department', 'ask'] as const;
const ALL = ['controller', 'deputy', 'department', 'viewer', 'ask'] as const;

const byControllers: ActDeclaration = { doneBy: CONTROLLER, audience: 'everyone' };
const byDesks: ActDeclaration = { doneBy: DESKS, audience: 'everyone' };
const byLights: ActDeclaration = { doneBy: LIGHTS, audience: 'everyone' };
const byThoseWhoAnswer: ActDeclaration = { doneBy: ANSWERING, audience: 'everyone' };
const forDesks: ActDeclaration = { doneBy: CONTROLLER, audience: 'desks' };
const forAskers: ActDeclaration = { doneBy: CONTROLLER, audience: 'askers' };

/** The declaration of each kind of act. */
const declarations: { readonly [T in ActType]: ActDeclaration } = {
  play: byControllers,
  pause: byControllers,
  reset: byControllers,
  adjust: byDesks,
  go: byControllers,
  end: byControllers,
  stop: byControllers,
  select: byControllers,
  'set-on-its-own': byControllers,
  'add-timer': byControllers,
  'rename-timer': byControllers,
  'set-timer': byControllers,
  'set-auto-start': byControllers,
  'start-next': byControllers,
  'arm-timer': byControllers,
  'start-armed': byControllers,
  'move-timer': byControllers,
  'remove-timer': byControllers,
  'send-message': forDesks,
  'send-desk-note': { doneBy: DESKS, audience: 'desks' },
  ask: { doneBy: ['controller', 'ask'], audience: 'askers' },
  'accept-question': forAskers,
  'hide-question': forAskers,
  'remove-message': byControllers,
  'show-message': byControllers,
  'expire-message': byControllers,
  'add-preset': forDesks,
  'remove-preset': forDesks,
  'clear-message': byControllers,
  focus: byControllers,
  flash: byControllers,
  blackout: byControllers,
  'set-curtain': byControllers,
  hold: byControllers,
  'set-curtain-timer': byControllers,
  'give-call': byDesks,
  'answer-call': byThoseWhoAnswer,
  'set-own-call': byControllers,
  'remove-own-call': byControllers,
  'give-own-call': byDesks,
  'answer-own-call': byThoseWhoAnswer,
  'set-call-departments': byControllers,
  'set-rundown': byControllers,
  'import-timers': byControllers,
  'name-screen': byControllers,
  'assign-timer': byControllers,
  'blackout-screens': byControllers,
  'dim-screens': byControllers,
  'choose-screen-parts': byControllers,
  'message-screens': byControllers,
  'take-show': byControllers,
  customize: byControllers,
  'begin-report': byControllers,
  'end-performance': byControllers,
  'write-note': forDesks,
  'set-clock': { doneBy: ALL, audience: 'everyone' },
  'add-cues': byControllers,
  'edit-cues': byControllers,
  'move-cues': byControllers,
  'remove-cues': byControllers,
  'set-departments': byControllers,
  'lock-sheet': byControllers,
  'propose-change': byControllers,
  'accept-proposal': byControllers,
  'dismiss-proposal': byControllers,
  'take-book': byControllers,
  'ask-for-book': byControllers,
  'hand-book': byControllers,
  'keep-book': byControllers,
  'leave-book': byControllers,
  'warn-cues': byControllers,
  'stand-by-cues': byControllers,
  'stand-by-at-zero': byControllers,
  'go-cues': byControllers,
  'fire-cue': byControllers,
  'skip-cues': byControllers,
  'set-next-cue': byControllers,
  'call-in-error': byControllers,
  'stop-show': byControllers,
  'resume-show': byControllers,
  'set-go-without-standby': byControllers,
  'set-go-interval': byControllers,
  'acknowledge-cues': byLights,
  'complete-cues': byLights,
  'add-stage-move': byControllers,
  'edit-stage-move': byControllers,
  'remove-stage-move': byControllers,
  'tick-stage-move': byLights,
  // A deputy undoes its own acts alone: see `undo.ts`. Undoing an act shows it to no one who could not read it.
  undo: byDesks,
  // Its acts have audiences of their own.
  batch: byControllers,
};

const table: ReadonlyMap<string, ActDeclaration> = new Map(Object.entries(declarations));

/** A kind of act of another release: controllers may do it, and desks alone read it. */
const UNKNOWN: ActDeclaration = { doneBy: CONTROLLER, audience: 'desks' };

/** Returns who may do a kind of act, and who may read it, also one that this release does not know. */
export function declarationOf(type: string): ActDeclaration {
  return table.get(type) ?? UNKNOWN;
}
