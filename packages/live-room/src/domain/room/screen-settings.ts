import * as v from 'valibot';
import { idSchema, messageEndSchema } from './basic-schemas';
import { OPTIONAL_PARTS } from './viewer-settings';

/** Of a room: more than a house has. */
export const SCREENS_MAX = 50;
export const SCREEN_NAME_MAX = 30;

/** In percent of the screen's own light. A screen that is to be dark has a blackout. */
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

/** The screens that one act concerns. */
export const screenIdsSchema = v.pipe(
  v.array(idSchema),
  v.minLength(1),
  v.maxLength(SCREENS_MAX),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** What a screen shows beside the figure, in place of what all viewers do. */
export const screenPartsSchema = v.pipe(
  v.array(v.picklist(OPTIONAL_PARTS)),
  v.check((parts) => new Set(parts).size === parts.length),
);

/** What a viewer says of itself. */
export const screenIdentitySchema = v.object({
  /** Lasting: of the screen, whichever window it has. */
  id: idSchema,
  /** As it was given on the screen. One that the room has counts before it. */
  name: v.exactOptional(screenNameSchema),
  /** It shows the call board in place of the timer. */
  isBoard: v.exactOptional(v.boolean()),
});

export type ScreenIdentity = v.InferOutput<typeof screenIdentitySchema>;

const screenSettingSchema = v.object({
  /** Of the screen, whichever window it has: it outlives a reload. */
  id: idSchema,
  name: v.exactOptional(screenNameSchema),
  /** Screens of one group are chosen together. */
  group: v.exactOptional(screenNameSchema),
  /** Shown in place of what is on air. */
  timerId: v.exactOptional(idSchema),
  /** Shown in place of the room's message. */
  messageId: v.exactOptional(idSchema),
  /** When that leaves the screen automatically. Without it a person clears it. */
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
