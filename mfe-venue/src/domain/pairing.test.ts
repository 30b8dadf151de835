import { describe, expect, it } from 'vitest';
import {
  type Pairing,
  claimPairing,
  isFor,
  isPairingAddress,
  newPairing,
  pairingEntryPath,
  pairingPath,
  pairingState,
  readPairingLink,
  remainingMillis,
  remainingText,
  typedCodePath,
} from './pairing';

const device = { name: 'Deck tablet', type: 'tablet', room: 'Main Stage' } as const;
const opened = '2025-01-15T19:30:00.000Z';
const pairing = newPairing('KTRMWXHD', device, opened);

/** Returns the time a number of milliseconds after the code was issued. */
const after = (millis: number): Date => new Date(Date.parse(opened) + millis);

const MINUTES_10 = 600_000;

describe('a code', () => {
  it.each([
    ['at once', 0, 'waiting', MINUTES_10],
    ['in its last millisecond', MINUTES_10 - 1, 'waiting', 1],
    ['after ten minutes', MINUTES_10, 'expired', 0],
    ['the day after', 86_400_000, 'expired', 0],
  ])('%s is %3$s', (_, millis, state, left) => {
    expect(pairingState(pairing, after(millis))).toBe(state);
    expect(remainingMillis(pairing, after(millis))).toBe(left);
  });
});

it.each([
  [MINUTES_10, '10:00'],
  [MINUTES_10 - 1, '10:00'],
  [599_000, '9:59'],
  [65_001, '1:06'],
  [9_000, '0:09'],
  [1, '0:01'],
  [0, '0:00'],
])('%d ms are shown as %s', (millis, text) => {
  expect(remainingText(millis)).toBe(text);
});

it.each([
  ['the device itself', {}, true],
  ['another name', { name: 'Pit tablet' }, false],
  ['another type', { type: 'mobile' as const }, false],
  ['another room', { room: 'Lobby' }, false],
])('a code for the deck tablet, asked about %s: %3$s', (_, change, expected) => {
  expect(isFor(pairing, { ...device, ...change })).toBe(expected);
});

describe('using a code', () => {
  const at = after(60_000).toISOString();
  const paired: Pairing = { ...pairing, pairedAt: at, claimant: 'window-1' };

  it('pairs the device and records the window and the time', () => {
    expect(claimPairing(pairing, 'window-1', at)).toEqual({ outcome: 'paired', pairing: paired });
  });

  it('is refused to a second window, but allowed to the same one', () => {
    expect(claimPairing(paired, 'window-2', at)).toEqual({ outcome: 'used', pairing: paired });
    expect(claimPairing(paired, 'window-1', after(MINUTES_10 * 2).toISOString())).toEqual({
      outcome: 'paired',
      pairing: paired,
    });
  });

  it('is refused after the code expired', () => {
    const late = after(MINUTES_10).toISOString();

    expect(claimPairing(pairing, 'window-1', late)).toEqual({ outcome: 'expired' });
  });

  it('stays valid if the code was used in time', () => {
    expect(pairingState(paired, after(MINUTES_10 * 2))).toBe('paired');
  });
});

describe('a pairing link', () => {
  it.each([
    [pairingPath(pairing), true],
    [pairingEntryPath, true],
    ['/add-device', false],
    ['/add-device?page=2', false],
  ])('the address %s pairs a device: %s', (path, expected) => {
    const [, query] = path.split('?');
    expect(isPairingAddress(new URLSearchParams(query))).toBe(expected);
  });

  it('carries only the code if the code was typed', () => {
    const [, query] = typedCodePath('KTRMWXHD').split('?');
    expect(readPairingLink(new URLSearchParams(query))).toEqual({
      code: 'KTRMWXHD',
      expiresAt: undefined,
    });
  });

  it('carries the code and its expiry', () => {
    expect(pairingPath(pairing)).toBe('/add-device?pair=KTRMWXHD&expires=1736970000');
    const [, query] = pairingPath(pairing).split('?');
    expect(readPairingLink(new URLSearchParams(query))).toEqual({
      code: 'KTRMWXHD',
      expiresAt: '2025-01-15T19:40:00.000Z',
    });
  });

  it.each([
    ['', undefined],
    ['pair=', undefined],
    ['pair=<script>', undefined],
    ['pair=ktrm-wxhd', { code: 'KTRMWXHD', expiresAt: undefined }],
    ['pair=KTRMWXHD&expires=soon', { code: 'KTRMWXHD', expiresAt: undefined }],
    ['pair=KTRMWXHD&expires=1e300', { code: 'KTRMWXHD', expiresAt: undefined }],
  ])('reads %j', (query, link) => {
    expect(readPairingLink(new URLSearchParams(query))).toEqual(link);
  });
});
