import * as v from 'valibot';
import { idSchema } from './collections';
import {
  assignmentSchema,
  deviceReportSchema,
  displayChangeSchema,
  displaySchema,
} from './device-screens';
import { defineRoutes } from './route-contract';

/** A short code, as the page extracts it from the typed text: letters without spaces and dashes. */
const codeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{8}$/u));

/** A code that the desk shows on its screen or prints. */
const deskCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{8}(?:[A-Z]{4})?$/u));

/** Milliseconds for which a code works. */
export const PAIRING_MS = 10 * 60_000;

/** Hours for which a printed code can work. */
export const PRINTED_HOURS = [12, 24, 72] as const;

/** Heartbeat interval of a device, in milliseconds. A device also sends a heartbeat as soon as its page is open. */
export const BEAT_MS = 4_000;

/** Maximum number of devices that one act concerns. */
const DEVICES_MAX = 200;

const NAME_MAX = 200;
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NAME_MAX));

/** The name, type and room that a code gives to a device. */
const namedDeviceSchema = v.object({
  name: text,
  type: v.picklist(['tablet', 'mobile', 'desktop', 'bridge', 'control']),
  // The text is not trimmed, because a device is assigned to a room by the room's exact name.
  room: v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_MAX)),
});

const newDeviceSchema = v.object({
  /** Id of the device's record, which may exist already. */
  deviceId: idSchema,
  device: v.object({
    ...namedDeviceSchema.entries,
    description: v.pipe(v.string(), v.trim()),
    setupMethod: v.picklist(['qr', 'manual']),
  }),
});

const deviceIdsSchema = v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(DEVICES_MAX));

const PAIRINGS = '/organizations/:organizationId/pairings';

/** Routes for both kinds of codes: those that the desk creates, and those that a device shows and the desk types. */
export const pairingRoutes = defineRoutes({
  [`POST ${PAIRINGS}`]: {
    summary: 'Makes a code that pairs one device once, within ten minutes. It is given once.',
    access: 'devices:write',
    limit: 'pairByAccount',
    body: newDeviceSchema,
    response: v.object({
      code: v.string(),
      /** Address of the page on which the device uses the code. */
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

/** The desk's acts on devices, one or many at once. */
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
      /** Whether the devices load the newest release, as soon as no timer runs in the room that they show. */
      update: v.optional(v.boolean(), false),
    }),
  },
});

/** The state that a device receives. */
export const deviceStateSchema = v.variant('state', [
  /** The device is not paired, or is no longer paired. */
  v.object({ state: v.literal('new') }),
  /** The device's own code waits to be typed at the desk. */
  v.object({ state: v.literal('waiting'), expiresAt: v.string() }),
  v.object({
    state: v.literal('paired'),
    organizationId: v.string(),
    deviceId: v.string(),
    /** Id of this pairing; a later pairing has a different id. */
    pairingId: v.string(),
    name: v.string(),
    room: v.string(),
    assignment: assignmentSchema,
    display: displaySchema,
    /** Moment at which the device began to show its name; null while it does not show it. */
    identifiedAt: v.nullable(v.string()),
    /** Moment of the request to load the newest release; null once the device has loaded it. */
    updateAskedAt: v.optional(v.nullable(v.string()), null),
  }),
]);
export type DeviceState = v.InferOutput<typeof deviceStateSchema>;
export type PairedState = Extract<DeviceState, { state: 'paired' }>;

/** Routes for codes, for browsers without an account. */
export const deviceCodeRoutes = defineRoutes({
  'POST /devices/pair': {
    summary: 'Uses a code of the desk, once, for the browser that asks: it gets a cookie.',
    access: 'everybody',
    limit: 'pairByAddress',
    body: v.object({ code: deskCodeSchema }),
    response: v.object({
      outcome: v.picklist(['paired', 'used', 'expired', 'unknown', 'limit-reached']),
      /** Token of a program, which has no browser to keep a cookie. Others have the cookie alone. */
      token: v.exactOptional(v.string()),
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

/** Requests of a paired device, which only its cookie identifies. */
export const pairedDeviceRoutes = defineRoutes({
  'POST /devices/self': {
    summary: 'Sends a device’s heartbeat and report; the answer is its assignment.',
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
