import { paths, understudyAddress } from '@standby/contracts';
import { idSchema, instantSchema } from '@standby/collections/port';
import * as v from 'valibot';
import { deviceTypes, type SetupMethod } from './device-options';
import { readCode } from '@standby/api-client/pairing-code';

const MILLIS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MILLIS_PER_MINUTE = 60_000;

/** Marks an address as a pairing link; its value is the code. */
const LINK_PARAMETER = 'pair';

/** How long a code can be used. */
export const PAIRING_LIFETIME_MILLIS = 10 * MILLIS_PER_MINUTE;

export const pairingSchema = v.object({
  /** The code, which is also what the link carries. */
  id: idSchema,
  /** The device to add, so that the other window can name it. */
  device: v.object({
    name: v.string(),
    type: v.picklist(deviceTypes.map(({ value }) => value)),
    room: v.string(),
  }),
  expiresAt: instantSchema,
  pairedAt: v.nullable(instantSchema),
  /** Which window used the code. */
  claimant: v.nullable(v.string()),
  /** The record that the device takes; left out in sample mode, where the desk makes it afterwards. */
  deviceId: v.exactOptional(idSchema),
  /** Where the code is used; left out in sample mode, where that is a page of this browser. */
  address: v.exactOptional(v.string()),
});

export type Pairing = Readonly<v.InferOutput<typeof pairingSchema>>;
export type PairingDevice = Readonly<Pairing['device']>;

/** What a code is made for. */
export interface DeviceToPair extends PairingDevice {
  readonly description?: string;
  readonly setupMethod?: SetupMethod;
  /** Of the record, where it is there already. */
  readonly id?: string;
}

/** What became of a device's own code that was typed at the desk. */
export type AcceptOutcome = 'paired' | 'used' | 'expired' | 'unknown';

export type PairingState = 'waiting' | 'paired' | 'expired';

/** A code that waits to be used. `at` is an ISO instant. */
export function newPairing(code: string, device: PairingDevice, at: string): Pairing {
  const expiresAt = new Date(Date.parse(at) + PAIRING_LIFETIME_MILLIS).toISOString();
  return { id: code, device, expiresAt, pairedAt: null, claimant: null };
}

/** Whether the code was given out for exactly this device. */
export function isFor({ device }: Pairing, { name, type, room }: PairingDevice): boolean {
  return device.name === name && device.type === type && device.room === room;
}

/** How long the code can still be used, in milliseconds, not below 0. */
export function remainingMillis(pairing: Pick<Pairing, 'expiresAt'>, now: Date): number {
  return Math.max(0, Date.parse(pairing.expiresAt) - now.getTime());
}

/** A remaining time as people read it, rounded up: “9:05”. */
export function remainingText(millis: number): string {
  const seconds = Math.ceil(millis / MILLIS_PER_SECOND);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return `${minutes}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}

/** What was paired in time stays paired. */
export function pairingState(pairing: Pairing, now: Date): PairingState {
  if (pairing.pairedAt !== null) return 'paired';
  return remainingMillis(pairing, now) > 0 ? 'waiting' : 'expired';
}

/** The pairing after a window used the code, or why it could not. */
export type ClaimResult =
  | { readonly outcome: 'paired' | 'used'; readonly pairing: Pairing }
  | { readonly outcome: 'expired' };

/** A code is good for one window once; the same window may ask again, as it does on a reload. */
export function claimPairing(pairing: Pairing, claimant: string, at: string): ClaimResult {
  switch (pairingState(pairing, new Date(at))) {
    case 'paired':
      return { outcome: pairing.claimant === claimant ? 'paired' : 'used', pairing };
    case 'expired':
      return { outcome: 'expired' };
    case 'waiting':
      return { outcome: 'paired', pairing: { ...pairing, pairedAt: at, claimant } };
  }
}

/** What a pairing link says. */
export interface PairingLink {
  readonly code: string;
  readonly expiresAt: string | undefined;
}

/**
 * The path, inside this app, that pairs the device on which it is opened. It says when it expires, in
 * seconds since 1970, so that a window that knows nothing of the code can still say why.
 */
export function pairingPath({ id, expiresAt }: Pick<Pairing, 'id' | 'expiresAt'>): string {
  const expires = String(Math.ceil(Date.parse(expiresAt) / MILLIS_PER_SECOND));
  return `${paths.addDevice}?${new URLSearchParams({ [LINK_PARAMETER]: id, expires }).toString()}`;
}

/** The path at which a code is typed, for a device without a camera. */
export const pairingEntryPath = `${paths.addDevice}?${LINK_PARAMETER}`;

/** Where the code of a link is typed: without plain http, which browsers add. */
export function typedAddress(address: string): string {
  const { host, pathname, protocol } = new URL(address);
  return `${protocol === 'https:' ? 'https://' : ''}${host}${pathname}`;
}

/** Where the code is typed once the server's understudy took over; undefined without one. */
export function secondTypedAddress(address: string | undefined): string | undefined {
  const second = address === undefined ? undefined : understudyAddress(address);
  return second && typedAddress(second);
}

/** The path to which a typed code leads. */
export function typedCodePath(code: string): string {
  return `${paths.addDevice}?${new URLSearchParams({ [LINK_PARAMETER]: code }).toString()}`;
}

/** Whether an address is there to pair the device on which it is opened, with or without a code. */
export function isPairingAddress(params: URLSearchParams): boolean {
  return params.has(LINK_PARAMETER);
}

/** Reads a pairing link's parameters; undefined where there is no code among them. */
export function readPairingLink(params: URLSearchParams): PairingLink | undefined {
  const code = readCode(params.get(LINK_PARAMETER) ?? '');
  if (code === undefined) return undefined;
  const expiresAt = new Date(Number(params.get('expires') ?? Number.NaN) * MILLIS_PER_SECOND);
  const isDate = !Number.isNaN(expiresAt.getTime());
  return { code, expiresAt: isDate ? expiresAt.toISOString() : undefined };
}
