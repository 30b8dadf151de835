import { cleanup, screen, within } from '@testing-library/react';
import { notesPath } from '@standby/contracts';
import { afterEach, expect, it } from 'vitest';
import { makeNight } from '../../testing/make-night';
import { openScreens } from '../../testing/screens';

const night = makeNight({
  notes: [
    { id: 'desk:4', atMs: 0, moment: 'Act 1, 0:07:00', department: 'Fly', text: 'Fly 2 late' },
  ],
});

afterEach(() => sessionStorage.clear());

const list = async (department: string) =>
  within(await screen.findByRole('list', { name: `Notes: ${department}` }));

it('lists the notes of the room, the reports and the page by department', async () => {
  openScreens(notesPath('hamlet'), { night });
  const fly = await list('Fly');
  expect(await fly.findByText('Fly 2 late')).toBeVisible();
  expect(fly.getByText(/Act 1, 0:07:00/u)).toBeVisible();
  expect(fly.getByRole('link', { name: 'Performance 4' })).toBeVisible();
  expect((await list('Cast')).getByText(/for Idris Achterberg/u)).toBeVisible();
  // The note about the doublet is done.
  expect(screen.queryByText(/doublet/u)).not.toBeInTheDocument();
});

it('sets the state of a note from the room and keeps it', async () => {
  const { user, notesOf } = openScreens(notesPath('hamlet'), { night });
  const fly = await list('Fly');
  await user.click(await fly.findByText('In progress'));
  expect(await fly.findByText('In progress', { selector: ':not(button *)' })).toBeVisible();
  expect(await notesOf('hamlet').list()).toContainEqual(
    expect.objectContaining({ source: 'desk:4', state: 'in-work', text: 'Fly 2 late' }),
  );
  await user.click(fly.getByText('Done'));
  expect(screen.queryByText('Fly 2 late')).not.toBeInTheDocument();
});

it('adds a note for a department, edits and deletes it', async () => {
  const { user } = openScreens(notesPath('hamlet'));
  const text = await screen.findByLabelText('Note');
  await user.type(text, 'Gel of the booth');
  const department = screen.getByLabelText('Department', { selector: 'input' });
  await user.clear(department);
  expect(screen.getByText('Enter a department, such as Lighting.')).toBeVisible();
  await user.type(department, 'Front of house');
  await user.click(screen.getByText('Add note'));
  const house = await list('Front of house');
  expect(await house.findByText('Gel of the booth')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveFocus();
  await user.click(house.getByText('Edit'));
  await user.type(screen.getByLabelText('Note'), ' torn');
  await user.click(screen.getByText('Save note'));
  expect(await house.findByText('Gel of the booth torn')).toBeVisible();
  await user.click(house.getByText('Delete'));
  expect(screen.queryByText('Gel of the booth torn')).not.toBeInTheDocument();
});

it('leaves the wording of a note from the room to the report', async () => {
  const { user } = openScreens(notesPath('hamlet'), { night });
  const fly = await list('Fly');
  await user.click(await fly.findByText('Edit'));
  expect(screen.getByLabelText('Note')).toHaveAttribute('readonly');
  expect(screen.getByText(/^Its wording is edited in the report/u)).toBeVisible();
});

it('keeps the typed text of a note over a reload, until it is saved', async () => {
  const { user } = openScreens(notesPath('hamlet'));
  await user.type(await screen.findByLabelText('Note'), 'Gel of the booth');
  cleanup();
  const { user: again } = openScreens(notesPath('hamlet'));
  expect(await screen.findByLabelText('Note')).toHaveValue('Gel of the booth');
  await again.click(screen.getByText('Add note'));
  expect(await screen.findByText('Gel of the booth')).toBeVisible();
  cleanup();
  openScreens(notesPath('hamlet'));
  expect(await screen.findByLabelText('Note')).toHaveValue('');
});
