import { type FakeBrowser, createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pairingState } from '../domain/pairing';
import { type Pairings, createBrowserPairings } from './pairings';
import { randomBelow } from './random-below';
import { windowId } from './window-id';

const device = { name: 'Deck tablet', type: 'tablet', room: 'Main Stage' } as const;
const start = new Date('2025-01-15T19:30:00Z');
const MINUTES_10 = 600_000;

let browser: FakeBrowser;
let now: Date;

beforeEach(() => {
  browser = createFakeBrowser();
  now = start;
});

/** Another window of the browser. */
const openWindow = (name: string): Pairings =>
  createBrowserPairings({ ...browser.openWindow(), claimant: () => name, now: () => now });

const linkOf = ({ id, expiresAt }: { id: string; expiresAt: string }) => ({ code: id, expiresAt });

describe('between two windows', () => {
  it('a code that is used in one is noticed in the other', async () => {
    const [desk, tablet] = [openWindow('desk'), openWindow('tablet')];
    const listener = vi.fn<() => void>();
    const pairing = await desk.open(device);
    expect(pairingState(pairing, now)).toBe('waiting');
    desk.subscribe(listener);

    expect(await tablet.claim(linkOf(pairing))).toEqual({ outcome: 'paired', device });

    expect(listener).toHaveBeenCalled();
    const noticed = await desk.find(pairing.id);
    expect(noticed && pairingState(noticed, now)).toBe('paired');
  });

  it('a code works once, for one window, which may ask again', async () => {
    const [desk, tablet, phone] = ['desk', 'tablet', 'phone'].map(openWindow);
    const pairing = await desk?.open(device);
    const link = pairing ? linkOf(pairing) : { code: '', expiresAt: '' };

    const claims = await Promise.all([tablet?.claim(link), phone?.claim(link)]);

    expect(claims).toEqual([
      { outcome: 'paired', device },
      { outcome: 'used', device },
    ]);
    expect(await tablet?.claim(link)).toEqual({ outcome: 'paired', device });
  });

  it('a code expires after ten minutes, and still counts as expired after its removal', async () => {
    const [desk, tablet] = [openWindow('desk'), openWindow('tablet')];
    const pairing = await desk.open(device);
    now = new Date(start.getTime() + MINUTES_10);

    expect(await tablet.claim(linkOf(pairing))).toEqual({ outcome: 'expired' });

    await desk.open(device);
    expect(await desk.find(pairing.id)).toBeUndefined();
    expect(await tablet.claim(linkOf(pairing))).toEqual({ outcome: 'expired' });
  });

  it('a renewed code takes the place of the old one, with ten minutes of its own', async () => {
    const [desk, tablet] = [openWindow('desk'), openWindow('tablet')];
    const old = await desk.open(device);
    now = new Date(start.getTime() + MINUTES_10 - 1000);

    const renewed = await desk.renew(old, device);

    expect(renewed.id).not.toBe(old.id);
    expect(await tablet.claim(linkOf(old))).toEqual({ outcome: 'unknown' });
    now = new Date(start.getTime() + MINUTES_10 + 1000);
    expect(await tablet.claim(linkOf(renewed))).toEqual({ outcome: 'paired', device });
  });

  it('a cancelled code stops working, also when it is cancelled twice', async () => {
    const [desk, tablet] = [openWindow('desk'), openWindow('tablet')];
    const pairing = await desk.open(device);

    await desk.cancel(pairing);
    await desk.cancel(pairing);

    expect(await tablet.claim(linkOf(pairing))).toEqual({ outcome: 'unknown' });
  });

  it('a typed code is unknown if no window shows it', async () => {
    const tablet = openWindow('tablet');

    expect(await tablet.claim({ code: 'KTRMWXHD', expiresAt: undefined })).toEqual({
      outcome: 'unknown',
    });
  });
});

it('a full storage is reported instead of an unusable code', async () => {
  browser.capacity = 0;

  await expect(openWindow('desk').open(device)).rejects.toMatchObject({ reason: 'storage-full' });
});

describe('the name of this window', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('is the same after a reload', () => {
    expect(windowId()).toBe(windowId());
  });

  it('exists even if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });

    expect(windowId()).toMatch(/^\w+$/u);
  });
});

it('draws every number below the bound, and none above', () => {
  const drawn = Array.from({ length: 2000 }, () => randomBelow(20));

  expect(new Set(drawn).size).toBe(20);
  expect(Math.max(...drawn)).toBe(19);
  expect(Math.min(...drawn)).toBe(0);
});
