import { openBrowserStorage } from '@standby/storage';
import * as v from 'valibot';

/** Key of this browser’s settings for all lights. */
const KEY = 'standby:cue-light';

const settingsSchema = v.object({
  /** Shows a standby as steady light. */
  isSteady: v.fallback(v.boolean(), false),
  /** Sounds with a GO. */
  sounds: v.fallback(v.boolean(), false),
  vibrates: v.fallback(v.boolean(), false),
});

export type LightSettings = v.InferOutput<typeof settingsSchema>;

/** Returns the stored settings. Invalid ones have their initial values. */
export function loadLightSettings(): LightSettings {
  try {
    const stored: unknown = JSON.parse(openBrowserStorage().read(KEY) ?? '{}');
    return v.parse(settingsSchema, stored);
  } catch {
    return v.parse(settingsSchema, {});
  }
}

export function saveLightSettings(settings: LightSettings): void {
  openBrowserStorage().write(KEY, JSON.stringify(settings));
}
