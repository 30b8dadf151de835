import { screen } from '@testing-library/react';
import { UserFacingError } from '@standby/contracts';
import type { ControlDevices } from '@standby/devices/controls';
import type { HouseDevices } from '@standby/devices/house-devices';
import type { ControlledDevice } from '@standby/devices/assignments';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { choose, field } from '@standby/testing/field';
import { expect, it, vi } from 'vitest';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { HouseDevicesDialog } from './HouseDevicesDialog';

const device = (id: string, room: string): ControlledDevice => ({
  id,
  name: id,
  room,
  isPaired: true,
  assignment: { kind: 'standby' },
  display: { isBlackout: false, brightness: 100, isMirrored: false, rotation: 0 },
  updateAskedAt: null,
  screen: null,
});

const NONE: readonly never[] = [];

function open(items: readonly ControlledDevice[] | undefined) {
  const refuse = (): Promise<never> => Promise.reject(new Error('not asked'));
  const devices: HouseDevices = {
    snapshot: () => items,
    list: async () => {
      if (!items) throw new UserFacingError('The server does not answer.');
      return items;
    },
    isReadOnly: () => false,
    notices: () => NONE,
    dismiss: () => undefined,
    subscribe: () => () => undefined,
    get: refuse,
    create: refuse,
    update: refuse,
    remove: refuse,
    restore: refuse,
  };
  const control = vi.fn<ControlDevices>(async () => undefined);
  const harness = createRoomHarness(CURTAIN_MS);
  const { user } = renderInRoom(
    harness,
    'controller',
    <HouseDevicesDialog {...{ devices, control }} onClose={() => undefined} />,
  );
  return { control, user };
}

it('sends this show to one device, to a room’s devices or to all, from its own desk', async () => {
  const { control, user } = open([device('Wings', 'Stage'), device('Foyer', 'Lobby')]);
  await screen.findByRole('dialog', { name: 'Control devices' });
  expect(field('For')).toHaveTextContent('All 2 paired devices');
  await choose(user, 'Shows', 'Calls');
  await user.click(screen.getByRole('button', { name: 'Send to 2 devices' }));
  const assignment = { kind: 'calls', showId: 'hamlet' };
  expect(control.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['Wings', 'Foyer']);
  expect(control.mock.lastCall?.[1]).toEqual({ assignment });
});

it('says why the devices could not be loaded', async () => {
  open(undefined);
  expect(await screen.findByText('The server does not answer.')).toBeVisible();
});

it('says that no device is paired yet', async () => {
  open([]);
  expect(await screen.findByText('No device is paired yet. Add one under Devices.')).toBeVisible();
});
