import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/shared-ui/contracts';
import { createFakeBrowser } from '@standby/shared-ui/testing/fake-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityOptions, equipmentOptions } from '../../domain/room-options';
import { field } from '@standby/shared-ui/testing/field';
import { makeRoom, many } from '../../testing/make-items';
import { openScreens, openWindow } from '../../testing/screens';

beforeEach(() => {
  sessionStorage.clear();
});

/** Opens the form, which is there once the rooms are counted. */
async function open(options: Parameters<typeof openScreens>[1] = {}) {
  const screens = openScreens(paths.createRoom, options);
  await waitFor(() => field('Name'));
  return screens;
}

const submit = () => screen.getByRole('button', { name: 'Create room' });

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

const required = { Name: 'Wardrobe', Location: 'Lower level' };

/** The words of the labels inside, in their order. */
const labelsOf = (part: HTMLElement): (string | null)[] =>
  [...part.querySelectorAll('label')].map(({ textContent }) => textContent);

describe('the form', () => {
  it('has the sections, fields, options and defaults of a room', async () => {
    await open();

    expect(document.title).toBe('Create room · Standby');
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Basic Information',
      'Equipment & Features',
      'Accessibility Features',
      'Additional Notes',
    ]);
    const texts = ['Name', 'Description', 'Location', 'Capacity', 'Notes'];
    expect(texts.filter((label) => field(label).value !== '')).toEqual([]);
    expect(texts.filter((label) => field(label).required)).toEqual(['Name', 'Location']);
    expect(field('Capacity')).toHaveAttribute('type', 'number');
    expect(field('Capacity')).toHaveAttribute('min', '1');
    expect(labelsOf(screen.getByRole('group', { name: 'Equipment' }))).toEqual(equipmentOptions);
    expect(labelsOf(screen.getByRole('group', { name: 'Accessibility' }))).toEqual(
      accessibilityOptions,
    );
    for (const option of [...equipmentOptions, ...accessibilityOptions]) {
      expect(field(option)).not.toBeChecked();
    }
    for (const way of ['Back to Rooms', 'Cancel']) {
      expect(screen.getByText(way).closest('a')).toHaveAttribute('href', paths.rooms);
    }
  });

  it('offers six types, beginning with a theater', async () => {
    const { user } = await open();
    const type = field('Room Type');
    expect(type).toHaveTextContent('Theater');
    await user.click(type);

    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Theater',
      'Studio',
      'Rehearsal room',
      'Workshop Space',
      'Dressing room',
      'Storage',
    ]);
  });

  it('waits for a name and a location', async () => {
    await open();
    const button = submit();
    expect(button).toBeDisabled();
    expect(screen.getByText(/^Still needed/u)).toHaveTextContent('Still needed: Name, Location.');
    fill({ Name: 'Wardrobe', Location: '   ' });
    expect(button).toBeDisabled();
    fireEvent.click(screen.getByRole('link', { name: 'Location' }));
    expect(field('Location')).toHaveFocus();
    fill({ Location: 'Lower level' });
    expect(button).toBeEnabled();
    expect(screen.queryByText(/^Still needed/u)).not.toBeInTheDocument();
    fill({ Name: '' });
    fireEvent.blur(field('Name'));
    expect(field('Name')).toHaveAccessibleDescription('Enter a name.');
    expect(button).toBeDisabled();
  });

  it('says beside the field which capacity is none', async () => {
    await open();
    const button = submit();
    fill(required);
    for (const [typed, message] of [
      ['0', 'Capacity is at least 1.'],
      ['-5', 'Capacity is at least 1.'],
      ['1.5', 'Enter a whole number.'],
    ] as const) {
      fill({ Capacity: typed });
      expect(field('Capacity'), typed).toHaveAccessibleDescription(message);
      expect(field('Capacity')).toHaveAttribute('aria-invalid', 'true');
      expect(button).toBeDisabled();
    }
    fill({ Capacity: '1' });
    expect(field('Capacity')).not.toHaveAttribute('aria-invalid');
    expect(button).toBeEnabled();
  });

  it('is there again half filled in, and can be discarded', async () => {
    await open();
    fill({ Name: 'Wardrobe' });
    fireEvent.click(field('Mirrors'));
    cleanup();

    const { user } = await open();
    expect(screen.getByText('Your draft is back')).toBeVisible();
    expect(field('Name')).toHaveValue('Wardrobe');
    expect(field('Mirrors')).toBeChecked();
    await user.click(screen.getByText('Discard draft'));
    expect(field('Name')).toHaveValue('');
    expect(field('Mirrors')).not.toBeChecked();
  });
});

