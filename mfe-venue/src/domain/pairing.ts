import { paths, standbyServerAddress } from '@standby/contracts';
import { idSchema, instantSchema } from '@standby/collections/port';
import * as v from 'valibot';
import { deviceTypes, type SetupMethod } from './device-options';
import { readCode } from '@standby/api-client/pairing-code';

const MILLIS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MILLIS_PER_MINUTE = 60_000;

/** Query parameter that marks a pairing link; its value is the code. */
const LINK_PARAMETER = 'pair';

/** Lifetime of a code in milliseconds. */
const PAIRING_LIFETIME_MILLIS = 10 * MILLIS_PER_MINUTE;

export const pairingSchema = v.object({
  /** Code, as the link carries it. */
  id: idSchema,
  /** Device to add, so that the other window can name it. */
  device: v.object({
    name: v.string(),
    type: v.picklist(deviceTypes.map(({ value }) => value)),
    room: v.string(),
  }),
  expiresAt: instantSchema,
  pairedAt: v.nullable(instantSchema),
  /** Name of the window that used the code. */
  claimant: v.nullable(v.string()),
  /**
   * Record that the device takes; undefined in sample mode, where the desk creates it afterwards.
   */
  deviceId: v.exactOptional(idSchema),
  /**
   * Address at which the code is used; undefined in sample mode, which uses a page of this browser.
   */
  address: v.exactOptional(v.string()),
});

export type Pairing = Readonly<v.InferOutput<typeof pairingSchema>>;
export type PairingDevice = Readonly<Pairing['device']>;

/** Device for which a code is made. */
export interface DeviceToPair extends PairingDevice {
  readonly description?: string;
  readonly setupMethod?: SetupMethod;
  /** Id of the record, if it exists already. */
  readonly id?: string;
}

/** Result of typing a device's own code at the desk. */
export type AcceptOutcome = 'paired' | 'used' | 'expired' | 'unknown';

export type PairingState = 'waiting' | 'paired' | 'expired';

/** Creates a code that waits to be used. `at` is an ISO instant. */
export function newPairing(code: string, device: PairingDevice, at: string): Pairing {
  const expiresAt = new Date(Date.parse(at) + PAIRING_LIFETIME_MILLIS).toISOString();
  return { id: code, device, expiresAt, pairedAt: null, claimant: null };
}

/** Whether the code was issued for exactly this device. */
export function isFor({ device }: Pairing, { name, type, room }: PairingDevice): boolean {
  return device.name === name && device.type === type && device.room === room;
}

/** Returns the milliseconds until the code expires, at least 0. */
export function remainingMillis(pairing: Pick<Pairing, 'expiresAt'>, now: Date): number {
  return Math.max(0, Date.parse(pairing.expiresAt) - now.getTime());
}

/** Formats a remaining time, rounded up to a second: “9:05”. */
export function remainingText(millis: number): string {
  const seconds = Math.ceil(millis / MILLIS_PER_SECOND);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return `${minutes}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}

/** Returns the state of a pairing; a device that was paired in time stays paired. */
export function pairingState(pairing: Pairing, now: Date): PairingState {
  if (pairing.pairedAt !== null) return 'paired';
  return remainingMillis(pairing, now) > 0 ? 'waiting' : 'expired';
}

/** Pairing after a window used the code, or the reason for the refusal. */
type ClaimResult =
  | { readonly outcome: 'paired' | 'used'; readonly pairing: Pairing }
  | { readonly outcome: 'expired' };

/**
 * Uses a code for a window. A code serves one window; that window may ask again, as it does on a
 * reload.
 */
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

/** Content of a pairing link. */
export interface PairingLink {
  readonly code: string;
  readonly expiresAt: string | undefined;
}

/**
 * Returns the path, inside this app, that pairs the device that opens it. The path contains the
 * expiry in seconds since 1970, so that a window without the code can still explain a refusal.
 */
export function pairingPath({ id, expiresAt }: Pick<Pairing, 'id' | 'expiresAt'>): string {
  const expires = String(Math.ceil(Date.parse(expiresAt) / MILLIS_PER_SECOND));
  return `${paths.addDevice}?${new URLSearchParams({ [LINK_PARAMETER]: id, expires }).toString()}`;
}

/** Path of the page where a device without a camera takes a typed code. */
export const pairingEntryPath = `${paths.addDevice}?${LINK_PARAMETER}`;

/** Returns the address where a link's code is typed, without `http://`, which browsers add. */
export function typedAddress(address: string): string {
  const { host, pathname, protocol } = new URL(address);
  return `${protocol === 'https:' ? 'https://' : ''}${host}${pathname}`;
}

/**
 * Returns the address where the code is typed after the standby server took over; undefined without
 * a standby server.
 */
export function secondTypedAddress(address: string | undefined): string | undefined {
  const second = address === undefined ? undefined : standbyServerAddress(address);
  return second && typedAddress(second);
}

/** Returns the path to which a typed code leads. */
export function typedCodePath(code: string): string {
  return `${paths.addDevice}?${new URLSearchParams({ [LINK_PARAMETER]: code }).toString()}`;
}

/** Whether an address pairs the device that opens it, with or without a code. */
export function isPairingAddress(params: URLSearchParams): boolean {
  return params.has(LINK_PARAMETER);
}

/** Reads a pairing link's parameters; undefined if they contain no code. */
export function readPairingLink(params: URLSearchParams): PairingLink | undefined {
  const code = readCode(params.get(LINK_PARAMETER) ?? '');
  if (code === undefined) return undefined;
  const expiresAt = new Date(Number(params.get('expires') ?? Number.NaN) * MILLIS_PER_SECOND);
  const isDate = !Number.isNaN(expiresAt.getTime());
  return { code, expiresAt: isDate ? expiresAt.toISOString() : undefined };
}
