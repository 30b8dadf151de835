import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@standby/shared-ui/contracts';
import { createFakeBrowser } from '@standby/shared-ui/testing/fake-browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleShows } from '../../../data/sample-shows';
import { createShows } from '../../../data/shows';
import { choose, field } from '@standby/shared-ui/testing/field';
import { makeShow } from '../../../testing/make-show';
import { openScreens } from '../../../testing/screens';

const hamlet = sampleShows.filter(({ id }) => id === 'hamlet');
const lastUsed = '2025-01-14T22:41:00.000Z';
const three = ['1', '2', '3'].map((id) => makeShow(id, { lastUsed }));

beforeEach(() => {
  sessionStorage.clear();
});

/** Opens the dashboard, and a show's dialog from its card. */
async function openDialog(title: string, options: Parameters<typeof openScreens>[1]) {
  const screens = openScreens(paths.dashboard, options);
  const dialog = await manage(title);
  return { ...screens, dialog };
}

async function manage(title: string) {
  fireEvent.click(await screen.findByLabelText(`Manage ${title}`));
  // The dialog's code loads with the first one, which a busy machine can keep waiting.
  await vi.dynamicImportSettled();
  await screen.findByText(`Manage ${title}`);
  await waitFor(() => field('Status'));
  return within(screen.getByRole('dialog'));
}

const fill = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });

const press = (name: string): void => void fireEvent.click(screen.getByText(name));

/** Once the dialog has closed. */
const closed = (title: string) =>
  waitFor(() => expect(screen.queryByText(`Manage ${title}`)).not.toBeInTheDocument());

/** The titles of the cards, in their order. */
const titles = (): (string | null)[] =>
  [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));

describe('the dialog', () => {
  it('holds all that is stored about the show', async () => {
    await openDialog('Hamlet', { samples: hamlet });

    for (const [label, value] of [
      ['Title', 'Hamlet'],
      ['Description', 'Full text, one interval after the play scene.'],
      ['Venue', 'Harbour Playhouse, Boston'],
      ['Start Date', '2025-01-10'],
      ['Start Time', '19:30'],
      ['End Date', '2025-02-15'],
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

  it('saves an edit, which makes the show the one last used, and gives the focus back', async () => {
    const { dialog, user } = await openDialog('Show 2', { samples: three });
    fill('Title', 'Hamlet, revived');
    await choose(user, 'Status', 'Completed');
    fireEvent.click(dialog.getByText('Save'));
    await closed('Show 2');

    expect(titles()).toEqual(['Hamlet, revived', 'Show 1', 'Show 3']);
    expect(screen.getByLabelText('Hamlet, revived')).toHaveTextContent('Completed');
    expect(screen.getByLabelText('Manage Hamlet, revived')).toHaveFocus();
  });

  it('cannot save what breaks a rule, and says why beside the field', async () => {
    const { dialog } = await openDialog('Show 1', { samples: three });
    const save = dialog.getByRole('button', { name: 'Save' });
    fill('Title', '');
    fireEvent.blur(field('Title'));
    expect(field('Title')).toHaveAccessibleDescription('Enter a title.');
    expect(save).toBeDisabled();

    fill('Title', 'Hamlet');
    expect(save).toBeEnabled();
  });

  it('forgets an edit at Cancel, and keeps it at a slip of Escape until it is discarded', async () => {
    const { user } = await openDialog('Show 1', { samples: three });
    fill('Notes', 'New fire plan');
    press('Cancel');
    await closed('Show 1');
    await manage('Show 1');
    expect(field('Notes')).toHaveDisplayValue('');

    fill('Notes', 'Mind the trap');
    await user.keyboard('{Escape}');
    await closed('Show 1');
    await manage('Show 1');
    expect(field('Notes')).toHaveDisplayValue('Mind the trap');
    press('Discard draft');
    expect(field('Notes')).toHaveDisplayValue('');
    expect(screen.queryByText('Your draft is back')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  it('takes the show away and gives the focus to the list; Undo puts it back in its place', async () => {
    const { dialog } = await openDialog('Show 2', { samples: three });
    fireEvent.click(dialog.getByText('Delete'));
    await screen.findByText('Show 2 was deleted');
    expect(titles()).toEqual(['Show 1', 'Show 3']);
    expect(screen.getByText('1/2')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Shows, page/u)).toHaveFocus());

    press('Undo');
    await screen.findByLabelText('Show 2');
    expect(titles()).toEqual(['Show 1', 'Show 2', 'Show 3']);
  });

  it('of the last show leaves the way to the first event, with the focus', async () => {
    const { dialog } = await openDialog('Show 1', { samples: three.slice(0, 1) });
    fireEvent.click(dialog.getByText('Delete'));

    expect(await screen.findByText('No shows yet')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Shows, page/u)).toHaveFocus());
  });
});

describe('where it cannot be saved', () => {
  it('for a full storage, that is said and the edit stays', async () => {
    const browser = createFakeBrowser();
    const { dialog } = await openDialog('Show 1', { browser, samples: three });
    fill('Notes', 'A longer note than before');
    browser.capacity = 0;
    fireEvent.click(dialog.getByText('Save'));

    expect(await dialog.findByRole('alert')).toHaveTextContent("This browser's storage is full");
    expect(field('Notes')).toHaveDisplayValue('A longer note than before');
  });

  it('since another window has deleted the show, that is said and the edit stays', async () => {
    const browser = createFakeBrowser();
    const { dialog } = await openDialog('Show 1', { browser, samples: three });
    fill('Notes', 'Mind the trap');
    await createShows(browser.openWindow(), three).remove('1');
    fireEvent.click(dialog.getByText('Save'));

    expect(await dialog.findByRole('alert')).toHaveTextContent('This show is no longer here.');
    expect(field('Notes')).toHaveDisplayValue('Mind the trap');
  });
});

it('keeps what another window changed of the same show meanwhile', async () => {
  const browser = createFakeBrowser();
  const { dialog, shows } = await openDialog('Show 1', { browser, samples: three });
  await createShows(browser.openWindow(), three).update('1', { venue: 'New Wharf' });
  fill('Title', 'Hamlet, revived');
  fireEvent.click(dialog.getByText('Save'));
  await closed('Show 1');

  expect(await shows.get('1')).toMatchObject({ title: 'Hamlet, revived', venue: 'New Wharf' });
});
