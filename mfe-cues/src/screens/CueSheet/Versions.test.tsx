import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import { type CueSheet, EMPTY_SHEET } from '@standby/live-room/domain/state/cue-sheet';
import { withChange } from '@standby/live-room/domain/cues/sheet-rules';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { createCueVersions } from '../../data/cue-versions';
import { deflateSheet, inflateSheet } from '../../data/deflated-sheet';
import { cueOf } from '../../testing/open-sheet';
import { Versions } from './Versions';

const sheetWith = (...labels: readonly string[]): CueSheet => ({
  ...EMPTY_SHEET,
  cues: labels.map((label, place) => cueOf(place + 1, label)),
});

async function openVersions(sheet: CueSheet, canEdit = true) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const versions = createCueVersions('hamlet', createFakeBrowser().openWindow());
  const onChange = vi.fn((changes: readonly CueChange[]) =>
    changes.length > 0 ? ('done' as const) : ('no-change' as const),
  );
  const onClose = vi.fn<() => void>();
  const shared = { open: true, showId: 'hamlet', canEdit, by: 'Ana', versions, onChange, onClose };
  const { rerender } = render(<Versions {...shared} sheet={sheet} />);
  const dialog = within(await screen.findByRole('dialog'));
  return {
    versions,
    onChange,
    onClose,
    dialog,
    show: (next: CueSheet) => rerender(<Versions {...shared} sheet={next} />),
    async save(name: string) {
      fireEvent.change(dialog.getByLabelText('Save the sheet as it is now'), {
        target: { value: name },
      });
      fireEvent.click(dialog.getByText('Save version'));
      return dialog.findByText(`${name} saved.`);
    },
  };
}

describe('versions of a cue sheet', () => {
  it('are made with a name, compared with the sheet, and restored', async () => {
    const then = sheetWith('dawn', 'noon', 'dusk');
    const { save, show, dialog, onChange, onClose } = await openVersions(then);
    await save('Tech day 1');
    expect(dialog.getByText(/, 3 cues, Ana$/u)).toBeVisible();
    const [first, , third] = then.cues;
    if (!first || !third) throw new Error('The sheet has three cues.');
    const now = { ...then, cues: [{ ...first, label: 'sunrise' }, third, cueOf(9, 'night')] };
    show(now);
    fireEvent.click(dialog.getByText('Compare'));
    expect(await dialog.findByText('LX 9 night')).toBeVisible();
    expect(dialog.getByText('Removed since (1)')).toBeVisible();
    expect(dialog.getByText('Label of LX 1: “dawn” becomes “sunrise”')).toBeVisible();
    fireEvent.click(dialog.getByText('Restore'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const [changes = []] = onChange.mock.lastCall ?? [];
    expect(changes.reduce(withChange, now)).toEqual(then);
  });

  it('each have a name, and a removed one is restored', async () => {
    const { save, dialog, versions } = await openVersions(sheetWith('dawn'));
    fireEvent.click(dialog.getByText('Save version'));
    expect(dialog.getByText('Enter a name for the version.')).toBeVisible();
    await save('Dress');
    fireEvent.change(dialog.getByLabelText('Save the sheet as it is now'), {
      target: { value: 'Dress' },
    });
    fireEvent.click(dialog.getByText('Save version'));
    expect(dialog.getByText('A version with this name already exists.')).toBeVisible();
    fireEvent.click(dialog.getByText('Restore'));
    expect(await dialog.findByText('The sheet is as in Dress.')).toBeVisible();
    fireEvent.click(dialog.getByText('Remove'));
    expect(await dialog.findByText('Dress removed.')).toBeVisible();
    fireEvent.click(dialog.getByText('Undo'));
    expect(await dialog.findByText('Dress', { selector: 'strong' })).toBeVisible();
    expect(await versions.list()).toHaveLength(1);
  });

  it('are compared but not restored by a read-only member', async () => {
    const { save, dialog } = await openVersions(sheetWith('dawn'), false);
    await save('Dress');
    fireEvent.click(dialog.getByText('Compare'));
    expect(await dialog.findByText('The sheet has not changed.')).toBeVisible();
    expect(dialog.queryByText('Restore')).toBeNull();
  });

  it('say so if they cannot be read', async () => {
    const { versions, dialog } = await openVersions(sheetWith('dawn'));
    await versions.create({ showId: 'hamlet', name: 'Odd', by: '', cueCount: 1, sheet: 'AAAA' });
    fireEvent.click(await dialog.findByText('Compare'));
    expect(await dialog.findByText('This version cannot be read.')).toBeVisible();
  });
});

describe('the text of a version', () => {
  it('contains the whole sheet, in less than a fifth of its size for 2,000 cues', async () => {
    const sheet = sheetWith(...Array.from({ length: 2_000 }, (_, place) => `look ${place % 40}`));
    const text = await deflateSheet(sheet);
    expect(await inflateSheet(text)).toEqual({ cues: sheet.cues, departments: sheet.departments });
    expect(text.length).toBeLessThan(JSON.stringify(sheet.cues).length / 5);
  });

  it.each(['', 'AAAA', '!!'])('is refused if it is invalid: %j', async (text) => {
    await expect(inflateSheet(text)).rejects.toThrow('This version cannot be read.');
  });
});
