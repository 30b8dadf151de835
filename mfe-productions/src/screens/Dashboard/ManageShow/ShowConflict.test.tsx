import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditConflict } from '@standby/shared-collections/port';
import { paths } from '@standby/shared-ui/contracts';
import { field } from '@standby/shared-ui/testing/field';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shows } from '../../../data/shows';
import { makeShow } from '../../../testing/make-show';
import { openScreens } from '../../../testing/screens';

const before = makeShow('1', { title: 'Hamlet', venue: 'Old Mill', director: 'Anya Petrov' });
const theirs = { ...before, venue: 'New Wharf', director: '', notes: 'No flame' };

beforeEach(() => sessionStorage.clear());

const fill = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });

const save = (): void => void fireEvent.click(screen.getByText('Save'));

/** Edits venue and director, which Noor has changed, and a budget, which she has not, and saves. */
async function openConflict(by: string | null = 'Noor Haddad') {
  const conflict = new EditConflict('Compare both versions.', {
    theirs,
    fields: ['venue', 'director'],
    by,
  });
  const update = vi.fn<Shows['update']>().mockRejectedValueOnce(conflict).mockResolvedValue(before);
  openScreens(paths.dashboard, { samples: [before], overrides: { update } });
  fireEvent.click(await screen.findByLabelText('Manage Hamlet'));
  await vi.dynamicImportSettled();
  await waitFor(() => field('Venue'));
  fill('Venue', 'Lantern Street');
  fill('Director', 'Miriam Adler');
  fill('Budget', '$12');
  save();
  await vi.dynamicImportSettled();
  const note = await screen.findByRole('alert');
  return { update, note };
}

describe('an edit of what somebody else changed meanwhile', () => {
  it('shows both versions beside each other, where the person looks, and keeps all that was typed', async () => {
    const { note } = await openConflict();

    expect(note).toHaveTextContent('Noor Haddad changed this show while you edited it');
    expect(within(note).getAllByRole('heading', { level: 4 })).toHaveLength(2);
    for (const words of ['Lantern Street', 'New Wharf', 'Miriam Adler', 'Nothing']) {
      expect(within(note).getByText(words)).toBeVisible();
    }
    expect(note).toHaveFocus();
    expect(screen.queryByText('Nothing was changed')).not.toBeInTheDocument();
    expect(field('Venue')).toHaveDisplayValue('Lantern Street');
    expect(field('Budget')).toHaveDisplayValue('$12');
  });

  it('is saved as the person decides, field by field', async () => {
    const { update, note } = await openConflict();

    fireEvent.click(screen.getByLabelText('Keep mine: Venue'));
    expect(note).toHaveFocus();
    fireEvent.click(screen.getByLabelText('Take theirs: Director'));
    expect(note).toHaveTextContent('All decided. Save to keep it.');
    expect(field('Venue')).toHaveDisplayValue('Lantern Street');
    expect(field('Director')).toHaveDisplayValue('');
    save();
    await waitFor(() => expect(screen.queryByText('Manage Hamlet')).not.toBeInTheDocument());

    // The notes that she wrote are none of this edit's business.
    expect(update).toHaveBeenLastCalledWith(
      '1',
      { venue: 'Lantern Street', budget: '$12' },
      { venue: 'New Wharf', budget: '' },
    );
  });

  it('is in conflict again where it is saved undecided', async () => {
    const { update } = await openConflict(null);
    expect(screen.getByText(/^Somebody else changed this show/u)).toBeVisible();
    save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[2]).toMatchObject({ venue: 'Old Mill' });
  });
});
