import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/contracts';
import { choose, field } from '@standby/testing/field';
import { localDate, localTime } from '@standby/testing/now';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDevices } from '../../data/sample-devices';
import { makeDevice, makeRoom, many } from '../../testing/make-items';
import { openScreens } from '../../testing/screens';

beforeEach(() => sessionStorage.clear());

const open = (options?: Parameters<typeof openScreens>[1]) => openScreens(paths.devices, options);

/** The names on the cards, in their order. */
const names = (): (string | null)[] =>
  [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));

const card = (name: string) => screen.getByLabelText(name);

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the list', () => {
  it('shows every device with the full text of its card, last used first', () => {
    open();
    expect(names()).toHaveLength(8);
    expect(names().slice(0, 2)).toEqual(['Prompt desk', 'Deck tablet']);
    expect(heading()).toHaveTextContent('Devices 8/20');
    expect(document.title).toBe('Devices · Standby');
    const add = screen.getByText('Add device').closest('a');
    expect(add).toHaveAttribute('href', paths.addDevice);

    const seenAt = '2025-01-14T23:18:00.000Z';
    expect(card('Deck tablet').textContent).toBe(
      `Deck tabletTablet · iPad Air 11-inchOnlineMain StageVersion 2.1.0Battery 85%Last seen ${localDate(seenAt)}, ${localTime(seenAt)}Manage`,
    );
    expect(card('Prompt desk')).toHaveTextContent(/Desktop.*Online/u);
    expect(card('Prompt desk')).not.toHaveTextContent('Battery');
    expect(card('Runner’s phone')).toHaveTextContent(/Mobile.*Offline.*Battery 0%/u);
    const phone = card('Front of house phone');
    for (const words of ['Model not reported yet', 'Version not reported yet', 'Not seen yet']) {
      expect(phone).toHaveTextContent(words);
    }
    const drawings = ['Prompt desk', 'Deck tablet', 'Runner’s phone'].map(
      (name) => card(name).querySelector('svg')?.innerHTML,
    );
    expect(new Set(drawings).size).toBe(3);
  });

  it('is searched by the words of its cards, sorted in the ways of devices, twelve to a page', () => {
    openScreens(`${paths.devices}?search=control+online&sort=name`);
    expect(names()).toEqual(['Light board display', 'Sound desk tablet']);
    cleanup();

    openScreens(`${paths.devices}?sort=name&page=2`, { devices: many(13, makeDevice) });
    expect(names()).toEqual(['Device 13']);
  });

  it('offers to add the first device while it is empty', () => {
    open({ devices: [] });
    const add = screen.getByText('Add your first device');
    expect(add.closest('a')).toHaveAttribute('href', paths.addDevice);
    expect(heading()).toHaveTextContent('Devices 0/20');
  });

  it('explains the limit at twenty devices', () => {
    open({ devices: many(20, makeDevice) });
    expect(screen.getByText('You have 20 of 20 devices')).toBeVisible();
    expect(screen.getByText('Add device').closest('button')).toBeDisabled();
  });
});

it('edits a device, which becomes the last used and keeps its other fields', async () => {
  const phone = sampleDevices.filter(({ id }) => id === 'runner-phone');
  const { user, devices } = open({
    devices: [makeDevice('1', { lastUsed: '2025-01-14T23:18:00.000Z' }), ...phone],
    rooms: [makeRoom('1', { name: 'Attic' })],
  });
  fireEvent.click(screen.getByLabelText('Manage Runner’s phone'));
  // The dialog's module loads on first use, which can take a while on a busy machine.
  await vi.dynamicImportSettled();
  await screen.findByText('Manage Runner’s phone');
  expect(field('Name')).toHaveDisplayValue('Runner’s phone');
  expect(field('Type')).toHaveTextContent('Mobile');
  expect(field('Description')).toHaveDisplayValue('Gives the calls');
  await choose(user, 'Assigned Room', 'Attic');
  fireEvent.click(screen.getByText('Save'));

  await waitFor(() => expect(names()).toEqual(['Runner’s phone', 'Device 1']));
  expect(card('Runner’s phone')).toHaveTextContent(/Offline.*Attic/u);
  expect(await devices.get('runner-phone')).toMatchObject({ battery: 0, status: 'Offline' });
});

it('offers no changes to a read-only role', () => {
  const overrides = { devices: { isReadOnly: () => true } };
  open({ overrides });
  expect(screen.queryByText('Manage')).not.toBeInTheDocument();
  expect(screen.queryByText('Add device')).not.toBeInTheDocument();
  cleanup();

  openScreens(paths.addDevice, { overrides });
  expect(screen.getByText('Back to Devices')).toBeVisible();
  expect(screen.queryByLabelText(/^Name/u)).not.toBeInTheDocument();
});
