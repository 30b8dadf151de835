import type { ActType } from '../event-log/event';
import type { WindowRole } from './permissions';

/**
 * Audiences of acts.
 * - `everyone`: each window of the room may read the act.
 * - `askers`: desks, and ask pages of the same browser, may.
 * - `desks`: controllers and deputies may.
 */
export const AUDIENCES = ['everyone', 'askers', 'desks'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Permissions of a kind of act, for the authority. */
export interface ActDeclaration {
  /** Roles of windows that may do the act. */
  readonly doneBy: readonly WindowRole[];
  /**
   * Windows that may read the act. A message becomes readable for everyone when it is shown: see
   * `withheld.ts`.
   */
  readonly audience: Audience;
}

const CONTROLLER = ['controller'] as const;
const DESKS = ['controller', 'deputy'] as const;
const BRIDGES = ['bridge'] as const;
const LIGHTS = ['controller', 'department'] as const;
const ANSWERING = ['controller', 'deputy', 'department', 'ask'] as const;
const ALL = ['controller', 'deputy', 'department', 'viewer', 'ask'] as const;

const byControllers: ActDeclaration = { doneBy: CONTROLLER, audience: 'everyone' };
const byDesks: ActDeclaration = { doneBy: DESKS, audience: 'everyone' };
const byBridges: ActDeclaration = { doneBy: BRIDGES, audience: 'everyone' };
const byLights: ActDeclaration = { doneBy: LIGHTS, audience: 'everyone' };
const byAnswerers: ActDeclaration = { doneBy: ANSWERING, audience: 'everyone' };
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
  'answer-call': byAnswerers,
  'set-own-call': byControllers,
  'remove-own-call': byControllers,
  'give-own-call': byDesks,
  'answer-own-call': byAnswerers,
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
  'arm-desk': byControllers,
  'disarm-desks': byControllers,
  // Cue numbers and moments alone: nothing else of a house desk enters the room.
  'desk-fired': byBridges,
  'desk-answered': byBridges,
  'add-stage-move': byControllers,
  'edit-stage-move': byControllers,
  'remove-stage-move': byControllers,
  'tick-stage-move': byLights,
  // A deputy may undo only its own acts: see `undo.ts`. An undo never reveals an act to windows that
  // could not read it.
  undo: byDesks,
  // Each act of a batch has an audience of its own.
  batch: byControllers,
};

const table: ReadonlyMap<string, ActDeclaration> = new Map(Object.entries(declarations));

/**
 * Permissions of acts of another release: only controllers may do them, and only desks may read
 * them.
 */
const UNKNOWN: ActDeclaration = { doneBy: CONTROLLER, audience: 'desks' };

/** Returns the permissions of a kind of act, even of one that this release does not know. */
export function declarationOf(type: string): ActDeclaration {
  return table.get(type) ?? UNKNOWN;
}
