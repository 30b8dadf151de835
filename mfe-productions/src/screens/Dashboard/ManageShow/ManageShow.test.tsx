import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@standby/contracts';
import { choose, field } from '@standby/testing/field';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleShows } from '../../../data/sample-shows';
import { makeShow } from '../../../testing/make-show';
import { openScreens } from '../../../testing/screens';

const lastUsed = '2025-01-14T22:41:00.000Z';
const two = ['1', '2'].map((id) => makeShow(id, { lastUsed }));

beforeEach(() => sessionStorage.clear());

/** Opens the dashboard, and a show's dialog from its card. */
async function openDialog(title: string, samples: typeof two) {
  const screens = openScreens(paths.dashboard, { samples });
  fireEvent.click(screen.getByLabelText(`Manage ${title}`));
  // The dialog's module loads on first use, which can take a while on a busy machine.
  await vi.dynamicImportSettled();
  await waitFor(() => field('Status'));
  return screens;
}

/** Returns the titles of the cards, in their order. */
const titles = (): (string | null)[] =>
  [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));

it('contains all stored data of the show', async () => {
  await openDialog(
    'Hamlet',
    sampleShows.filter(({ id }) => id === 'hamlet'),
  );
  for (const [label, value] of [
    ['Title', 'Hamlet'],
    ['Description', 'Full text, one interval after the play scene.'],
    ['Venue', 'Harbour Playhouse, Boston'],
    ['First performance', '2025-01-10'],
    ['Start Time', '19:30'],
    ['Last performance', '2025-02-15'],
    ['End Time', '23:00'],
    ['Director', 'Miriam Adler'],
    ['Assistant Director', 'Jonah Reyes'],
    ['Technical Director', 'Pat Kowalski'],
    ['Expected Cast Size', '22'],
    ['Budget', '$148,000'],
    ['Notes', 'Live flame in the graveyard scene: fire watch from the half.'],
  ] as const) {
    expect(field(label), label).toHaveDisplayValue(value);
  }
  expect(field('Status')).toHaveTextContent('Active');
  expect(field('Timezone')).toHaveTextContent('EST');
});

it('saves an edit, which counts as a use, and returns the focus', async () => {
  const { user } = await openDialog('Show 2', two);
  fireEvent.change(field('Title'), { target: { value: 'Hamlet, revived' } });
  await choose(user, 'Status', 'Completed');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.queryByText('Manage Show 2')).not.toBeInTheDocument());

  expect(titles()).toEqual(['Hamlet, revived', 'Show 1']);
  expect(screen.getByLabelText('Hamlet, revived')).toHaveTextContent('Completed');
  expect(screen.getByLabelText('Manage Hamlet, revived')).toHaveFocus();
});

it('deletes the last show, moves the focus to the first event, and Undo restores the show', async () => {
  await openDialog('Show 1', two.slice(0, 1));
  fireEvent.click(screen.getByText('Delete'));
  await screen.findByText('Show 1 was deleted');
  expect(screen.getByText('No shows yet')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Shows, page/u)).toHaveFocus());

  fireEvent.click(screen.getByText('Undo'));
  await screen.findByLabelText('Show 1');
  expect(titles()).toEqual(['Show 1']);
});
