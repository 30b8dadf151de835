import * as v from 'valibot';
import { idSchema } from './collections';
import {
  assignmentSchema,
  deviceReportSchema,
  displayChangeSchema,
  displaySchema,
} from './device-screens';
import { defineRoutes } from './route-contract';

/** Longer than what people type: the page reads the code out of it. */
const codeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{8}$/u));

/** Of the desk: on its screen, or printed. */
const deskCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{8}(?:[A-Z]{4})?$/u));

/** How long a code works. */
export const PAIRING_MS = 10 * 60_000;

/** How long printed codes can work. */
export const PRINTED_HOURS = [12, 24, 72] as const;

/** A device beats this often, and at once when it comes. */
export const BEAT_MS = 4_000;

/** How many devices one act concerns. */
const DEVICES_MAX = 200;

const NAME_MAX = 200;
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NAME_MAX));

/** A device as a code names it. */
const namedDeviceSchema = v.object({
  name: text,
  type: v.picklist(['tablet', 'mobile', 'desktop']),
  // To the letter: that is how a device is assigned to a room.
  room: v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_MAX)),
});

const newDeviceSchema = v.object({
  /** Of the record that the code is for, which may be there already. */
  deviceId: idSchema,
  device: v.object({
    ...namedDeviceSchema.entries,
    description: v.pipe(v.string(), v.trim()),
    setupMethod: v.picklist(['qr', 'manual']),
  }),
});

const deviceIdsSchema = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(DEVICES_MAX));

const PAIRINGS = '/organizations/:organizationId/pairings';

/** Codes of the desk, and those of devices that are typed at the desk. */
export const pairingRoutes = defineRoutes({
  [`POST ${PAIRINGS}`]: {
    summary: 'Makes a code that pairs one device once, within ten minutes. It is given once.',
    access: 'devices:write',
    limit: 'pairByAccount',
    body: newDeviceSchema,
    response: v.object({
      code: v.string(),
      /** Of the page on which it is used. */
      address: v.string(),
      expiresAt: v.string(),
    }),
    status: 201,
  },
  [`POST ${PAIRINGS}/find`]: {
    summary: 'What became of a code of the desk; null once it is cancelled.',
    access: 'devices:write',
    body: v.object({ code: deskCodeSchema }),
    response: v.object({
      pairing: v.nullable(
        v.object({
          deviceId: v.string(),
          device: namedDeviceSchema,
          expiresAt: v.string(),
          pairedAt: v.nullable(v.string()),
          address: v.string(),
        }),
      ),
    }),
  },
  [`POST ${PAIRINGS}/cancel`]: {
    summary: 'Ends a code of the desk.',
    access: 'devices:write',
    body: v.object({ code: deskCodeSchema }),
  },
  [`POST ${PAIRINGS}/accept`]: {
    summary: 'Pairs the device that shows a code, with a record that is there or a new one.',
    access: 'devices:write',
    limit: 'pairByAccount',
    body: v.object({ code: codeSchema, ...newDeviceSchema.entries }),
    response: v.object({ outcome: v.picklist(['paired', 'used', 'expired', 'unknown']) }),
  },
  [`POST ${PAIRINGS}/print`]: {
    summary:
      'Makes a longer code for each of some records that wait, which pairs it once. Earlier codes of theirs end.',
    access: 'devices:write',
    limit: 'pairByAccount',
    body: v.object({ deviceIds: deviceIdsSchema, hours: v.picklist(PRINTED_HOURS) }),
    response: v.object({
      codes: v.array(v.object({ deviceId: v.string(), code: v.string(), address: v.string() })),
      expiresAt: v.string(),
    }),
    status: 201,
  },
  [`POST ${PAIRINGS}/end`]: {
    summary: 'Ends the codes of some records, printed ones too.',
    access: 'devices:write',
    body: v.object({ deviceIds: deviceIdsSchema }),
  },
});

const DEVICES = '/organizations/:organizationId/devices';

/** What the desk does with devices, one or many at once. */
export const deviceControlRoutes = defineRoutes({
  [`POST ${DEVICES}/control`]: {
    summary:
      'Changes what devices show, and how; or makes them show their names, or load the newest release.',
    access: 'devices:write',
    body: v.object({
      deviceIds: deviceIdsSchema,
      assignment: v.optional(assignmentSchema),
      display: v.optional(displayChangeSchema),
      identify: v.optional(v.boolean(), false),
      /** They load the newest release, as soon as no timer runs in the room that they show. */
      update: v.optional(v.boolean(), false),
    }),
  },
});

/** The state that a device receives. */
export const deviceStateSchema = v.variant('state', [
  /** Not paired, or no longer. */
  v.object({ state: v.literal('new') }),
  /** Its own code waits to be typed at the desk. */
  v.object({ state: v.literal('waiting'), expiresAt: v.string() }),
  v.object({
    state: v.literal('paired'),
    organizationId: v.string(),
    deviceId: v.string(),
    /** Of this pairing: another one has another id. */
    pairingId: v.string(),
    name: v.string(),
    room: v.string(),
    assignment: assignmentSchema,
    display: displaySchema,
    /** Since when it shows its name; null while it does not. */
    identifiedAt: v.nullable(v.string()),
    /** When it was asked to load the newest release; null once it has. */
    updateAskedAt: v.optional(v.nullable(v.string()), null),
  }),
]);
export type DeviceState = v.InferOutput<typeof deviceStateSchema>;
export type PairedState = Extract<DeviceState, { state: 'paired' }>;

/** Codes, for browsers without an account. */
export const deviceCodeRoutes = defineRoutes({
  'POST /devices/pair': {
    summary: 'Uses a code of the desk, once, for the browser that asks: it gets a cookie.',
    access: 'everybody',
    limit: 'pairByAddress',
    body: v.object({ code: deskCodeSchema }),
    response: v.object({
      outcome: v.picklist(['paired', 'used', 'expired', 'unknown', 'limit-reached']),
    }),
  },
  'POST /devices/offers': {
    summary: 'Makes a code that is typed at the desk, for the browser that asks.',
    access: 'everybody',
    limit: 'offerByAddress',
    response: v.object({ code: v.string(), expiresAt: v.string() }),
    status: 201,
  },
});

/** What a device asks, by its cookie alone. */
export const pairedDeviceRoutes = defineRoutes({
  'POST /devices/self': {
    summary: 'A device says that it is there, and how it is; the answer is what it is to show.',
    access: 'everybody',
    limit: 'deviceByAddress',
    body: v.object({ report: v.optional(deviceReportSchema) }),
    response: v.object({ device: deviceStateSchema, nowMs: v.number() }),
  },
  'GET /devices/self/stream': {
    summary: 'Server-sent events: `device` with what it is to show, at once and after each change.',
    access: 'everybody',
    limit: 'deviceByAddress',
  },
});
