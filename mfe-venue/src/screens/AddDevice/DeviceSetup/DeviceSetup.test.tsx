import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseRooms } from '../../../domain/device-options';
import { field } from '@standby/testing/field';
import { makeDevice, makeRoom, many } from '../../../testing/make-items';
import { leaveDraft, openScreens, openWindow } from '../../../testing/screens';

beforeEach(() => {
  sessionStorage.clear();
});

/** Opens the form, which appears once the devices are counted. */
async function open(options: Parameters<typeof openScreens>[1] = {}) {
  const screens = openScreens(paths.addDevice, options);
  await waitFor(() => field('Name'));
  return screens;
}

const method = (name: string) => screen.getByLabelText(name);

const submit = (name = 'Add device') => screen.getByRole('button', { name });

const optionsOf = async (): Promise<(string | null)[]> =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

describe('the form', () => {
  it('has the fields and defaults of a device', async () => {
    const { user } = await open();

    expect(document.title).toBe('Add device · Standby');
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Setup Method',
      'Device Information',
      'Setup Instructions',
    ]);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(method('QR Code Setup')).not.toBeChecked();
    expect(method('Manual Setup')).toBeChecked();
    expect(field('Name')).toBeRequired();
    expect(field('Description')).toHaveValue('');
    expect(field('Type')).toHaveTextContent('Tablet');
    for (const way of ['Back to Devices', 'Cancel']) {
      expect(screen.getByText(way).closest('a')).toHaveAttribute('href', paths.devices);
    }
    const typing = screen.getByText('Type the code').closest('a');
    expect(typing).toHaveAttribute('href', '/add-device?pair');

    await user.click(field('Type'));
    expect(await optionsOf()).toEqual(['Tablet', 'Mobile', 'Desktop']);
  });

  it('offers the rooms of the house, then the added ones', async () => {
    const { user } = await open({
      rooms: [makeRoom('a', { name: 'Attic' }), makeRoom('b', { name: 'Lobby' })],
    });
    await user.click(field('Assigned Room'));

    expect(await optionsOf()).toEqual([...houseRooms, 'Attic']);
  });

  it('explains for each method how to set up the device and what the submit button does', async () => {
    await open();
    const instructions = screen.getByRole('region', { name: 'Setup Instructions' });
    expect(instructions).toHaveTextContent('Open Standby on the device and sign in');
    expect(submit()).toBeDisabled();

    fireEvent.click(method('QR Code Setup'));
    expect(instructions).toHaveTextContent('Open the camera on the device');
    expect(instructions).not.toHaveTextContent('sign in');
    expect(submit('Continue to QR code')).toBeDisabled();
    expect(screen.getByText(/^Still needed/u)).toHaveTextContent(
      'Still needed: Name, Assigned Room.',
    );
    fireEvent.click(method('Manual Setup'));
    expect(instructions).toHaveTextContent('sign in');
    expect(submit()).toBeDisabled();
  });

  it.each([
    ['manual', 'Add device', { name: '' }],
    ['qr', 'Continue to QR code', { room: '' }],
  ] as const)('waits with %s setup for a name and a room', async (setupMethod, name, missing) => {
    leaveDraft({ ...missing, setupMethod });
    await open();
    expect(submit(name)).toBeDisabled();
    if (!('name' in missing)) return;
    fireEvent.change(field('Name'), { target: { value: 'Wings tablet' } });
    expect(submit(name)).toBeEnabled();
    fireEvent.change(field('Name'), { target: { value: '  ' } });
    expect(field('Name')).toHaveAccessibleDescription('Enter a name.');
    expect(submit(name)).toBeDisabled();
  });
});

describe('adding by hand', () => {
  it('puts the device first in the list, offline and not seen yet, and leaves no draft', async () => {
    leaveDraft({ description: 'On a lanyard', type: 'mobile' });
    const { user, address, devices } = await open({ devices: [makeDevice('1')] });
    await user.click(submit());

    const added = (await screen.findByText('Wings tablet')).closest('article');
    expect(address()).toBe(paths.devices);
    expect(added).toHaveTextContent(/^Wings tabletMobile.*Offline.*Studio A.*Not seen yet/u);
    expect(await screen.findByText('Wings tablet was added')).toBeVisible();
    expect((await devices.list())[0]).toMatchObject({ description: 'On a lanyard' });
    expect(sessionStorage.getItem('standby:draft:add-device')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Manage Wings tablet' })).toBeVisible();
  });

  it.each([
    ['manual', 'Add device'],
    ['qr', 'Continue to QR code'],
  ] as const)('into a full storage with %s setup keeps the form', async (setupMethod, name) => {
    leaveDraft({ setupMethod });
    const browser = createFakeBrowser();
    await open({ browser });
    browser.capacity = 0;
    fireEvent.click(submit(name));

    const title = await screen.findByText('The device was not added');
    expect(title.closest('[role=alert]')).toHaveTextContent('storage is full');
    expect(field('Name')).toHaveValue('Wings tablet');
  });
});

describe('the limit of the plan', () => {
  it('replaces the form at twenty devices, and explains how to make room', async () => {
    openScreens(paths.addDevice, { devices: many(20, makeDevice) });

    expect(await screen.findByText('You have 20 of 20 devices')).toBeVisible();
    expect(screen.queryByText('Name')).not.toBeInTheDocument();
    const manage = screen.getByText('Manage devices').closest('a');
    expect(manage).toHaveAttribute('href', paths.devices);
  });

  it('keeps the filled-in form when another window takes the last place', async () => {
    leaveDraft();
    const browser = createFakeBrowser();
    const samples = { devices: many(19, makeDevice) };
    await open({ browser, ...samples });
    await openWindow(browser, samples).devices.create(makeDevice('last'));

    expect(await screen.findByText('You have 20 of 20 devices')).toBeVisible();
    expect(submit()).toBeDisabled();
    expect(field('Name')).toHaveValue('Wings tablet');
  });
});
