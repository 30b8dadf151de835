import { screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/contracts';
import { field } from '@standby/testing/field';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Pairings } from '../../data/pairings';
import { NEW_DEVICE_STATUS, type Device } from '../../domain/device';
import { makeDevice } from '../../testing/make-items';
import { leaveDraft, openScreens } from '../../testing/screens';

type Accept = NonNullable<Pairings['accept']>;

beforeEach(() => {
  sessionStorage.clear();
});

/** Opens the form in connected mode. */
async function open(accept: Accept) {
  leaveDraft({ setupMethod: 'manual' });
  const added: Device = makeDevice('added', { name: 'Wings tablet', isPaired: true });
  const get = vi.fn<(id: string) => Promise<Device>>(async () => added);
  const screens = openScreens(paths.addDevice, {
    overrides: { pairings: { accept }, devices: { get } },
  });
  await waitFor(() => field('Name'));
  return { ...screens, get };
}

const codeField = () => screen.getByRole('textbox', { name: /^Code on the device/u });

it('pairs the device that shows the code, with the record that the server made', async () => {
  const accept = vi.fn<Accept>(async () => 'paired');
  const { user, get } = await open(accept);
  expect(screen.getByText(`${window.location.host}/screen`)).toBeVisible();
  await user.type(codeField(), 'ktrm wxhd');
  await user.click(screen.getByRole('button', { name: 'Add device' }));
  expect(await screen.findByText('Wings tablet was added')).toBeVisible();
  const [code, device] = accept.mock.lastCall ?? [];
  expect(code).toBe('KTRMWXHD');
  expect(device).toMatchObject({ name: 'Wings tablet', room: 'Studio A', setupMethod: 'manual' });
  expect(get).toHaveBeenCalledWith(device?.id);
});

it('explains why a code did not pair the device, and keeps the form', async () => {
  const { user } = await open(async () => 'expired');
  await user.type(codeField(), 'KTRM-WXHD');
  await user.click(screen.getByRole('button', { name: 'Add device' }));
  expect(await screen.findByText(/This code has expired/u)).toBeVisible();
  expect(field('Name')).toHaveValue('Wings tablet');
});

it('does not send an invalid code, and adds a waiting record without a code', async () => {
  const accept = vi.fn<Accept>(async () => 'paired');
  const { user, devices } = await open(accept);
  await user.type(codeField(), 'KTRM');
  expect(codeField()).toHaveAccessibleDescription(/eight letters/u);
  expect(screen.getByRole('button', { name: 'Add device' })).toBeDisabled();
  await user.clear(codeField());
  await user.click(screen.getByRole('button', { name: 'Add device' }));
  expect(await screen.findByText('Wings tablet was added')).toBeVisible();
  expect(accept).not.toHaveBeenCalled();
  expect((await devices.list())[0]).toMatchObject({ isPaired: false, status: NEW_DEVICE_STATUS });
});
