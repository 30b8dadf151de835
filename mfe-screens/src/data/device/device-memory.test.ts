import { PLAIN_DISPLAY } from '@standby/api-client/device-screens';
import type { PairedState } from '@standby/api-client/devices';
import { openBrowserStorage } from '@standby/storage';
import { expect, it } from 'vitest';
import { deviceMemory } from './device-memory';

const paired: PairedState = {
  state: 'paired',
  organizationId: 'globe',
  deviceId: 'wings',
  pairingId: 'one',
  name: 'Wings',
  room: 'Lobby',
  assignment: { kind: 'light', showId: 'hamlet', department: 'LX' },
  display: PLAIN_DISPLAY,
  identifiedAt: null,
  updateAskedAt: null,
};

it('the next page of this browser knows the desk’s last assignment until the device is removed', () => {
  const memory = deviceMemory(openBrowserStorage());
  expect(memory.read()).toBeUndefined();
  memory.write(paired);
  expect(deviceMemory(openBrowserStorage()).read()).toEqual(paired);
  memory.forget();
  expect(memory.read()).toBeUndefined();
});

it.each([
  'no JSON',
  '{"state":"new"}',
  JSON.stringify({ ...paired, assignment: { kind: 'light', showId: 'hamlet', department: '<b>' } }),
  JSON.stringify({ ...paired, assignment: { kind: 'viewer', showId: '../x' } }),
  JSON.stringify({ ...paired, display: null }),
])('an invalid stored state, %s, is ignored', (text) => {
  const storage = openBrowserStorage();
  storage.write('standby:device', text);
  expect(deviceMemory(storage).read()).toBeUndefined();
});
