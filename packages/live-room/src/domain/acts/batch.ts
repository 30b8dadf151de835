import * as v from 'valibot';
import { type Command, commandSchema, definitionOf, perform } from './acts';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';

export const BATCH_MAX = 8;

/** Several acts of one gesture, such as one Save. They are done, refused and undone as a whole. */
export const batchSchema = v.object({
  type: v.literal('batch'),
  acts: v.pipe(
    v.array(
      v.pipe(
        commandSchema,
        v.check(({ type }) => definitionOf(type)?.isSingle !== true),
      ),
    ),
    v.minLength(2),
    v.maxLength(BATCH_MAX),
  ),
});

interface BatchStep {
  readonly act: Command;
  readonly before: RoomState;
  readonly after: RoomState;
}

/**
 * Does acts one after the other, leaving out acts without an effect.
 * @returns the step of each act, or why the batch is refused: one act is, or no act has an effect
 */
export function performCommands(
  state: RoomState,
  acts: readonly Command[],
  atMs: number,
): readonly BatchStep[] | Refusal {
  const steps: BatchStep[] = [];
  for (const act of acts) {
    const before = steps.at(-1)?.after ?? state;
    const after = perform(before, act, atMs);
    if (typeof after !== 'string') steps.push({ act, before, after });
    else if (after !== 'no-change') return after;
  }
  return steps.length > 0 ? steps : 'no-change';
}
