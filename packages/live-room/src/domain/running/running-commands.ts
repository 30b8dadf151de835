import * as v from 'valibot';
import { sheetOf } from '../cues/cue-sheet';
import { idSchema } from '../room/basic-schemas';
import type { Refusal } from '../room/refusals';
import type { RoomState } from '../room/room-schema';
import { runningOf, STAGE_MOVES_MAX, type StageMove, stageMoveSchema } from './running-schema';

/** The commands of the running sheet of a show. */
export const runningCommandSchemas = [
  v.object({ type: v.literal('add-stage-move'), move: stageMoveSchema }),
  /**
   * Edits a row. `was` is the row as the person saw it; other content means another person's edit,
   * and refuses this one.
   */
  v.object({ type: v.literal('edit-stage-move'), move: stageMoveSchema, was: stageMoveSchema }),
  v.object({ type: v.literal('remove-stage-move'), moveId: idSchema }),
  /** Marks a row as done on the stage, or as not done after all. */
  v.object({ type: v.literal('tick-stage-move'), moveId: idSchema, isOn: v.boolean() }),
] as const;

const runningCommandSchema = v.variant('type', runningCommandSchemas);

export type RunningCommand = v.InferOutput<typeof runningCommandSchema>;
export type RunningCommandType = RunningCommand['type'];

const TYPES: ReadonlySet<string> = new Set(
  runningCommandSchemas.map(({ entries }) => entries.type.literal),
);

export function isRunningCommand<T extends { readonly type: string }>(
  command: T,
): command is Extract<T, { type: RunningCommandType }> {
  return TYPES.has(command.type);
}

const isSame = (one: StageMove, other: StageMove): boolean =>
  one.kind === other.kind &&
  one.what === other.what &&
  one.place === other.place &&
  one.by === other.by &&
  one.afterCueId === other.afterCueId &&
  one.beforeCueId === other.beforeCueId;

/** Refuses a move with unknown cues. Removed cues that the row already had stay valid. */
function needsCues(state: RoomState, move: StageMove, was?: StageMove): Refusal | undefined {
  const known = new Set<string | undefined>(sheetOf(state).cues.map(({ id }) => id));
  for (const id of [undefined, was?.afterCueId, was?.beforeCueId]) known.add(id);
  return known.has(move.afterCueId) && known.has(move.beforeCueId) ? undefined : 'unknown-cue';
}

/**
 * Returns why a command on the running sheet is refused, or changes nothing; undefined where it is
 * allowed.
 */
export function runningRefusal(state: RoomState, command: RunningCommand): Refusal | undefined {
  const { moves, done } = runningOf(state);
  if (command.type === 'add-stage-move') {
    if (moves.some(({ id }) => id === command.move.id)) return 'id-taken';
    if (moves.length >= STAGE_MOVES_MAX) return 'too-many-moves';
    return needsCues(state, command.move);
  }
  const moveId = command.type === 'edit-stage-move' ? command.move.id : command.moveId;
  const found = moves.find(({ id }) => id === moveId);
  if (!found) return 'unknown-move';
  switch (command.type) {
    case 'edit-stage-move':
      if (!isSame(found, command.was)) return 'move-changed';
      if (isSame(found, command.move)) return 'no-change';
      return needsCues(state, command.move, command.was);
    case 'remove-stage-move':
      return undefined;
    case 'tick-stage-move':
      return done.some((one) => one.moveId === moveId) === command.isOn ? 'no-change' : undefined;
  }
}

/** Returns the room after a command that {@link runningRefusal} allows. */
export function withRunning(state: RoomState, command: RunningCommand, atMs: number): RoomState {
  const { moves, done } = runningOf(state);
  switch (command.type) {
    case 'add-stage-move':
      return { ...state, running: { moves: [...moves, command.move], done } };
    case 'edit-stage-move': {
      const { move } = command;
      const edited = moves.map((one) => (one.id === move.id ? move : one));
      return { ...state, running: { moves: edited, done } };
    }
    case 'remove-stage-move': {
      const { moveId } = command;
      return {
        ...state,
        running: {
          moves: moves.filter(({ id }) => id !== moveId),
          done: done.filter((one) => one.moveId !== moveId),
        },
      };
    }
    case 'tick-stage-move': {
      const { moveId, isOn } = command;
      const others = done.filter((one) => one.moveId !== moveId);
      return {
        ...state,
        running: { moves, done: isOn ? [...others, { moveId, atMs }] : others },
      };
    }
  }
}

/** Returns the room for another performance, with no row done. */
export function withoutTicks(state: RoomState): RoomState {
  return state.running ? { ...state, running: { ...state.running, done: [] } } : state;
}

/** Returns the moved object's text for the room's log. */
export function runningText(before: RoomState, command: RunningCommand): string | null {
  if ('move' in command) return command.move.what;
  return runningOf(before).moves.find(({ id }) => id === command.moveId)?.what ?? null;
}
