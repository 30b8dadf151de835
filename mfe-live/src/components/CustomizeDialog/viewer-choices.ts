import type { Choice, RadioOption } from '@standby/shared-ui';
import {
  OPTIONAL_PARTS,
  type OptionalPart,
  VIEWER_SIZES,
  VIEWER_THEMES,
  type ViewerSettings,
} from '@standby/live-room/domain/state/viewer-settings';
import { isPartShown } from '@standby/live-room/domain/state/room-state';

const THEME_LABELS: Record<ViewerSettings['theme'], string> = {
  dark: 'Dark: black, for a dark house',
  light: 'Light: white, for daylight',
};

const SIZE_LABELS: Record<ViewerSettings['size'], string> = {
  medium: 'Medium',
  large: 'Large',
  full: 'Full: as wide as the screen',
};

export const PART_LABELS: Record<OptionalPart, string> = {
  name: 'Timer name',
  progress: 'Progress bar',
  endAndNext: 'When it ends, and what comes next',
  ring: 'Ring of 60 ticks in the last minute',
  message: 'Message',
  clock: 'Time of day',
};

export const THEMES: readonly RadioOption[] = VIEWER_THEMES.map((value) => ({
  value,
  label: THEME_LABELS[value],
}));

export const SIZES: readonly RadioOption[] = VIEWER_SIZES.map((value) => ({
  value,
  label: SIZE_LABELS[value],
}));

export const PARTS: readonly Choice[] = OPTIONAL_PARTS.map((value) => ({
  value,
  label: PART_LABELS[value],
}));

/** Returns the theme of a radio button’s value. */
export function themeOf(value: string): ViewerSettings['theme'] {
  return VIEWER_THEMES.find((theme) => theme === value) ?? 'dark';
}

/** Returns the size of a radio button’s value. */
export function sizeOf(value: string): ViewerSettings['size'] {
  return VIEWER_SIZES.find((size) => size === value) ?? 'full';
}

const COUNT_UP = 'count-up';
const HOLD = 'hold';

export const AT_ZERO: readonly RadioOption[] = [
  { value: COUNT_UP, label: 'Count up: how far over, large' },
  { value: HOLD, label: 'Hold at 0:00' },
];

/** Returns the radio button’s value for what viewers do at zero. */
export function atZeroOf({ overrun }: ViewerSettings['parts']): string {
  return overrun ? COUNT_UP : HOLD;
}

/** Returns the parts with the value of a radio button for zero applied. */
export function withAtZero(parts: ViewerSettings['parts'], value: string): ViewerSettings['parts'] {
  return { ...parts, overrun: value !== HOLD };
}

/** Returns the names of the optional parts that viewers show. */
export function shownParts(parts: ViewerSettings['parts']): OptionalPart[] {
  return OPTIONAL_PARTS.filter((part) => isPartShown(parts, part));
}
