import type { SafeStorage } from '@standby/storage';
import * as v from 'valibot';

/** Of this window alone, as long as its tab lasts: no room holds them. */
const KEY = 'standby:desk-window';

/** In percent of the screen's own light. */
export const BRIGHTNESS = { min: 20, max: 100, step: 5 } as const;

/** At the side of the desk, one at a time. */
export const SIDE_PANELS = ['messages', 'calls', 'rundown'] as const;
export type SidePanelName = (typeof SIDE_PANELS)[number];

const settingsSchema = v.object({
  /** The clock, what comes next and the controls alone. */
  isShowMode: v.fallback(v.boolean(), false),
  /** The desk changes nothing until it is unlocked. */
  isLocked: v.fallback(v.boolean(), false),
  panel: v.fallback(v.picklist(SIDE_PANELS), 'messages'),
  brightness: v.fallback(
    v.pipe(v.number(), v.minValue(BRIGHTNESS.min), v.maxValue(BRIGHTNESS.max)),
    BRIGHTNESS.max,
  ),
  /** In the last minute of the timer on air. */
  vibrates: v.fallback(v.boolean(), false),
  ticks: v.fallback(v.boolean(), false),
  /** When a call is due. */
  soundsCalls: v.fallback(v.boolean(), false),
});

export type WindowSettings = v.InferOutput<typeof settingsSchema>;

/** What is stored; what cannot be read is as it is at first. */
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