describe('creating', () => {
  it('puts the room first in the list with all that was said, and leaves no draft', async () => {
    const { user, rooms, address } = await open({ rooms: [makeRoom('1')], devices: [] });
    const notes = 'Quick changes on stage left.';
    fill({ ...required, Description: 'Rails and a steam iron', Capacity: '6', Notes: notes });
    for (const option of ['Mirrors', 'Elevator Access']) fireEvent.click(field(option));
    await user.click(submit());

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
    expect(field('Location')).toHaveValue('Lower level');
    expect(address()).toBe(paths.rooms);
  });

  it('is said while it is pending, and happens once', async () => {
    const { user, address } = await open({
      overrides: { rooms: { create: () => new Promise(() => undefined) } },
    });
    fill(required);
    const button = submit();
    await user.click(button);
    await user.type(field('Name'), '{Enter}');

    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Creating the room…')).toBeInTheDocument();
    expect(address()).toBe(paths.createRoom);
  });

  it('into a full storage says so, keeps the form, and works once there is room', async () => {
    const browser = createFakeBrowser();
    const { user } = await open({ browser, rooms: [], devices: [] });
    fill(required);
    fireEvent.click(field('Mirrors'));
    browser.capacity = 0;
    await user.click(submit());

    const title = await screen.findByText('The room was not created');
    expect(title.closest('[role=alert]')).toHaveTextContent('storage is full');
    expect(field('Name')).toHaveValue('Wardrobe');
    expect(field('Mirrors')).toBeChecked();
    browser.capacity = 5_000_000;
    await user.click(submit());
    expect(await screen.findByText('Wardrobe')).toBeVisible();
  });

  it('works where nothing can be stored, which is said before', async () => {
    const browser = createFakeBrowser();
    browser.isBlocked = true;
    const { user } = await open({ browser, rooms: [], devices: [] });
    expect(screen.getByText('Changes are not saved')).toBeVisible();
    fill(required);
    await user.click(submit());

    expect(await screen.findByText('Wardrobe')).toBeVisible();
  });
});

describe('the limit of the plan', () => {
  it('takes the place of the form with ten rooms, and says the way to make room', async () => {
    openScreens(paths.createRoom, { rooms: many(10, makeRoom) });

    expect(await screen.findByText('You have 10 of 10 rooms')).toBeVisible();
    expect(screen.getByText(/^Your plan has room for 10 rooms\. Remove one/u)).toBeVisible();
    expect(screen.queryByText('Name')).not.toBeInTheDocument();
    const manage = screen.getByText('Manage rooms').closest('a');
    expect(manage).toHaveAttribute('href', paths.rooms);
  });

  it('keeps the form that is filled in when another window takes the last place', async () => {
    const browser = createFakeBrowser();
    const nine = { rooms: many(9, makeRoom) };
    await open({ browser, ...nine });
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

it('leaves alone what a newer version stored, and says so', async () => {
  const browser = createFakeBrowser();
  const newer = JSON.stringify({ version: 99, next: 2, entries: [] });
  browser.stored.set('standby:rooms', newer);
  await open({ browser });

  expect(screen.getByText('Saved by a newer version')).toBeVisible();
  expect(browser.stored.get('standby:rooms')).toBe(newer);
});
