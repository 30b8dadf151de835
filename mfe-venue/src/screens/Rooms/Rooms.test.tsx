import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ToastProvider } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import { CollectionError } from 'shared-ui/storage';
import { createFakeBrowser } from 'shared-ui/testing/fake-browser';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDevices, type Devices } from '../../data/devices';
import { createRooms, type Rooms as RoomsPort } from '../../data/rooms';
import Rooms from './Rooms';

let rooms: RoomsPort;
let devices: Devices;

beforeEach(() => {
  const window = createFakeBrowser().openWindow();
  rooms = createRooms(window);
  devices = createDevices(window);
});

function open(ports: { rooms?: RoomsPort; devices?: Devices } = {}): void {
  render(
    <MemoryRouter initialEntries={[paths.rooms]}>
      <ToastProvider>
        <Rooms rooms={rooms} devices={devices} {...ports} />
      </ToastProvider>
    </MemoryRouter>,
  );
}

it('says that the rooms are on their way, without a count', () => {
  open({ rooms: { ...rooms, list: () => new Promise(() => undefined) } });

  expect(screen.getByText('Loading your rooms…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Rooms$/u);
});

it.each([['rooms'], ['devices']] as const)(
  'says why the %s did not load, and Retry reads them again',
  async (failing) => {
    const port = { rooms, devices }[failing];
    const list = vi
      .fn<() => Promise<never>>()
      .mockRejectedValueOnce(new CollectionError('unreachable', 'The server does not answer.'))
      .mockImplementation(port.list as () => Promise<never>);
    open({ [failing]: { ...port, list } });

    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const stage = await screen.findByRole('article', { name: 'Main Stage' });
    expect(within(stage).getByText('2 connected devices')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rooms 7/10');
  },
);

it('says what stayed behind when the devices of a renamed room could not move', async () => {
  const update = vi
    .fn<Devices['update']>()
    .mockRejectedValue(new CollectionError('storage-full', 'There is no room.'));
  open({ devices: { ...devices, update } });

  await userEvent.click(await screen.findByRole('button', { name: 'Manage Studio A' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Name/u), '1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('article', { name: 'Studio A1' })).toBeInTheDocument();
  expect(await screen.findByText('Some devices are still assigned to Studio A')).toBeVisible();
});
