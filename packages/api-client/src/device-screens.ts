import * as v from 'valibot';

/*
 * What a paired device shows, how, and what it says of itself: the desk, the server and the device's own page agree on it.
 */

const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

/**
 * What a device shows: `standby` is its name and the time, `calls` the calls of a show and who answered them, `sign-in`
 * the company's names, to sign in by a PIN.
 */
export const assignmentSchema = v.variant('kind', [
  v.object({ kind: v.literal('standby') }),
  v.object({ kind: v.literal('viewer'), showId: idSchema }),
  v.object({ kind: v.literal('calls'), showId: idSchema }),
  v.object({ kind: v.literal('sign-in'), showId: idSchema }),
  v.object({
    kind: v.literal('light'),
    showId: idSchema,
    department: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,5}$/u)),
  }),
]);
export type Assignment = Readonly<v.InferOutput<typeof assignmentSchema>>;

export const STANDBY: Assignment = { kind: 'standby' };

/** In percent of the screen's own light. */
export const DEVICE_BRIGHTNESS = { min: 20, max: 100, step: 5 } as const;

/** In degrees, clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;

/** How a device shows it. */
export const displaySchema = v.object({
  isBlackout: v.boolean(),
  brightness: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(DEVICE_BRIGHTNESS.min),
    v.maxValue(DEVICE_BRIGHTNESS.max),
  ),
  isMirrored: v.boolean(),
  rotation: v.picklist(ROTATIONS),
});
export type Display = Readonly<v.InferOutput<typeof displaySchema>>;

export const PLAIN_DISPLAY: Display = {
  isBlackout: false,
  brightness: DEVICE_BRIGHTNESS.max,
  isMirrored: false,
  rotation: 0,
};

const { isBlackout, brightness, isMirrored, rotation } = displaySchema.entries;

/** What of it is to be different. */
export const displayChangeSchema = v.object({
  isBlackout: v.exactOptional(isBlackout),
  brightness: v.exactOptional(brightness),
  isMirrored: v.exactOptional(isMirrored),
  rotation: v.exactOptional(rotation),
});

/** What a browser may refuse a screen. */
export const REFUSALS = ['wake-lock', 'full-screen'] as const;

const PIXELS_MAX = 100_000;
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PIXELS_MAX));
const word = v.pipe(v.string(), v.maxLength(80));

/** What a device says of itself. */
export const deviceReportSchema = v.object({
  /** Of the app. */
  version: word,
  /** Such as `iPad`; null where the browser does not say. */
  model: v.nullable(word),
  /** Percent; null where the browser does not say. */
  battery: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** Of the page, in CSS pixels. */
  width: pixels,
  height: pixels,
  /** How far its clock is off, to a tenth of a second; null until it was measured. */
  clockErrorMs: v.nullable(v.pipe(v.number(), v.safeInteger())),
  refusals: v.pipe(v.array(v.picklist(REFUSALS)), v.maxLength(REFUSALS.length)),
  /** Whether its page has found a release that is newer than what it runs. */
  hasUpdate: v.optional(v.boolean(), false),
});
export type DeviceReport = Readonly<v.InferOutput<typeof deviceReportSchema>>;

/** How long a device that is identified shows its name. */
export const IDENTIFY_MS = 5_000;
