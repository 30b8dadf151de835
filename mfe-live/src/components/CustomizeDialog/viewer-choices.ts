import type { Choice, RadioOption } from 'shared-ui';
import {
  VIEWER_PARTS,
  VIEWER_SIZES,
  VIEWER_THEMES,
  type ViewerPart,
  type ViewerSettings,
} from '../../domain/room/room-schema';

const THEME_LABELS: Record<ViewerSettings['theme'], string> = {
  dark: 'Dark: black, for a dark house',
  light: 'Light: white, for daylight',
};

const SIZE_LABELS: Record<ViewerSettings['size'], string> = {
  medium: 'Medium',
  large: 'Large',
  full: 'Full: as wide as the screen',
};

const PART_LABELS: Record<ViewerPart, string> = {
  name: 'Timer name',
  progress: 'Progress bar',
  overrun: 'Overrun',
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

export const PARTS: readonly Choice[] = VIEWER_PARTS.map((value) => ({
  value,
  label: PART_LABELS[value],
}));

/** The theme that a radio stands for. */
export function themeOf(value: string): ViewerSettings['theme'] {
  return VIEWER_THEMES.find((theme) => theme === value) ?? 'dark';
}

/** The size that a radio stands for. */
export function sizeOf(value: string): ViewerSettings['size'] {
  return VIEWER_SIZES.find((size) => size === value) ?? 'full';
}

/** Names of the parts that are shown. */
export function shownParts(parts: ViewerSettings['parts']): ViewerPart[] {
  return VIEWER_PARTS.filter((part) => parts[part]);
}

/** Settings that show the named parts and no others. */
export function partsOf(shown: readonly string[]): ViewerSettings['parts'] {
  return {
    name: shown.includes('name'),
    progress: shown.includes('progress'),
    overrun: shown.includes('overrun'),
    message: shown.includes('message'),
    clock: shown.includes('clock'),
  };
}
