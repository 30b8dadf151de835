import { MILLIS_PER_SECOND } from '../time/time';
import { type Calling, goIntervalOf } from '../state/calling-schema';

/**
 * Milliseconds within which another press counts as an accidental double press and does not answer.
 */
const GO_ANSWER_AFTER_MS = MILLIS_PER_SECOND;
/**
 * Milliseconds for which the question may then be answered whether a GO without a standby is meant.
 */
const GO_ANSWER_WITHIN_MS = 3 * MILLIS_PER_SECOND;

/** The open question whether a GO without a standby is meant. Moments are in the room's time. */
export interface GoQuestion {
  readonly cueIds: readonly string[];
  /** Moment from which another GO is an answer. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Returns the ms after which another GO answers the question. */
export function answerAfterMs(calling: Calling): number {
  return Math.max(GO_ANSWER_AFTER_MS, goIntervalOf(calling));
}

/** Returns the question that a GO without a standby opens. */
export function goQuestion(cueIds: readonly string[], calling: Calling, nowMs: number): GoQuestion {
  const fromMs = nowMs + answerAfterMs(calling);
  return { cueIds, fromMs, untilMs: fromMs + GO_ANSWER_WITHIN_MS };
}

/**
 * Whether another GO answers the question: same cues, in time, and not an accidental double press.
 */
export function isAnswered(
  question: GoQuestion | undefined,
  cueIds: readonly string[],
  nowMs: number,
): boolean {
  if (!question) return false;
  const isSame = question.cueIds.join() === cueIds.join();
  return isSame && nowMs >= question.fromMs && nowMs <= question.untilMs;
}
