import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { messageEndSchema } from './basic-schemas';
import { OPTIONAL_PARTS } from './viewer-settings';

/** Maximum number of a room's screens, above the number in any house. */
export const SCREENS_MAX = 50;
export const SCREEN_NAME_MAX = 30;

/** Brightness in percent of the screen's own light. A blackout makes a screen dark. */
export const SCREEN_BRIGHTNESS = { min: 20, max: 100, step: 5 } as const;

export const screenNameSchema = v.pipe(
  v.string(),
  v.check((name) => name.trim() === name && name !== ''),
  v.maxLength(SCREEN_NAME_MAX),
);

export const brightnessSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(SCREEN_BRIGHTNESS.min),
  v.maxValue(SCREEN_BRIGHTNESS.max),
);

/** Screens to which one act applies. */
export const screenIdsSchema = v.pipe(
  v.array(idSchema),
  v.minLength(1),
  v.maxLength(SCREENS_MAX),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** Parts that a screen shows beside the figure, instead of the room's parts. */
export const screenPartsSchema = v.pipe(
  v.array(v.picklist(OPTIONAL_PARTS)),
  v.check((parts) => new Set(parts).size === parts.length),
);

/** Identity that a viewer reports. */
export const screenIdentitySchema = v.object({
  /** Lasting id of the screen, which survives a change of its window. */
  id: idSchema,
  /** Name that was entered on the screen. A name in the room takes precedence. */
  name: v.exactOptional(screenNameSchema),
  /** Whether the screen shows the call board instead of the timer. */
  isBoard: v.exactOptional(v.boolean()),
});

export type ScreenIdentity = v.InferOutput<typeof screenIdentitySchema>;

const screenSettingSchema = v.object({
  /** Id of the screen, which survives a reload and a change of its window. */
  id: idSchema,
  name: v.exactOptional(screenNameSchema),
  /** Group of the screen; screens of a group are chosen together. */
  group: v.exactOptional(screenNameSchema),
  /** Timer that the screen shows instead of the one on air. */
  timerId: v.exactOptional(idSchema),
  /** Message that the screen shows instead of the room's. */
  messageId: v.exactOptional(idSchema),
  /** Automatic end of the screen's message; absent if a person has to clear it. */
  messageUntil: v.exactOptional(messageEndSchema),
  isBlackout: v.exactOptional(v.boolean()),
  brightness: v.exactOptional(brightnessSchema),
  parts: v.exactOptional(screenPartsSchema),
});

export type ScreenSetting = v.InferOutput<typeof screenSettingSchema>;

export const screensSchema = v.pipe(
  v.array(screenSettingSchema),
  v.maxLength(SCREENS_MAX),
  v.check((screens) => new Set(screens.map(({ id }) => id)).size === screens.length),
);
