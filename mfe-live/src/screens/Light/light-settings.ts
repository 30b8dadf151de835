import { openBrowserStorage } from '@standby/storage';
import * as v from 'valibot';

/** Of this browser, for all lights. */
const KEY = 'standby:cue-light';

const settingsSchema = v.object({
  /** A standby does not flash. */
  isSteady: v.fallback(v.boolean(), false),
  /** With a GO. */
  sounds: v.fallback(v.boolean(), false),
  vibrates: v.fallback(v.boolean(), false),
});

export type LightSettings = v.InferOutput<typeof settingsSchema>;

/** What cannot be read is as it is at first. */
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
