import { TIMER_COLORS, type TimerColor } from '@standby/live-room/domain/state/room-schema';

/** Palette of the rundown. The first letter tells colours apart for people who cannot see them. */
export const COLOR_NAMES: Readonly<Record<TimerColor, string>> = {
  amber: 'Amber',
  blue: 'Blue',
  green: 'Green',
  red: 'Red',
  white: 'White',
};

export function colorLetter(color: TimerColor): string {
  return COLOR_NAMES[color].slice(0, 1);
}

/** Parses the name of a colour, or its letter. */
export function parseColor(input: string): TimerColor | undefined {
  const written = input.trim().toLowerCase();
  return TIMER_COLORS.find((color) => written === color || written === color.slice(0, 1));
}
