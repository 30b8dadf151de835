import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@standby/shared-ui/contracts';
import { CollectionError } from '@standby/shared-collections/port';
import { createFakeBrowser } from '@standby/shared-ui/testing/fake-browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRooms } from '../../data/sample-rooms';
import { choose, field } from '@standby/shared-ui/testing/field';
import { makeDevice, makeRoom, many } from '../../testing/make-items';
import { openScreens, openWindow } from '../../testing/screens';

const DOWN = new CollectionError('unreachable', 'The server does not answer.');
const FULL = new CollectionError('storage-full', 'There is no room.');

beforeEach(() => {
  sessionStorage.clear();
});

const open = (options?: Parameters<typeof openScreens>[1]) => openScreens(paths.rooms, options);

const card = (name: string) => screen.getByLabelText(name);

const heading = () => screen.getByRole('heading', { level: 1 });

const fill = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });

/** The names on the cards, in their order. */
const names = (): (string | null)[] =>
  [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));

/** Opens a room's dialog from its card. */
async function manage(name: string) {
  fireEvent.click(await screen.findByLabelText(`Manage ${name}`));
  // The dialog's code loads with the first one, which a busy machine can keep waiting.
  await vi.dynamicImportSettled();
  await screen.findByText(`Manage ${name}`);
  await waitFor(() => field('Status'));
  return within(screen.getByRole('dialog'));
}

