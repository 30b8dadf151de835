import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths, ROOMS_KEY } from '@standby/contracts';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { field } from '@standby/testing/field';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityOptions, equipmentOptions } from '../../domain/room-options';
import { makeRoom, many } from '../../testing/make-items';
import { openScreens, openWindow } from '../../testing/screens';

beforeEach(() => sessionStorage.clear());

const open = (options?: Parameters<typeof openScreens>[1]) =>
  openScreens(paths.createRoom, options);

const submit = () => screen.getByRole('button', { name: 'Create room' });

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

const required = { Name: 'Wardrobe', Location: 'Lower level' };

it('has the sections, fields, options and defaults of a room', () => {
  open();
  expect(document.title).toBe('Create room · Standby');
  const labels = screen
    .getAllByRole('region')
    .map((section) => [...section.querySelectorAll('label')].map((label) => label.textContent));
  expect(labels).toEqual([
    ['Name', 'Description', 'Location', 'Capacity', 'Room Type'],
    equipmentOptions,
    accessibilityOptions,
    ['Notes'],
  ]);
  const texts = ['Name', 'Description', 'Location', 'Capacity', 'Notes'];
  expect(texts.filter((label) => field(label).value !== '')).toEqual([]);
  expect(texts.filter((label) => field(label).required)).toEqual(['Name', 'Location']);
  expect(document.querySelectorAll(':checked')).toHaveLength(0);
  expect(field('Capacity')).toHaveAttribute('type', 'number');
  expect(field('Capacity')).toHaveAttribute('min', '1');
  expect(field('Room Type')).toHaveTextContent('Theater');
  for (const way of ['Back to Rooms', 'Cancel']) {
    expect(screen.getByText(way).closest('a')).toHaveAttribute('href', paths.rooms);
  }
});

it('waits for a name, a location and a possible capacity', () => {
  open();
  const button = submit();
  expect(screen.getByText(/^Still needed/u)).toHaveTextContent('Still needed: Name, Location.');
  for (const [values, isReady] of [
    [{ Name: 'Wardrobe', Location: '   ' }, false],
    [{ Location: 'Lower level' }, true],
    [{ Capacity: '0' }, false],
    [{ Capacity: '1' }, true],
    [{ Name: '' }, false],
  ] as const) {
    fill(values);
    expect(button.matches(':enabled'), JSON.stringify(values)).toBe(isReady);
  }
  fireEvent.blur(field('Name'));
  expect(field('Name')).toHaveAccessibleDescription('Enter a name.');
});

describe('creating', () => {
  it('puts the room first in the list with all filled-in values, and leaves no draft', async () => {
    const { user, rooms, address } = open({ rooms: [makeRoom('1')], devices: [] });
    const notes = 'Quick changes on stage left.';
    fill({ ...required, Description: 'Rails and a steam iron', Capacity: '6', Notes: notes });
    for (const option of ['Mirrors', 'Elevator Access']) fireEvent.click(field(option));
    fireEvent.click(submit());

    const created = (await screen.findByText('Wardrobe')).closest('article');
    expect(address()).toBe(paths.rooms);
    expect(created).toHaveTextContent(
      /^WardrobeAvailable.*Rails and a steam iron.*Lower level.*Capacity 6.*0 connected devices/u,
    );
    expect(await screen.findByText('Wardrobe was created')).toBeVisible();
    const [newest] = await rooms.list();
    expect(newest).toMatchObject({
      equipment: ['Mirrors'],
      accessibility: ['Elevator Access'],
      notes,
      roomType: 'theater',
    });
    expect(sessionStorage).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Manage Wardrobe' })).toBeVisible();
    expect(address()).toBe(paths.rooms);
  });

  it('reports a full storage, keeps the form, and works once there is space', async () => {
    const browser = createFakeBrowser();
    open({ browser, rooms: [], devices: [] });
    fill(required);
    fireEvent.click(field('Mirrors'));
    browser.capacity = 0;
    fireEvent.click(submit());

    const title = await screen.findByText('The room was not created');
    expect(title.closest('[role=alert]')).toHaveTextContent('storage is full');
    expect(field('Name')).toHaveValue('Wardrobe');
    expect(field('Mirrors')).toBeChecked();
    browser.capacity = 5_000_000;
    fireEvent.click(submit());
    expect(await screen.findByText('Wardrobe')).toBeVisible();
  });
});

describe('the limit of the plan', () => {
  it('replaces the form at ten rooms, and explains how to remove one', () => {
    open({ rooms: many(10, makeRoom) });
    expect(screen.getByText('You have 10 of 10 rooms')).toBeVisible();
    expect(screen.getByText(/^Your plan has room for 10 rooms\. Remove one/u)).toBeVisible();
    expect(screen.queryByText('Name')).not.toBeInTheDocument();
    const manage = screen.getByText('Manage rooms').closest('a');
    expect(manage).toHaveAttribute('href', paths.rooms);
  });

  it('keeps the filled-in form when another window takes the last place', async () => {
    const browser = createFakeBrowser();
    const nine = { rooms: many(9, makeRoom) };
    open({ browser, ...nine });
    const other = openWindow(browser, nine);
    fill(required);
    const button = submit();

    const tenth = await other.rooms.create(makeRoom('tenth'));
    expect(await screen.findByText('You have 10 of 10 rooms')).toBeVisible();
    expect(button).toBeDisabled();
    expect(field('Name')).toHaveValue('Wardrobe');

    await other.rooms.remove(tenth.id);
    await waitFor(() => expect(button).toBeEnabled());
  });
});

it('keeps the data of a newer version unchanged, and explains it', async () => {
  const browser = createFakeBrowser();
  const newer = JSON.stringify({ version: 99, next: 2, entries: [] });
  browser.stored.set(ROOMS_KEY, newer);
  open({ browser });
  expect(await screen.findByText('Saved by a newer version')).toBeVisible();
  expect(browser.stored.get(ROOMS_KEY)).toBe(newer);
});
