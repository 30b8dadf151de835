import { paths } from 'shared-ui/contracts';
import * as v from 'valibot';
import { deviceTypes } from './device-options';
import { readCode } from './pairing-code';

const MILLIS_PER_SECOND = 1000;
const MILLIS_PER_MINUTE = 60_000;

/** How long a code can be used. */
export const PAIRING_LIFETIME_MILLIS = 10 * MILLIS_PER_MINUTE;

const instant = v.pipe(v.string(), v.isoTimestamp());

export const pairingSchema = v.object({
  /** The code, which is also what the link carries. */
  id: v.pipe(v.string(), v.nonEmpty()),
  /** What is being added, so that the other window can say it. */
  device: v.object({
    name: v.string(),
    type: v.picklist(deviceTypes.map(({ value }) => value)),
    room: v.string(),
  }),
  expiresAt: instant,
  pairedAt: v.nullable(instant),
  /** Which window used the code. */
  claimant: v.nullable(v.string()),
});

export type Pairing = Readonly<v.InferOutput<typeof pairingSchema>>;
export type PairingDevice = Readonly<Pairing['device']>;

export type PairingState = 'waiting' | 'paired' | 'expired';

/** A code that waits to be used. `at` is an ISO instant. */
export function newPairing(code: string, device: PairingDevice, at: string): Pairing {
  const expiresAt = new Date(Date.parse(at) + PAIRING_LIFETIME_MILLIS).toISOString();
  return { id: code, device, expiresAt, pairedAt: null, claimant: null };
}

/** How long the code can still be used, in milliseconds, not below 0. */
export function remainingMillis(pairing: Pick<Pairing, 'expiresAt'>, now: Date): number {
  return Math.max(0, Date.parse(pairing.expiresAt) - now.getTime());
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
  return `${paths.addDevice}?${new URLSearchParams({ pair: id, expires }).toString()}`;
}

/** Reads a pairing link's parameters; undefined where they are none. */
export function readPairingLink(params: URLSearchParams): PairingLink | undefined {
  const code = readCode(params.get('pair') ?? '');
  if (code === undefined) return undefined;
  const expiresAt = new Date(Number(params.get('expires') ?? Number.NaN) * MILLIS_PER_SECOND);
  const isDate = !Number.isNaN(expiresAt.getTime());
  return { code, expiresAt: isDate ? expiresAt.toISOString() : undefined };
}
