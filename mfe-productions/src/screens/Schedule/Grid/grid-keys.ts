import { STEP_MINUTES, type Span } from '../../../domain/schedule/entry';
import { movedBy, resizedBy } from '../../../domain/schedule/changes';
import { DAYS_PER_WEEK, MINUTES_PER_DAY } from '../../../domain/schedule/wall';
import type { Timezone } from '../../../domain/timezone';

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Returns the minutes by which each key moves an entry; in a month, up and down move it by a week.
 */
const moves = (isMonth: boolean): Readonly<Record<string, number>> => ({
  ArrowUp: isMonth ? -DAYS_PER_WEEK * MINUTES_PER_DAY : -STEP_MINUTES,
  ArrowDown: isMonth ? DAYS_PER_WEEK * MINUTES_PER_DAY : STEP_MINUTES,
  ArrowLeft: -MINUTES_PER_DAY,
  ArrowRight: MINUTES_PER_DAY,
});

/** Minutes by which each key moves the end of an entry. */
const lengths: Readonly<Record<string, number>> = {
  ArrowUp: -STEP_MINUTES,
  ArrowDown: STEP_MINUTES,
};

/** Value of `aria-keyshortcuts`. */
export const MOVE_KEYS =
  'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown';

/** Returns the times of an entry after a key moves or resizes it; undefined for other keys. */
export function spanAfterKey(
  span: Span,
  { key, altKey, shiftKey }: Pressed,
  { timezone, isMonth }: { readonly timezone: Timezone; readonly isMonth: boolean },
): Span | undefined {
  if (!altKey) return undefined;
  if (shiftKey) {
    const minutes = isMonth ? undefined : lengths[key];
    return minutes === undefined ? undefined : resizedBy(span, minutes, timezone);
  }
  const minutes = moves(isMonth)[key];
  return minutes === undefined ? undefined : movedBy(span, minutes, timezone);
}
