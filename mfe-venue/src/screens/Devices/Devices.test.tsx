import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/shared-ui/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDevices } from '../../data/sample-devices';
import { choose, field } from '@standby/shared-ui/testing/field';
import { makeDevice, makeRoom, many } from '../../testing/make-items';
import { openScreens } from '../../testing/screens';

beforeEach(() => {
  sessionStorage.clear();
});

const open = (options?: Parameters<typeof openScreens>[1]) => openScreens(paths.devices, options);

/** The names on the cards, in their order. */
const names = (): (string | null)[] =>
  [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));

const card = (name: string) => screen.getByLabelText(name);

/** The drawing for the type of a device. */
const drawing = (name: string) => card(name).querySelector('svg')?.innerHTML;

describe('the list', () => {
  it('has every device, the one last used first, and says how many there are', async () => {
    open();
    await screen.findByLabelText('Deck tablet');

    expect(names()).toHaveLength(8);
    expect(names().slice(0, 2)).toEqual(['Prompt desk', 'Deck tablet']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Devices 8/20');
    expect(document.title).toBe('Devices · Standby');
    const add = screen.getByText('Add device').closest('a');
    expect(add).toHaveAttribute('href', paths.addDevice);
  });

  it('says on a card all that the device reports, and what it has not reported', async () => {
    open();
    const deck = await screen.findByLabelText('Deck tablet');

    expect(deck).toHaveTextContent(
      /^Deck tabletTablet · iPad Air 11-inchOnlineMain StageVersion 2\.1\.0Battery 85%Last seen Jan 1[45], 2025, \d+:18 [AP]MManage$/u,
    );
    expect(card('Studio A countdown')).toHaveTextContent('Version 2.0.8');
    expect(card('Prompt desk')).not.toHaveTextContent('Battery');
    expect(card('Runner’s phone')).toHaveTextContent('Battery 0%');
    const phone = card('Front of house phone');
    for (const words of ['Model not reported yet', 'Version not reported yet', 'Not seen yet']) {
      expect(phone).toHaveTextContent(words);
    }
  });

  it('tells type and connection by a word and a drawing each', async () => {
    open();
    await screen.findByLabelText('Deck tablet');
    const told = [
      ['Prompt desk', /Desktop.*Online/u],
      ['Runner’s phone', /Mobile.*Offline/u],
      ['Deck tablet', /Tablet.*Online/u],
    ] as const;

    for (const [name, words] of told) expect(card(name)).toHaveTextContent(words);
    expect(new Set(told.map(([name]) => drawing(name))).size).toBe(3);
  });

  it('is searched by what its cards say, and sorted in the ways of devices', async () => {
    openScreens(`${paths.devices}?search=control+online&sort=name`);
    await screen.findByLabelText('Sound desk tablet');

    expect(names()).toEqual(['Light board display', 'Sound desk tablet']);
    expect(field('Search devices')).toHaveValue('control online');
    expect(field('Sort by')).toHaveTextContent('Name');
  });

  it('has twelve devices on a page', async () => {
    openScreens(`${paths.devices}?sort=name&page=2`, { devices: many(13, makeDevice) });
    await screen.findByLabelText('Device 13');

    expect(names()).toEqual(['Device 13']);
  });

  it('leads without a device to the first one, and says what devices do', async () => {
    open({ devices: [] });
    const add = await screen.findByText('Add your first device');

    expect(add.closest('a')).toHaveAttribute('href', paths.addDevice);
    expect(screen.getByText('No devices yet')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Devices 0/20');
  });

  it('says with twenty devices why there can be no more', async () => {
    open({ devices: many(20, makeDevice) });

    expect(await screen.findByText('You have 20 of 20 devices')).toBeVisible();
    expect(screen.getByText(/^Your plan has room for 20 devices\. Remove one/u)).toBeVisible();
    expect(screen.getByText('Add device').closest('button')).toBeDisabled();
  });
});

describe('Manage', () => {
  async function manage(name: string): Promise<void> {
    fireEvent.click(await screen.findByLabelText(`Manage ${name}`));
    // The dialog's code loads with the first one, which a busy machine can keep waiting.
    await vi.dynamicImportSettled();
    await screen.findByText(`Manage ${name}`);
  }

  it('edits a device, which is then the one last used and as it was besides', async () => {
    const phone = sampleDevices.filter(({ id }) => id === 'runner-phone');
    const { user, devices } = open({
      devices: [makeDevice('1', { lastUsed: '2025-01-14T23:18:00.000Z' }), ...phone],
      rooms: [makeRoom('1', { name: 'Attic' })],
    });
    await manage('Runner’s phone');
    expect(field('Name')).toHaveDisplayValue('Runner’s phone');
    expect(field('Type')).toHaveTextContent('Mobile');
    expect(field('Description')).toHaveDisplayValue('Gives the calls');
    await choose(user, 'Assigned Room', 'Attic');
    fireEvent.click(screen.getByText('Save'));

    await waitFor(() => expect(names()).toEqual(['Runner’s phone', 'Device 1']));
    expect(card('Runner’s phone')).toHaveTextContent(/Offline.*Attic/u);
    expect(await devices.get('runner-phone')).toMatchObject({ battery: 0, status: 'Offline' });
  });

  it('deletes a device, with a way back to its place', async () => {
    open({ devices: many(3, makeDevice) });
    await manage('Device 2');
    fireEvent.click(screen.getByText('Delete'));
    const undo = await screen.findByText('Undo');
    expect(names()).toEqual(['Device 1', 'Device 3']);

    fireEvent.click(undo);
    await screen.findByLabelText('Device 2');
    expect(names()).toEqual(['Device 1', 'Device 2', 'Device 3']);
  });
});

it('offers no change to a role that may only look', async () => {
  const overrides = { devices: { isReadOnly: () => true } };
  open({ overrides });
  await screen.findByLabelText('Deck tablet');
  expect(screen.queryByText('Manage')).not.toBeInTheDocument();
  expect(screen.queryByText('Add device')).not.toBeInTheDocument();
  cleanup();

  openScreens(paths.addDevice, { overrides });
  expect(await screen.findByText('Back to Devices')).toBeVisible();
  expect(screen.queryByLabelText(/^Name/u)).not.toBeInTheDocument();
});
