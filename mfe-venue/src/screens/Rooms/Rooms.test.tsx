import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/contracts';
import { CollectionError } from '@standby/collections/port';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { field } from '@standby/testing/field';
import { localDate } from '@standby/testing/now';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRooms } from '../../data/sample-rooms';
import { makeDevice, makeRoom, many } from '../../testing/make-items';
import { openScreens, openWindow } from '../../testing/screens';

const DOWN = new CollectionError('unreachable', 'The server does not answer.');
const FULL = new CollectionError('storage-full', 'There is no room.');

type Options = NonNullable<Parameters<typeof openScreens>[1]>;

beforeEach(() => sessionStorage.clear());

const open = (options?: Options) => openScreens(paths.rooms, options);

const card = (name: string) => screen.getByLabelText(name);

const heading = () => screen.getByRole('heading', { level: 1 });

/** The names on the cards, in their order. */
const names = (): (string | null)[] =>
  [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));

describe('the list', () => {
  it('shows every room in the first render with the full text of its card, last used first', () => {
    open();
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
      'Devices online',
      'Proscenium house with a fly tower, stalls and one balcony',
      'Ground floor, north wing',
      'Capacity 612',
      '2 connected devices',
      `Updated ${localDate('2025-01-14T23:12:00.000Z')}`,
      'Manage',
    ];
    expect(card('Main Stage')).toHaveTextContent(words.join(''));
    expect(card('Studio A')).toHaveTextContent('1 connected device');
    expect(card('Studio B')).toHaveTextContent(/Maintenance.*No device online/u);
    expect(card('Lobby')).toHaveTextContent('Capacity not set');
  });

  it('is searched by the words of its cards, and sorted by the options for rooms', () => {
    openScreens(`${paths.rooms}?search=ACTIVE&sort=capacity`);
    expect(names()).toEqual(['Main Stage', 'Studio A', 'Control room']);
  });

  it('offers to add the first room while it is empty', () => {
    open({ rooms: [] });
    const create = screen.getByText('Create your first room');
    expect(create.closest('a')).toHaveAttribute('href', paths.createRoom);
    expect(heading()).toHaveTextContent('Rooms 0/10');
    expect(screen.getByText('No rooms yet')).toBeVisible();
  });

  it('explains the limit at ten rooms, until one is deleted', async () => {
    const browser = createFakeBrowser();
    const samples = { rooms: many(10, makeRoom), devices: [] };
    open({ browser, ...samples });
    const note = screen.getByText('You have 10 of 10 rooms');
    expect(screen.getByText(/^Your plan has room for 10 rooms\. Remove one/u)).toBeVisible();
    expect(screen.getByText('Create room').closest('button')).toBeDisabled();

    await openWindow(browser, samples).rooms.remove('4');
    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(screen.getByText('9/10')).toBeVisible();
    expect(screen.getByText('Create room').closest('a')).toHaveAttribute('href', paths.createRoom);
  });

  it.each([['rooms'], ['devices']] as const)(
    'is loading without a count, says why the %s did not load, and Retry reads them again',
    async (failing) => {
      const ports = openWindow(createFakeBrowser());
      const list = vi
        .fn<() => Promise<unknown>>()
        .mockRejectedValueOnce(DOWN)
        .mockImplementation(ports[failing].list);
      open({ overrides: { [failing]: { list, snapshot: () => undefined } } });
      expect(screen.getByText('Loading your rooms…')).toBeInTheDocument();
      expect(heading()).toHaveTextContent(/^Rooms$/u);

      expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
      fireEvent.click(screen.getByText('Retry'));
      expect(await screen.findByLabelText('Main Stage')).toHaveTextContent('2 connected devices');
      expect(heading()).toHaveTextContent('Rooms 7/10');
    },
  );

  it('reports a missing connection only once if the rooms are known but their devices are not', async () => {
    const offline = [{ kind: 'offline', message: 'These are your rooms as of 19:30.' }] as const;
    const down = { list: () => Promise.reject(DOWN), snapshot: () => undefined };
    open({ overrides: { rooms: { notices: () => offline }, devices: down } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
    expect(screen.queryByText(/as of 19:30/u)).toBeNull();
  });

  it('shows the changes of another window to a room and to its devices', async () => {
    const browser = createFakeBrowser();
    const samples = {
      rooms: [makeRoom('1', { name: 'Attic' })],
      devices: [makeDevice('1', { room: 'Attic', status: 'Online' })],
    };
    open({ browser, ...samples });
    expect(card('Attic')).toHaveTextContent('1 connected device');
    const other = openWindow(browser, samples);

    await other.devices.remove('1');
    expect(await screen.findByText('0 connected devices')).toBeVisible();
    await other.rooms.update('1', { capacity: 6 });
    expect(await screen.findByText('Capacity 6')).toBeVisible();
  });
});

describe('Manage', () => {
  /** Opens the dialog of the main stage, which is the only room. */
  async function manage(overrides: Options['overrides'] = {}) {
    const screens = open({ rooms: sampleRooms.slice(0, 1), overrides });
    fireEvent.click(screen.getByLabelText('Manage Main Stage'));
    // The dialog's module loads on first use, which can take a while on a busy machine.
    await vi.dynamicImportSettled();
    await waitFor(() => field('Status'));
    return screens;
  }

  it('shows all fields of the room, and moves its devices along when it is renamed', async () => {
    const { devices } = await manage();
    expect(field('Status')).toHaveTextContent('Active');
    expect(field('Name')).toHaveDisplayValue('Main Stage');
    expect(field('Location')).toHaveDisplayValue('Ground floor, north wing');
    expect(field('Capacity')).toHaveDisplayValue('612');
    expect(field('Room Type')).toHaveTextContent('Theater');
    expect(field('Stage')).toBeChecked();
    expect(field('Piano')).not.toBeChecked();
    expect(field('Hearing Loop')).toBeChecked();
    expect(field('Notes')).toHaveDisplayValue('Iron is tested before every performance.');

    fireEvent.change(field('Name'), { target: { value: 'Great Stage' } });
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(card('Great Stage')).toHaveTextContent('2 connected devices'));
    const moved = (await devices.list()).filter(({ room }) => room === 'Great Stage');
    expect(moved.map(({ name }) => name)).toContain('Prompt desk');
  });

  it('names the devices that could not move along', async () => {
    await manage({ devices: { update: () => Promise.reject(FULL) } });
    fireEvent.change(field('Name'), { target: { value: 'Great Stage' } });
    fireEvent.click(screen.getByText('Save'));

    const words = 'Some devices are still assigned to Main Stage';
    expect(await screen.findByText(words)).toBeVisible();
    expect(card('Great Stage')).toBeInTheDocument();
  });
});

it('offers no changes to a read-only role', () => {
  const overrides = { rooms: { isReadOnly: () => true } };
  open({ overrides });
  expect(card('Main Stage')).toBeVisible();
  expect(screen.queryByText('Manage')).not.toBeInTheDocument();
  expect(screen.queryByText('Create room')).not.toBeInTheDocument();
  cleanup();

  openScreens(paths.createRoom, { overrides });
  expect(screen.getByText('Back to Rooms')).toBeVisible();
  expect(screen.queryByLabelText(/^Name/u)).not.toBeInTheDocument();
});
