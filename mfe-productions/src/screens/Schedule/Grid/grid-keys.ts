import { STEP_MINUTES, type Span } from '../../../domain/schedule/entry';
import { movedBy, resizedBy } from '../../../domain/schedule/changes';
import { DAYS_PER_WEEK, MINUTES_PER_DAY } from '../../../domain/schedule/wall';
import type { Timezone } from '../../../domain/timezone';

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** By key, how many minutes an entry moves; up and down change the day where a month is shown. */
const moves = (isMonth: boolean): Readonly<Record<string, number>> => ({
  ArrowUp: isMonth ? -DAYS_PER_WEEK * MINUTES_PER_DAY : -STEP_MINUTES,
  ArrowDown: isMonth ? DAYS_PER_WEEK * MINUTES_PER_DAY : STEP_MINUTES,
  ArrowLeft: -MINUTES_PER_DAY,
  ArrowRight: MINUTES_PER_DAY,
});

/** By key, by how many minutes an entry ends later. */
const lengths: Readonly<Record<string, number>> = {
  ArrowUp: -STEP_MINUTES,
  ArrowDown: STEP_MINUTES,
};

/** For `aria-keyshortcuts`. */
export const MOVE_KEYS =
  'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown';

/** Where a key moves an entry, or how it resizes it; undefined where it does neither. */
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
