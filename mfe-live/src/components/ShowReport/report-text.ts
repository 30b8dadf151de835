import { type Clock } from '@standby/shared-ui/text';
import { adjustmentText } from '@standby/live-room/domain/event-log/log-line-text';
import type { TimerReport } from '@standby/live-room/domain/report/show-report';
import {
  dateOf,
  MILLIS_PER_SECOND,
  reportFigure,
  timeOfDay,
} from '@standby/live-room/domain/timer/time';

const FILE_NAME_MAX = 60;
/** Shown where there is no value. */
export const NOTHING = '–';

/**
 * A file name after show and date: `hamlet-2025-01-15.csv`.
 * @param timeZone IANA name; the machine's own without one.
 */
export function reportFileName(title: string, atWallMs: number, timeZone?: string): string {
  const name = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-');
  const short = Array.from(name)
    .slice(0, FILE_NAME_MAX)
    .join('')
    .replaceAll(/^-+|-+$/gu, '');
  const date = dateOf(atWallMs, timeZone);
  return `${short || 'show'}-${date}.csv`;
}

/** `19:30:00`, or `absent` where there is no such moment. */
export function timeText(
  atWallMs: number | null,
  clock: Clock,
  absent = NOTHING,
  timeZone?: string,
): string {
  return atWallMs === null ? absent : timeOfDay(atWallMs, clock, 'second', timeZone);
}

/** `2, 0:01:30` for two holds of a minute and a half together. */
export function holdsText({ holds, heldMs }: TimerReport): string {
  return holds === 0 ? NOTHING : `${holds}, ${reportFigure(heldMs)}`;
}

/** `3, +1m` for three presses that came to one minute more. */
export function adjustmentsText({ adjustments, adjustedMs }: TimerReport): string {
  if (adjustments === 0) return NOTHING;
  const seconds = Math.round(adjustedMs / MILLIS_PER_SECOND);
  return `${adjustments}, ${seconds === 0 ? '±0' : adjustmentText(seconds * MILLIS_PER_SECOND)}`;
}

export function overrunText({ overrunMs }: TimerReport): string {
  return overrunMs < MILLIS_PER_SECOND ? NOTHING : reportFigure(overrunMs);
}