describe('the list', () => {
  it('has every room, the one last used first, with all that there is to know', async () => {
    open();
    const stage = await screen.findByLabelText('Main Stage');

    expect(names()).toEqual([
      'Main Stage',
      'Control room',
      'Studio A',
      'Rehearsal room 1',
      'Dressing room',
      'Lobby',
      'Studio B',
    ]);
    expect(heading()).toHaveTextContent('Rooms 7/10');
    expect(document.title).toBe('Rooms · Standby');
    const create = screen.getByText('Create room').closest('a');
    expect(create).toHaveAttribute('href', paths.createRoom);
    const words = [
      'Main Stage',
      'Active',
      'Online',
      'Proscenium house with a fly tower, stalls and one balcony',
      'Ground floor, north wing',
      'Capacity 612',
      '2 connected devices',
      'Updated Jan 14, 2025',
      'Manage',
    ];
    expect(stage).toHaveTextContent(words.join(''));
    expect(card('Studio A')).toHaveTextContent('1 connected device');
    expect(card('Studio B')).toHaveTextContent(/Maintenance.*Offline/u);
    expect(card('Lobby')).toHaveTextContent('Capacity not set');
    expect(card('Dressing room')).toHaveTextContent('Available');
  });

  it('is searched by what its cards say, and sorted in the ways of rooms', async () => {
    openScreens(`${paths.rooms}?search=ACTIVE&sort=capacity`);
    await screen.findByLabelText('Main Stage');

    expect(names()).toEqual(['Main Stage', 'Studio A', 'Control room']);
    expect(field('Search rooms')).toHaveValue('ACTIVE');
    expect(field('Sort by')).toHaveTextContent('Capacity');
  });

  it('leads without a room to the first one, and says what a room is for', async () => {
    open({ rooms: [] });
    const create = await screen.findByText('Create your first room');

    expect(create.closest('a')).toHaveAttribute('href', paths.createRoom);
    expect(heading()).toHaveTextContent('Rooms 0/10');
    expect(screen.getByText('No rooms yet')).toBeVisible();
  });

  it('says with ten rooms why there can be no more, until one is deleted', async () => {
    const browser = createFakeBrowser();
    const samples = { rooms: many(10, makeRoom), devices: [] };
    open({ browser, ...samples });
    const note = await screen.findByText('You have 10 of 10 rooms');
    expect(screen.getByText(/^Your plan has room for 10 rooms\. Remove one/u)).toBeVisible();
    expect(screen.getByText('Create room').closest('button')).toBeDisabled();

    await openWindow(browser, samples).rooms.remove('4');
    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(screen.getByText('9/10')).toBeVisible();
    expect(screen.getByText('Create room').closest('a')).toHaveAttribute('href', paths.createRoom);
  });

  it('is there in the first render', () => {
    open();

    expect(screen.getByLabelText('Main Stage')).toHaveTextContent('2 connected devices');
    expect(heading()).toHaveTextContent('Rooms 7/10');
  });

  it('says that the rooms are loading, without a count', () => {
    open({
      overrides: { rooms: { list: () => new Promise(() => undefined), snapshot: () => undefined } },
    });

    expect(screen.getByText('Loading your rooms…')).toBeInTheDocument();
    expect(heading()).toHaveTextContent(/^Rooms$/u);
  });

  it.each([['rooms'], ['devices']] as const)(
    'says why the %s did not load, and Retry reads them again',
    async (failing) => {
      const ports = openWindow(createFakeBrowser());
      const list = vi
        .fn<() => Promise<never>>()
        .mockRejectedValueOnce(DOWN)
        .mockImplementation(ports[failing].list as () => Promise<never>);
      open({ overrides: { [failing]: { list, snapshot: () => undefined } } });

      expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
      fireEvent.click(screen.getByText('Retry'));
      expect(await screen.findByLabelText('Main Stage')).toHaveTextContent('2 connected devices');
      expect(heading()).toHaveTextContent('Rooms 7/10');
    },
  );

  it('says once that there is no connection where the rooms are known and their devices are not', async () => {
    const offline = [{ kind: 'offline', message: 'These are your rooms as of 19:30.' }] as const;
    const down = { list: () => Promise.reject(DOWN), snapshot: () => undefined };
    open({ overrides: { rooms: { notices: () => offline }, devices: down } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
    expect(screen.queryByText(/as of 19:30/u)).toBeNull();
  });

  it('shows what another window does to a room and to its devices', async () => {
    const browser = createFakeBrowser();
    const samples = {
      rooms: [makeRoom('1', { name: 'Attic' })],
      devices: [makeDevice('1', { room: 'Attic', status: 'Online' })],
    };
    open({ browser, ...samples });
    expect(await screen.findByLabelText('Attic')).toHaveTextContent('1 connected device');
    const other = openWindow(browser, samples);

    await other.devices.remove('1');
    expect(await screen.findByText('0 connected devices')).toBeVisible();
    await other.rooms.update('1', { capacity: 6 });
    expect(await screen.findByText('Capacity 6')).toBeVisible();
  });
});

describe('Manage', () => {
  it('shows all that is stored about the room', async () => {
    await manageFirst('Main Stage', sampleRooms.slice(0, 1));

    expect(field('Status')).toHaveTextContent('Active');
    expect(field('Name')).toHaveDisplayValue('Main Stage');
    expect(field('Location')).toHaveDisplayValue('Ground floor, north wing');
    expect(field('Capacity')).toHaveDisplayValue('612');
    expect(field('Room Type')).toHaveTextContent('Theater');
    expect(field('Stage')).toBeChecked();
    expect(field('Piano')).not.toBeChecked();
    expect(field('Hearing Loop')).toBeChecked();
    expect(field('Notes')).toHaveDisplayValue('Iron is tested before every performance.');
  });

  it('saves an edit, which makes the room the one last used', async () => {
    const lastUsed = '2025-01-14T23:12:00.000Z';
    const { user } = await manageFirst(
      'Room 2',
      many(2, (id) => makeRoom(id, { lastUsed })),
    );
    fill('Capacity', '90');
    await choose(user, 'Status', 'Maintenance');
    fireEvent.click(screen.getByText('Save'));

    expect(await screen.findByText('Capacity 90')).toBeVisible();
    expect(names()).toEqual(['Room 2', 'Room 1']);
    expect(card('Room 2')).toHaveTextContent('Maintenance');
  });

  it('says what is wrong beside the field, and Save waits', async () => {
    const { dialog } = await manageFirst('Room 1', [makeRoom('1')]);
    fill('Capacity', '0');

    expect(field('Capacity')).toHaveAccessibleDescription('Capacity is at least 1.');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('takes the devices of a room along that is renamed', async () => {
    const { devices } = await manageFirst('Main Stage', sampleRooms.slice(0, 1));
    fill('Name', 'Great Stage');
    fireEvent.click(screen.getByText('Save'));

    await waitFor(() => expect(card('Great Stage')).toHaveTextContent('2 connected devices'));
    const moved = (await devices.list()).filter(({ room }) => room === 'Great Stage');
    expect(moved.map(({ name }) => name)).toContain('Prompt desk');
  });

  it('says which devices stayed behind when they could not move along', async () => {
    const update = vi.fn(() => Promise.reject(FULL));
    const rooms = sampleRooms.slice(0, 1);
    await manageFirst('Main Stage', rooms, { devices: { update } });
    fill('Name', 'Great Stage');
    fireEvent.click(screen.getByText('Save'));

    const words = 'Some devices are still assigned to Main Stage';
    expect(await screen.findByText(words)).toBeVisible();
    expect(card('Great Stage')).toBeInTheDocument();
  });

  async function manageFirst(
    name: string,
    rooms: NonNullable<Parameters<typeof openScreens>[1]>['rooms'],
    overrides: NonNullable<Parameters<typeof openScreens>[1]>['overrides'] = {},
  ) {
    const screens = open({ rooms, overrides });
    return { ...screens, dialog: await manage(name) };
  }
});

it('offers no change to a role that may only look', async () => {
  const overrides = { rooms: { isReadOnly: () => true } };
  open({ overrides });
  await screen.findByLabelText('Main Stage');
  expect(screen.queryByText('Manage')).not.toBeInTheDocument();
  expect(screen.queryByText('Create room')).not.toBeInTheDocument();
  cleanup();

  openScreens(paths.createRoom, { overrides });
  expect(await screen.findByText('Back to Rooms')).toBeVisible();
  expect(screen.queryByLabelText(/^Name/u)).not.toBeInTheDocument();
});
