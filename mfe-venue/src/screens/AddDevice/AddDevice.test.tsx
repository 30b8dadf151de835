import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from '@standby/shared-ui';
import { paths } from '@standby/contracts';
import { CollectionError } from '@standby/collections/port';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, expect, it } from 'vitest';
import { createDevices, type Devices } from '../../data/devices';
import { createBrowserPairings, type Pairings } from '../../data/pairings';
import { createRooms } from '../../data/rooms';
import { emptyDeviceForm } from '../../domain/device-form';
import AddDevice from './AddDevice';

const DRAFT_KEY = 'standby:draft:add-device';

const window = createFakeBrowser().openWindow();
const devices = createDevices(window);
const pairings = createBrowserPairings(window);
const rooms = createRooms(window);

const unreachable = new CollectionError('unreachable', 'The server does not answer.');
const refuse = (): Promise<never> => Promise.reject(unreachable);

beforeEach(() => {
  sessionStorage.clear();
});

function open(path: string, ports: { devices?: Devices; pairings?: Pairings } = {}): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <AddDevice devices={devices} pairings={pairings} rooms={rooms} {...ports} />
      </ToastProvider>
    </MemoryRouter>,
  );
}

/** Stores a draft of a complete form, ready to be submitted. */
function leaveDraft(): void {
  const draft = { ...emptyDeviceForm, name: 'Wings tablet', room: 'Lobby', setupMethod: 'qr' };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

it('offers the form if the devices cannot be counted', async () => {
  open(paths.addDevice, { devices: { ...devices, list: refuse, snapshot: () => undefined } });

  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
});

it('explains why making a code failed, and keeps the form', async () => {
  leaveDraft();
  open(paths.addDevice, { pairings: { ...pairings, open: refuse } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to QR code' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Wings tablet');
});

it('offers a new code if the shown one cannot be read', async () => {
  leaveDraft();
  open(paths.addDevice, { pairings: { ...pairings, find: refuse } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to QR code' }));

  expect((await screen.findAllByText(/This code has expired/u))[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New code' })).toBeEnabled();
});

it('keeps the form when the device could not be added', async () => {
  leaveDraft();
  open(paths.addDevice, { devices: { ...devices, create: refuse } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to QR code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Device Connected' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('The device was not added');
  await userEvent.click(screen.getByRole('button', { name: 'Back to Manual Setup' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Wings tablet'),
  );
});

it('explains why a device was not paired', async () => {
  open(`${paths.addDevice}?pair=KTRMWXHD`, { pairings: { ...pairings, claim: refuse } });

  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
  expect(screen.getByRole('textbox', { name: 'Pairing code' })).toBeVisible();
});
