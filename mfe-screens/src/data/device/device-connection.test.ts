import { ServerError } from '@standby/api-client';
import { BEAT_MS, type DeviceState } from '@standby/api-client/devices';
import { PLAIN_DISPLAY, STANDBY } from '@standby/api-client/device-screens';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowserStorage } from '@standby/storage';
import { type DeviceApi, DeviceConnection } from './device-connection';
import { deviceMemory } from './device-memory';

const paired: DeviceState = {
  state: 'paired',
  organizationId: 'globe',
  deviceId: 'wings',
  pairingId: 'one',
  name: 'Wings',
  room: 'Lobby',
  assignment: STANDBY,
  display: PLAIN_DISPLAY,
  identifiedAt: null,
  updateAskedAt: null,
};

const report = {
  version: '1.0.0',
  model: null,
  battery: null,
  width: 800,
  height: 600,
  clockErrorMs: null,
  refusals: ['wake-lock' as const],
  hasUpdate: false,
};

let state: DeviceState;
let isGone: boolean;
let pairing: () => Promise<unknown>;
let calls: string[];
let tell: ((next: DeviceState) => void) | undefined;
let endStream: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  state = { state: 'new' };
  isGone = false;
  pairing = () => Promise.resolve({ outcome: 'paired' });
  calls = [];
  tell = undefined;
});
afterEach(() => vi.useRealTimers());

/** The server. Its clock is three seconds ahead. */
const answer = async (key: string): Promise<unknown> => {
  calls.push(key);
  if (isGone) throw new TypeError('Failed to fetch');
  if (key === 'POST /devices/pair') return pairing();
  if (key !== 'POST /devices/offers') return { device: state, nowMs: Date.now() + 3_000 };
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  state = { state: 'waiting', expiresAt };
  return { code: 'KTRMWXHD', expiresAt };
};

function open(code?: string) {
  const connection = new DeviceConnection({
    api: answer as DeviceApi,
    openStream: (onState, onEnd) => {
      calls.push('stream');
      tell = onState;
      endStream = onEnd;
      return () => calls.push('stream closed');
    },
    report: () => report,
    memory: deviceMemory(openBrowserStorage()),
    now: () => Date.now(),
  });
  connection.start(code);
  return connection;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('an unpaired device shows a code of its own, and is paired once a person types the code at the desk', async () => {
  const connection = open();
  await pass(0);
  expect(connection.getSnapshot()).toMatchObject({ offer: { code: 'KTRMWXHD' } });
  state = paired;
  await pass(2_000);
  expect(connection.getSnapshot()).toMatchObject({ device: paired, offer: undefined });
  expect(calls.filter((key) => key === 'POST /devices/offers')).toHaveLength(1);
  connection.stop();
});

it('shows another code when its own has expired', async () => {
  const connection = open();
  await pass(0);
  state = { state: 'new' };
  await pass(16_000);
  expect(calls.filter((key) => key === 'POST /devices/offers')).toHaveLength(2);
  connection.stop();
});

it('uses the code of the link, but not if it is already paired', async () => {
  pairing = async () => {
    state = paired;
    return { outcome: 'paired' };
  };
  const first = open('BCDFGHJK');
  await pass(0);
  expect(first.getSnapshot()).toMatchObject({ device: paired, offer: undefined });
  first.stop();
  calls = [];
  const again = open('BCDFGHJK');
  await pass(0);
  expect(calls).not.toContain('POST /devices/pair');
  again.stop();
});

it.each([
  ['used', () => Promise.resolve({ outcome: 'used' })],
  ['limit-reached', () => Promise.resolve({ outcome: 'limit-reached' })],
  ['too-many', () => Promise.reject(new ServerError(429, undefined))],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('says why a code of the desk does not pair it: %s', async (refusal, refuse) => {
  pairing = refuse;
  const connection = open('BCDFGHJK');
  await pass(0);
  expect(connection.getSnapshot()).toMatchObject({ refusal, offer: { code: 'KTRMWXHD' } });
  connection.stop();
});

it('receives a new assignment at once by the stream, otherwise with its next beat', async () => {
  state = paired;
  const connection = open();
  await pass(0);
  const viewer: DeviceState = { ...paired, assignment: { kind: 'viewer', showId: 'hamlet' } };
  tell?.(viewer);
  expect(connection.getSnapshot().device).toEqual(viewer);
  endStream?.();
  state = { ...paired, name: 'Pit' };
  await pass(BEAT_MS);
  expect(connection.getSnapshot().device).toMatchObject({ name: 'Pit' });
  expect(calls.filter((key) => key === 'stream')).toHaveLength(2);
  connection.stop();
});

it('shows nothing after its removal, and reports the removal', async () => {
  state = paired;
  const connection = open();
  await pass(0);
  tell?.({ state: 'new' });
  expect(connection.getSnapshot()).toMatchObject({ device: { state: 'new' }, wasRemoved: true });
  expect(calls).toContain('stream closed');
  connection.stop();
});

it('keeps its assignment and sends beats while the server is gone', async () => {
  state = paired;
  const connection = open();
  await pass(0);
  isGone = true;
  await pass(BEAT_MS);
  expect(connection.getSnapshot()).toMatchObject({ device: paired, isReachable: false });
  isGone = false;
  await pass(BEAT_MS);
  expect(connection.getSnapshot()).toMatchObject({ device: paired, isReachable: true });
  connection.stop();
  const before = calls.length;
  await pass(60_000);
  expect(calls).toHaveLength(before);
});

it('updates only if it is asked after its load', async () => {
  state = { ...paired, updateAskedAt: '2026-05-17T19:00:00.000Z' };
  const connection = open();
  await pass(0);
  expect(connection.getSnapshot().isUpdateAsked).toBe(false);
  tell?.({ ...paired, updateAskedAt: null });
  expect(connection.getSnapshot().isUpdateAsked).toBe(false);
  tell?.({ ...paired, updateAskedAt: '2026-05-17T19:30:00.000Z' });
  expect(connection.getSnapshot().isUpdateAsked).toBe(true);
  connection.stop();
});

it('reports what the browser refuses', async () => {
  const connection = open();
  await pass(0);
  expect(connection.getSnapshot().refusals).toEqual(['wake-lock']);
  connection.stop();
});

it('knows the server’s time, and the error of its own clock', async () => {
  const connection = open();
  expect(connection.clockErrorMs).toBeNull();
  await pass(0);
  expect(connection.getSnapshot().offsetMs).toBe(3_000);
  expect(connection.clockErrorMs).toBe(-3_000);
  connection.stop();
});

it('a page that loads while the server is gone shows the last assignment until the server sends another', async () => {
  state = { ...paired, assignment: { kind: 'viewer', showId: 'hamlet' } };
  const before = open();
  await pass(0);
  before.stop();

  isGone = true;
  const connection = open();
  await pass(0);
  expect(connection.getSnapshot()).toMatchObject({ isReachable: false, device: state });
  expect(calls).not.toContain('POST /devices/offers');
  isGone = false;
  state = { state: 'new' };
  await pass(BEAT_MS);
  expect(connection.getSnapshot()).toMatchObject({ isReachable: true, wasRemoved: true });
  connection.stop();

  isGone = true;
  const removed = open();
  await pass(0);
  expect(removed.getSnapshot().device).toBeUndefined();
  removed.stop();
});
