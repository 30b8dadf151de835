import { openBrowserStorage } from '@standby/storage';
import * as v from 'valibot';

/** Key of this browser’s settings for all sheets. */
const KEY = 'standby:cue-sheet';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const settingsSchema = v.object({ density: v.fallback(v.picklist(DENSITIES), 'comfortable') });

type SheetSettings = v.InferOutput<typeof settingsSchema>;

/** Returns the stored settings. Invalid ones have their initial values. */
export function loadSheetSettings(): SheetSettings {
  try {
    const stored: unknown = JSON.parse(openBrowserStorage().read(KEY) ?? '{}');
    return v.parse(settingsSchema, stored);
  } catch {
    return v.parse(settingsSchema, {});
  }
}

export function saveSheetSettings(settings: SheetSettings): void {
  openBrowserStorage().write(KEY, JSON.stringify(settings));
}
