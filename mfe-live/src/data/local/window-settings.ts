import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';

/** Key of this window’s settings, which last as long as its tab. Rooms do not store them. */
const KEY = 'standby:desk-window';

/** Brightness in percent of the screen’s own light. */
export const BRIGHTNESS = { min: 20, max: 100, step: 5 } as const;

/** Panels at the side of the desk, shown one at a time. */
export const SIDE_PANELS = ['messages', 'calls', 'rundown'] as const;
export type SidePanelName = (typeof SIDE_PANELS)[number];

const settingsSchema = v.object({
  /** Shows only the clock, what comes next, and the controls. */
  isShowMode: v.fallback(v.boolean(), false),
  /** Locks the desk against changes. */
  isLocked: v.fallback(v.boolean(), false),
  panel: v.fallback(v.picklist(SIDE_PANELS), 'messages'),
  brightness: v.fallback(
    v.pipe(v.number(), v.minValue(BRIGHTNESS.min), v.maxValue(BRIGHTNESS.max)),
    BRIGHTNESS.max,
  ),
  /** Vibrates in the last minute of the timer on air. */
  vibrates: v.fallback(v.boolean(), false),
  ticks: v.fallback(v.boolean(), false),
  /** Sounds when a call is due. */
  soundsCalls: v.fallback(v.boolean(), false),
});

export type WindowSettings = v.InferOutput<typeof settingsSchema>;

/** Returns the stored settings. Invalid ones have their initial values. */
export function loadWindowSettings(storage: SafeStorage): WindowSettings {
  try {
    const stored: unknown = JSON.parse(storage.read(KEY) ?? '{}');
    return v.parse(settingsSchema, stored);
  } catch {
    return v.parse(settingsSchema, {});
  }
}

export function saveWindowSettings(storage: SafeStorage, settings: WindowSettings): void {
  storage.write(KEY, JSON.stringify(settings));
}
