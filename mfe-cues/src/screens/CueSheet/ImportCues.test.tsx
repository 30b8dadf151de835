import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import userEvent from '@testing-library/user-event';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fixtureBytes } from '@standby/table-import/testing/fixtures';
import { InPageWorker } from '@standby/table-import/testing/in-page-worker';
import { writeXlsx } from '@standby/table-import/write/xlsx';
import { cueOf, openSheet } from '../../testing/open-sheet';
import { ImportCues } from './lazy-parts';

// jsdom has no layout, so the grid needs a height to have rows in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('Worker', InPageWorker);
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

it('pasted rows are merged as far as they are accepted, and one undo reverts all', async () => {
  const { inDialog, paste, submit, group, closed, names, sheet } = await openImport();
  const before = sheet();
  paste('Cue\tLabel\nLX 1\tdawn\nLX 2\tmidday\nLX 2.5\tclouds\nLX 2.7\train\nLX 9\tx\tx\nMoon\n');
  expect(
    await inDialog.findByText(/^3 new, 1 changed, 1 the same, 1 not in the table\. 1 row with/u),
  ).toBeVisible();
  expect(inDialog.getByText(/“Moon” is not a department in this show/u)).toBeVisible();
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

it('a group is left out as a whole, and then nothing remains to import', async () => {
  const { inDialog, paste, group } = await openImport();
  paste('Cue\nLX 4\nLX 5\n');
  await inDialog.findByText('New: 2 of 2');
  fireEvent.click(group('New: 2 of 2').getByLabelText('All'));
  expect(inDialog.getByText('Import').closest('button')).toBeDisabled();
});

it('a workbook is read, its columns are guessed, and formulas in it never run', async () => {
  const { inDialog, choose, submit, closed, sheet } = await openImport();
  const rows = [
    ['Sinal', 'Name', 'Folha', 'Page'],
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

it('an Eos export is recognised, and its cues belong to lights', async () => {
  const { inDialog, choose } = await openImport();
  choose(
    'START_TARGETS\nTARGET_TYPE_AS_TEXT,TARGET_ID,LABEL\nCue,2,noon\nCue,12,Moon\nEND_TARGETS\n',
  );
  expect(await inDialog.findByText(/^An export of Eos/u)).toBeVisible();
  expect(inDialog.getByLabelText('LX 12 Moon')).toBeChecked();
  expect(inDialog.queryByText('Row that names the columns')).toBeNull();
});

it('an unreadable file is refused with a message, and the next one is read', async () => {
  const { inDialog, choose } = await openImport();
  choose(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  expect(
    await inDialog.findByText('This workbook is damaged, or it is not a workbook.'),
  ).toBeVisible();
  choose('x'.repeat(10_000_001));
  expect(await inDialog.findByText(/^The file is over 10 MB/u)).toBeVisible();
  choose('Cue\n'.repeat(10_001));
  expect(await inDialog.findByText(/^This table has over 10000 rows/u)).toBeVisible();
  choose('Cue,Label\nLX 8,storm\n');
  expect(await inDialog.findByLabelText('LX 8 storm')).toBeChecked();
  expect(inDialog.queryByText(/^This table has over/u)).toBeNull();
});

it('a row that loses something has a notice', async () => {
  const { inDialog, choose } = await openImport();
  choose(
    `Cue,Label,Scene,Shoes\nLX 1,dawn,${'The great hall '.repeat(2)},x\nLX 8,${'l'.repeat(205)},,\n`,
  );
  const added = await inDialog.findByLabelText(/^LX 8/u);
  const item = within(added.closest('li') ?? document.body);
  expect(item.getByText('Label has 205 characters; cut after 200: “lllll”.')).toBeVisible();
  expect(inDialog.getByText(/^Scene “The great hall/u)).toBeVisible();
  expect(inDialog.getByText('Columns that are not imported: Shoes.')).toBeVisible();
});

it('hidden rows are imported if a person includes them', async () => {
  const { inDialog, choose } = await openImport();
  choose(fixtureBytes('hidden-rows.xlsx') as Uint8Array<ArrayBuffer>);
  fireEvent.click(await inDialog.findByLabelText('3 rows are hidden: take them, too'));
  expect(await inDialog.findByText(/^3 new, 3 changed/u)).toBeVisible();
});

it('each Eos cue list has a department, and only the first one has it at once', async () => {
  const { inDialog, choose } = await openImport();
  choose(fixtureBytes('eos-two-cue-lists.csv') as Uint8Array<ArrayBuffer>);
  expect(await inDialog.findByText(/^0 new, 2 changed/u)).toBeVisible();
  expect(inDialog.getByRole('combobox', { name: /^Cue list 1, 2 cues/u })).toHaveTextContent(
    'LX Lights',
  );
  expect(inDialog.getByRole('combobox', { name: /^Cue list 2, 2 cues/u })).toHaveTextContent(
    'Left out',
  );
});

it('a script is not a table of cues, and none of its lines has an error', async () => {
  const { inDialog, choose } = await openImport();
  choose('INT. HALL\n\nHAMLET\nNo.\n\nGHOST\nYes.\n\nHAMLET\nWho?\n');
  expect(await inDialog.findByText(/^No row holds a cue: this is not a table/u)).toBeVisible();
  expect(inDialog.queryByText('Rows that are left out')).toBeNull();
});

it('a guessed encoding is stated, and a person can choose another one', async () => {
  const { inDialog, choose } = await openImport();
  choose(new Uint8Array([...new TextEncoder().encode('Cue,Label\nLX 8,caf'), 0xe8]));
  expect(await inDialog.findByLabelText('LX 8 cafè')).toBeChecked();
  const encoding = inDialog.getByRole('combobox', { name: /^Encoding of the file/u });
  expect(encoding).toHaveTextContent('Western (Windows)');
  const user = userEvent.setup({ delay: null });
  await user.click(encoding);
  await user.click(await screen.findByRole('option', { name: 'Central European (Windows)' }));
  expect(await inDialog.findByLabelText('LX 8 cafč')).toBeChecked();
});

it('hidden columns are imported if a person includes them', async () => {
  const { inDialog, choose } = await openImport();
  const parts = unzipSync(
    writeXlsx('Cues', [
      ['Cue', 'Notes', 'Label'],
      ['LX 8', 'only for us', 'storm'],
    ]),
  );
  const path = Object.keys(parts).find((name) => name.includes('worksheets/')) ?? '';
  const sheet = strFromU8(parts[path] ?? new Uint8Array());
  const columns = '<cols><col min="2" max="2" hidden="1"/></cols><sheetData>';
  parts[path] = strToU8(sheet.replace(/<cols>.*<\/cols>/u, '').replace('<sheetData>', columns));
  choose(zipSync(parts));
  const take = await inDialog.findByLabelText('1 column is hidden (Notes): take it, too');
  expect(inDialog.getByRole('combobox', { name: /^Notes/u })).toHaveTextContent('Not in the table');
  fireEvent.click(take);
  expect(inDialog.getByRole('combobox', { name: /^Notes/u })).toHaveTextContent('Notes');
});
