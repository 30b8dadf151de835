import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { writeXlsx } from '@standby/collections/xlsx/write';
import { cueOf, openSheet } from '../../testing/open-sheet';
import { ImportCues } from './lazy-parts';

// jsdom has no layout: without a height no row would be in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
beforeAll(() => ImportCues.preload());

async function openImport() {
  const opened = openSheet([
    cueOf(1, 'dawn'),
    cueOf(2, 'noon', { notes: 'slow' }),
    cueOf(3, 'dusk'),
    cueOf(1, 'birds', { id: 'sq-1', department: 'SQ' }),
  ]);
  fireEvent.click(screen.getByText('Import'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName('Import cues');
  const inDialog = within(dialog);
  return {
    ...opened,
    inDialog,
    paste: (rows: string) =>
      fireEvent.change(inDialog.getByLabelText('Or rows'), { target: { value: rows } }),
    choose: (...parts: BlobPart[]) =>
      fireEvent.change(inDialog.getByLabelText('File'), {
        target: { files: [new File(parts, 'cues')] },
      }),
    submit: (name: string) => fireEvent.click(inDialog.getByText(name)),
    group(legend: string) {
      const found = inDialog.getByText(legend).closest('fieldset');
      if (!found) throw new Error(`No group ${legend}`);
      return within(found);
    },
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}

it('pasted rows are merged as far as they are accepted, and one undo takes all back', async () => {
  const { inDialog, paste, submit, group, closed, names, sheet } = await openImport();
  const before = sheet();
  paste('Cue\tLabel\nLX 1\tdawn\nLX 2\tmidday\nLX 2.5\tclouds\nLX 2.7\train\nLX 9\tx\tx\nMoon\n');
  expect(
    inDialog.getByText(/^3 new, 1 changed, 1 the same, 1 not in the table\. 1 row with/u),
  ).toBeVisible();
  expect(inDialog.getByText(/“Moon” is no department here/u)).toBeVisible();
  expect(inDialog.getByText('Label of LX 2: “noon” becomes “midday”')).toBeVisible();
  fireEvent.click(inDialog.getByLabelText('LX 9 x'));
  fireEvent.click(group('Not in the table: 0 of 1').getByLabelText('LX 3 dusk'));
  submit('Import 4 cues');
  await closed();
  expect(names()).toEqual(['LX 1', 'LX 2', 'LX 2.5', 'LX 2.7', 'SQ 1']);
  expect(sheet().cues[1]).toMatchObject({ label: 'midday', notes: 'slow' });
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'z', ctrlKey: true });
  expect(sheet()).toEqual(before);
});

it('a group is left out as a whole, and then there is nothing to import', async () => {
  const { inDialog, paste, group } = await openImport();
  paste('Cue\nLX 4\nLX 5\n');
  fireEvent.click(group('New: 2 of 2').getByLabelText('All'));
  expect(inDialog.getByText('Import').closest('button')).toBeDisabled();
});

it('a workbook is read, its columns are guessed, and texts in it never run', async () => {
  const { inDialog, choose, submit, closed, sheet } = await openImport();
  const rows = [
    ['Beschreibung', 'Name', 'Seite', 'Page'],
    ['LX 7', '=SUM(1)', 'x', '12'],
  ];
  choose(writeXlsx('Cues', rows));
  expect(await inDialog.findByText(/^1 new, 0 changed/u)).toBeVisible();
  submit('Import 1 cue');
  await closed();
  expect(sheet().cues.find(({ number }) => number === '7')).toMatchObject({
    label: '=SUM(1)',
    page: '12',
  });
});

it('an export of Eos is recognised, and its numbers are those of lights', async () => {
  const { inDialog, choose } = await openImport();
  choose(
    'START_TARGETS\nTARGET_TYPE_AS_TEXT,TARGET_ID,LABEL\nCue,2,noon\nCue,12,Moon\nEND_TARGETS\n',
  );
  expect(await inDialog.findByText(/^An export of Eos/u)).toBeVisible();
  expect(inDialog.getByLabelText('LX 12 Moon')).toBeChecked();
  expect(inDialog.queryByText('The first row names the columns')).toBeNull();
});

it('a file that cannot be read is refused with a message, and the next one is read', async () => {
  const { inDialog, choose } = await openImport();
  choose(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  expect(await inDialog.findByText('This is no workbook, or it is damaged.')).toBeVisible();
  choose('x'.repeat(1_000_001));
  expect(await inDialog.findByText(/^The file is over 1 MB/u)).toBeVisible();
  choose('Cue\n'.repeat(10_001));
  expect(await inDialog.findByText(/^The table has over 10000 rows/u)).toBeVisible();
  choose('Cue,Label\nLX 8,storm\n');
  expect(await inDialog.findByLabelText('LX 8 storm')).toBeChecked();
  expect(inDialog.queryByText(/^The table has over/u)).toBeNull();
});
