import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { sheetOf } from '../state/cue-sheet';
import {
  type ActStep,
  byControllers,
  byLights,
  defineAct,
  type LineDetail,
} from '../rules/define-act';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';
import {
  type RunningSheet,
  runningOf,
  STAGE_MOVES_MAX,
  type StageMove,
  stageMoveSchema,
} from '../state/running-schema';

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

const moveOf = (state: RoomState, moveId: string): StageMove | undefined =>
  runningOf(state).moves.find(({ id }) => id === moveId);

const withRunning = (state: RoomState, change: Partial<RunningSheet>): RoomState => ({
  ...state,
  running: { ...runningOf(state), ...change },
});

const moveLine = ({ moveId }: { readonly moveId: string }, { before }: ActStep): LineDetail => ({
  text: moveOf(before, moveId)?.what ?? null,
});

/** The acts on the running sheet of a show. */
export const runningActs = [
  defineAct(
    'add-stage-move',
    { move: stageMoveSchema },
    {
      ...byControllers,
      refuse(state, { move }) {
        const { moves } = runningOf(state);
        if (moveOf(state, move.id)) return 'id-taken';
        return moves.length >= STAGE_MOVES_MAX ? 'too-many-moves' : needsCues(state, move);
      },
      apply: (state, { move }) => withRunning(state, { moves: [...runningOf(state).moves, move] }),
      line: ({ move }) => ({ text: move.what }),
      words: ({ text }) => `Running sheet: ${text ?? ''} added`,
    },
  ),
  /**
   * Edits a row. `was` is the row as the person saw it; other content means another person's edit,
   * and refuses this one.
   */
  defineAct(
    'edit-stage-move',
    { move: stageMoveSchema, was: stageMoveSchema },
    {
      ...byControllers,
      refuse(state, { move, was }) {
        const found = moveOf(state, move.id);
        if (!found) return 'unknown-move';
        if (!isSame(found, was)) return 'move-changed';
        return isSame(found, move) ? 'no-change' : needsCues(state, move, was);
      },
      apply: (state, { move }) =>
        withRunning(state, {
          moves: runningOf(state).moves.map((one) => (one.id === move.id ? move : one)),
        }),
      line: ({ move }) => ({ text: move.what }),
      words: ({ text }) => `Running sheet: ${text ?? ''} changed`,
    },
  ),
  defineAct(
    'remove-stage-move',
    { moveId: idSchema },
    {
      ...byControllers,
      refuse: (state, { moveId }) => (moveOf(state, moveId) ? undefined : 'unknown-move'),
      apply(state, { moveId }) {
        const { moves, done } = runningOf(state);
        return withRunning(state, {
          moves: moves.filter(({ id }) => id !== moveId),
          done: done.filter((one) => one.moveId !== moveId),
        });
      },
      line: moveLine,
      words: ({ text }) => `Running sheet: ${text ?? ''} removed`,
    },
  ),
  /** Marks a row as done on the stage, or as not done after all. */
  defineAct(
    'tick-stage-move',
    { moveId: idSchema, isOn: v.boolean() },
    {
      ...byLights,
      refuse(state, { moveId, isOn }) {
        if (!moveOf(state, moveId)) return 'unknown-move';
        const isDone = runningOf(state).done.some((one) => one.moveId === moveId);
        return isDone === isOn ? 'no-change' : undefined;
      },
      apply(state, { moveId, isOn }, atMs) {
        const others = runningOf(state).done.filter((one) => one.moveId !== moveId);
        return withRunning(state, { done: isOn ? [...others, { moveId, atMs }] : others });
      },
      line: moveLine,
      words: ({ text, isOn }) => (isOn ? `${text ?? ''} done` : `${text ?? ''} not done`),
    },
  ),
];
