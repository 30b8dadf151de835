import * as v from 'valibot';
import { bookActs } from '../calling/book-acts';
import { cueActs } from '../calling/cue-acts';
import { callActs } from '../calls/call-acts';
import { curtainActs } from '../calls/curtain-acts';
import { withoutHoldAtCurtain } from '../calls/hold';
import { sheetActs } from '../cues/sheet-acts';
import { houseDeskActs } from '../house-desks/house-desk-acts';
import { rundownActs } from '../rundown/rundown-acts';
import { runningActs } from '../running/running-acts';
import { runActs } from '../timer/run-acts';
import { timerActs } from '../timer/timer-acts';
import type { ActParts } from '../rules/define-act';
import { messageActs } from '../messages/message-acts';
import { performanceActs } from '../performance/performance-acts';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';
import { screenActs } from '../screens/screen-acts';
import { viewerActs } from '../screens/viewer-acts';

/** All kinds of acts that can change a room, each defined in the folder of its feature. */
const acts = [
  ...runActs,
  ...timerActs,
  ...rundownActs,
  ...messageActs,
  ...viewerActs,
  ...screenActs,
  ...curtainActs,
  ...callActs,
  ...performanceActs,
  ...sheetActs,
  ...bookActs,
  ...cueActs,
  ...houseDeskActs,
  ...runningActs,
];

export const commandSchema = v.variant(
  'type',
  acts.map(({ schema }) => schema),
);

/** An act that changes the room. */
export type Command = v.InferOutput<typeof commandSchema>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

const definitions: ReadonlyMap<string, ActParts<Command>> = new Map(
  acts.map((act): [string, ActParts<Command>] => [act.type, act]),
);

/** Returns the definition of a kind of act; undefined if this release does not know the kind. */
export function definitionOf(type: string): ActParts<Command> | undefined {
  return definitions.get(type);
}

/** Whether acts of this kind can be undone at all. */
export const canBeUndone = (type: string): boolean => definitionOf(type)?.isFinal !== true;

function partsOf({ type }: Command): ActParts<Command> {
  const parts = definitions.get(type);
  if (!parts) throw new TypeError(`There is no act ${type}`);
  return parts;
}

/**
 * Returns why a command has no effect in this state and at this moment; undefined where it is
 * allowed.
 */
export function refusalOf(state: RoomState, command: Command, atMs: number): Refusal | undefined {
  return partsOf(command).refuse(state, command, atMs);
}

/**
 * Does a command in a room. A room changes only through this function.
 *
 * @param atMs moment of the act in the room's time
 * @returns the next state, or why the command has no effect
 */
export function perform(state: RoomState, command: Command, atMs: number): RoomState | Refusal {
  const parts = partsOf(command);
  const refusal = parts.refuse(state, command, atMs);
  return refusal ?? withoutHoldAtCurtain(parts.apply(state, command, atMs));
}

/** Returns the state after a command: the same object if the rules refuse the command. */
export function apply(state: RoomState, command: Command, atMs: number): RoomState {
  const after = perform(state, command, atMs);
  return typeof after === 'string' ? state : after;
}
