import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { type Cell, toCsv } from '@standby/table-import/write/csv';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { formatDuration } from '@standby/live-room/domain/timer/timer-form';
import { COLOR_NAMES } from './timer-colors';
import { triggerOf, triggerText } from '@standby/live-room/domain/rundown/trigger';

/** Columns of an exported rundown, which an import finds again by their names. */
export const CSV_COLUMNS = ['Name', 'Duration', 'Colour', 'Note', 'Trigger', 'On its own'] as const;

/**
 * Returns the rundown as a CSV file that can be imported again. Texts are escaped so that none runs
 * as a formula.
 */
export function rundownCsv(timers: readonly Timer[]): string {
  const rows = timers.map((timer, place): Cell[] => [
    timer.name,
    formatDuration(timer.durationMs),
    timer.color === undefined ? null : COLOR_NAMES[timer.color],
    timer.note ?? null,
    triggerText(triggerOf(timers, place), NEUTRAL_CLOCK),
    timer.isOnItsOwn ? 'Yes' : null,
  ]);
  return toCsv([CSV_COLUMNS, ...rows]);
}
