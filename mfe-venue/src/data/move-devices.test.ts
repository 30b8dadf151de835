import { createFakeBrowser } from '@standby/testing/fake-browser';
import { expect, it } from 'vitest';
import { createDevices } from './devices';
import { moveDevices } from './move-devices';

it('moves the devices of one room and no other', async () => {
  const devices = createDevices(createFakeBrowser().openWindow());
  const before = await devices.list();

  await moveDevices(devices, 'Main Stage', 'Great Stage');

  const after = await devices.list();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.map(({ room }) => room)).toEqual(
    before.map(({ room }) => (room === 'Main Stage' ? 'Great Stage' : room)),
  );
});
