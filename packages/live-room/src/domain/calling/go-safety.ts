import { MILLIS_PER_SECOND } from '../timer/time';
import type { FocusKind, KeyPress } from '../keyboard-map';
import { GO_INTERVAL_MS } from './calling-rules';

/** For so long after the tab was shown or had the focus back, a GO is not taken. */
export const GO_GUARD_MS = 300;
/** How long the question lasts whether a GO without a standby is meant. */
export const GO_QUESTION_MS = 3 * MILLIS_PER_SECOND;

export const CALL_ACTS = ['standby', 'go', 'skip', 'back', 'stop', 'warning', 'error'] as const;
export type CallAct = (typeof CALL_ACTS)[number];

interface CallKey {
  /** `KeyboardEvent.key`, letters in lower case. */
  readonly key: string;
  /** As it is printed on the button, and as `aria-keyshortcuts` names it. */
  readonly label: string;
}

export const CALL_KEYS: Readonly<Record<CallAct, CallKey>> = {
  standby: { key: 's', label: 'S' },
  go: { key: ' ', label: 'Space' },
  skip: { key: 'k', label: 'K' },
  back: { key: 'b', label: 'B' },
  stop: { key: 'h', label: 'H' },
  warning: { key: 'w', label: 'W' },
  error: { key: 'e', label: 'E' },
};

const TAKES_ALL_KEYS: ReadonlySet<FocusKind> = new Set(['field', 'overlay']);

/** What a key press calls; undefined while it is held down, in a field or dialog, or where a button takes it. */
export function callActOf({ key, hasModifier, isRepeat, focus }: KeyPress): CallAct | undefined {
  if (hasModifier || isRepeat || TAKES_ALL_KEYS.has(focus)) return undefined;
  if (focus === 'button' && key === ' ') return undefined;
  return CALL_ACTS.find((act) => CALL_KEYS[act].key === key.toLowerCase());
}

/** That a GO without a standby was asked for, in the room's time. */
export interface GoQuestion {
  readonly cueIds: readonly string[];
  readonly askedAtMs: number;
}

/** Whether another GO answers the question: for the same cues, in time, and by no finger that trembled. */
export function isAnswered(
  question: GoQuestion | undefined,
  cueIds: readonly string[],
  nowMs: number,
): boolean {
  if (!question) return false;
  const afterMs = nowMs - question.askedAtMs;
  const isSame = question.cueIds.join() === cueIds.join();
  return isSame && afterMs >= GO_INTERVAL_MS && afterMs <= GO_QUESTION_MS;
}

/** Whether the tab was shown, or had the focus back, so shortly before that a press may be a stray one. */
export function isGuarded(shownAtMs: number, nowMs: number): boolean {
  return nowMs - shownAtMs < GO_GUARD_MS;
}
