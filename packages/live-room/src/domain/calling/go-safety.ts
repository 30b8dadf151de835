import { MILLIS_PER_SECOND } from '../timer/time';
import { type Calling, goIntervalOf } from './calling-schema';

/** A finger that trembles presses again within this time: such a press answers no question. */
export const GO_ANSWER_AFTER_MS = MILLIS_PER_SECOND;
/** How long the question may then be answered whether a GO without a standby is meant. */
export const GO_ANSWER_WITHIN_MS = 3 * MILLIS_PER_SECOND;

/** That a GO without a standby was asked for. Moments are of the room's time. */
export interface GoQuestion {
  readonly cueIds: readonly string[];
  /** From this moment on another GO is an answer. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Milliseconds after which another GO answers the question. */
export function answerAfterMs(calling: Calling): number {
  return Math.max(GO_ANSWER_AFTER_MS, goIntervalOf(calling));
}

/** The question that a GO without a standby opens. */
export function goQuestion(cueIds: readonly string[], calling: Calling, nowMs: number): GoQuestion {
  const fromMs = nowMs + answerAfterMs(calling);
  return { cueIds, fromMs, untilMs: fromMs + GO_ANSWER_WITHIN_MS };
}

/** Whether another GO answers the question: for the same cues, in time, and by no finger that trembled. */
export function isAnswered(
  question: GoQuestion | undefined,
  cueIds: readonly string[],
  nowMs: number,
): boolean {
  if (!question) return false;
  const isSame = question.cueIds.join() === cueIds.join();
  return isSame && nowMs >= question.fromMs && nowMs <= question.untilMs;
}
