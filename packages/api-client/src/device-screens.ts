import * as v from 'valibot';

/*
 * The contents of a paired device's screen, its display settings and its reports. The desk, the server and the device's own
 * page share these schemas.
 */

const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));
const departmentSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,5}$/u));

/** Departments that a cue sheet has at most. */
const DEPARTMENTS_MAX = 24;

/**
 * Scopes of a program's token, each with those before it.
 * - `read`: it reads the state of the room.
 * - `control`: it acts on timers, screens and messages.
 * - `call`: it also gives warnings, standbys and GO for the person on the book.
 */
export const CONTROL_SCOPES = ['read', 'control', 'call'] as const;
export type ControlScope = (typeof CONTROL_SCOPES)[number];

/**
 * The assignment of a device. The kind `standby` shows the device's name and the time. The kind `calls` shows the calls of a
 * show and who answered them. The kind `sign-in` shows the company's names, so that each person signs in by a PIN.
 */
export const assignmentSchema = v.variant('kind', [
  v.object({ kind: v.literal('standby') }),
  v.object({ kind: v.literal('viewer'), showId: idSchema }),
  v.object({ kind: v.literal('calls'), showId: idSchema }),
  v.object({ kind: v.literal('sign-in'), showId: idSchema }),
  v.object({
    kind: v.literal('light'),
    showId: idSchema,
    department: departmentSchema,
  }),
  /** Assignment of a bridge, with the departments whose house desks it joins to the show. */
  v.object({
    kind: v.literal('bridge'),
    showId: idSchema,
    departments: v.pipe(v.array(departmentSchema), v.minLength(1), v.maxLength(DEPARTMENTS_MAX)),
  }),
  /** Assignment of a program, such as Companion, with the scope of its token. */
  v.object({
    kind: v.literal('control'),
    /** Left out for every show of the organization, among which the program chooses. */
    showId: v.exactOptional(idSchema),
    scope: v.picklist(CONTROL_SCOPES),
  }),
]);
export type Assignment = Readonly<v.InferOutput<typeof assignmentSchema>>;

export const STANDBY: Assignment = { kind: 'standby' };

/** Brightness in percent of the screen's own light. */
const DEVICE_BRIGHTNESS = { min: 20, max: 100, step: 5 } as const;

/** Rotations in degrees, clockwise. */
export const ROTATIONS = [0, 90, 180, 270] as const;

/** The display settings of a device. */
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

/** Changed display settings; the others stay as they are. */
export const displayChangeSchema = v.object({
  isBlackout: v.exactOptional(isBlackout),
  brightness: v.exactOptional(brightness),
  isMirrored: v.exactOptional(isMirrored),
  rotation: v.exactOptional(rotation),
});

/** Features that a device's browser may refuse. */
const REFUSALS = ['wake-lock', 'full-screen'] as const;

const PIXELS_MAX = 100_000;
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PIXELS_MAX));
const word = v.pipe(v.string(), v.maxLength(80));

/** A device's report of its own state. */
export const deviceReportSchema = v.object({
  /** Release of the app. */
  version: word,
  /** Model such as `iPad`; null if the browser does not report it. */
  model: v.nullable(word),
  /** Charge in percent; null if the browser does not report it. */
  battery: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** Size of the page, in CSS pixels. */
  width: pixels,
  height: pixels,
  /** Error of the device's clock, to a tenth of a second; null until it was measured. */
  clockErrorMs: v.nullable(v.pipe(v.number(), v.safeInteger())),
  refusals: v.pipe(v.array(v.picklist(REFUSALS)), v.maxLength(REFUSALS.length)),
  /** Whether the device's page has found a newer release than its own. */
  hasUpdate: v.optional(v.boolean(), false),
});
export type DeviceReport = Readonly<v.InferOutput<typeof deviceReportSchema>>;

/** Returns the report of a bridge or a program, which has no screen. */
export const reportWithoutScreen = (
  report: Pick<DeviceReport, 'version' | 'model' | 'clockErrorMs'>,
): DeviceReport => ({
  ...report,
  battery: null,
  width: 0,
  height: 0,
  refusals: [],
  hasUpdate: false,
});

/** Milliseconds for which an identified device shows its name. */
export const IDENTIFY_MS = 5_000;
