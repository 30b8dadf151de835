import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from '@playwright/test';
import { cuesPath } from '@standby/contracts';
import { fixtureBytes } from '@standby/table-import/testing/fixtures';
import { PDFS_WITHOUT_PAGES } from '@standby/table-import/testing/pdf-file';
import { expect, expectAccessible, test } from '@standby/testing/playwright';

async function openImport(page: Page): Promise<Locator> {
  await page.goto(cuesPath('hamlet'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import cues' });
}

const choose = (dialog: Locator, name: string, bytes: Uint8Array) =>
  dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

/** Returns a workbook whose sheet has this content. */
function workbookWith(sheetData: string): Uint8Array {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Cues" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="t/worksheet" Target="sheet.xml"/></Relationships>',
    'xl/sheet.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files));
}

test('files of other programs are read, and each row says what it loses', async ({ page }) => {
  const dialog = await openImport(page);

  await test.step('a workbook with hidden rows', async () => {
    await choose(dialog, 'cues.xlsx', fixtureBytes('hidden-rows.xlsx'));
    await expect(dialog.getByText(/^0 new, 3 changed/u)).toBeVisible();
    await dialog.getByLabel('3 rows are hidden: take them, too').check();
    await expect(dialog.getByText(/^0 new, 6 changed/u)).toBeVisible();
  });

  await test.step('formulas without a result', async () => {
    await choose(dialog, 'cues.xlsx', fixtureBytes('formulas-without-result.xlsx'));
    await expect(dialog.getByText(/^3 formulas have no result: save the file/u)).toBeVisible();
    await expect(dialog.getByText(/^0 new, 0 changed, 3 the same/u)).toBeVisible();
  });

  await test.step('an OpenDocument spreadsheet', async () => {
    await choose(dialog, 'cues.ods', fixtureBytes('libreoffice.ods'));
    await expect(dialog.getByRole('checkbox', { name: 'LX 14A x' })).toBeChecked();
  });

  await test.step('a cue list of QLab, whose numbers a sheet cannot hold', async () => {
    await choose(dialog, 'qlab.csv', fixtureBytes('qlab-numbers.csv'));
    await expect(
      dialog.getByText('A sheet cannot hold the number Pre-Show: it is in the label.'),
    ).toBeVisible();
    await expectAccessible(page, [390, 1440]);
  });

  await test.step('two cue lists of Eos', async () => {
    await choose(dialog, 'eos.csv', fixtureBytes('eos-two-cue-lists.csv'));
    await expect(dialog.getByRole('combobox', { name: /^Cue list 2/u })).toHaveText('Left out');
    await expectAccessible(page, [390, 1440]);
  });

  await test.step('files that are not tables', async () => {
    await choose(dialog, 'show.ics', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'));
    await expect(dialog.getByText('This is a calendar (ICS), not a table of cues.')).toBeVisible();
  });
});

test('a printed cue list is read as text, or refused with words', async ({ page, context }) => {
  const printed = await context.newPage();
  const rows = ['LX 1,House half,1', 'LX 901,Storm over the whole stage,12', 'SQ 902,Thunder,13'];
  const cells = ['Cue,Label,Page', ...rows].map((row) => row.split(','));
  await printed.setContent(
    `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td style="padding: 4px 24px">${cell}</td>`).join('')}</tr>`).join('')}</table>`,
  );
  const table = await printed.pdf();
  await printed.setContent('<p>To be, or not to be.</p>');
  const prose = await printed.pdf();
  await printed.setContent('');
  const empty = await printed.pdf();
  await printed.close();

  const dialog = await openImport(page);
  await choose(dialog, 'cues.pdf', table);
  await expect(dialog.getByText(/^The columns of a PDF are found by where/u)).toBeVisible();
  await expect(
    dialog.getByRole('checkbox', { name: 'LX 901 Storm over the whole stage' }),
  ).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'SQ 902 Thunder' })).toBeChecked();
  await choose(dialog, 'prose.pdf', prose);
  await expect(dialog.getByText(/does not stand in columns/u)).toBeVisible();
  await choose(dialog, 'empty.pdf', empty);
  await expect(dialog.getByText(/^This PDF holds pictures of pages, not text/u)).toBeVisible();
  await choose(dialog, 'broken.pdf', Buffer.from('%PDF-1.7 and nothing else'));
  await expect(dialog.getByText('This PDF is damaged.')).toBeVisible();
  for (const [what, bytes] of Object.entries(PDFS_WITHOUT_PAGES)) {
    await test.step(what, async () => {
      await choose(dialog, 'prose.pdf', prose);
      await expect(dialog.getByText(/does not stand in columns/u)).toBeVisible();
      await choose(dialog, 'pages.pdf', bytes);
      await expect(dialog.getByText('This PDF is damaged.')).toBeVisible();
    });
  }
});

test('a hostile file is refused in a worker, and the next one is read', async ({ page }) => {
  const dialog = await openImport(page);
  const hostile = workbookWith(`<row ${'a '.repeat(400_000)}`);
  expect(hostile.length).toBeLessThan(16_000);
  const worker = page.waitForEvent('worker');
  await choose(dialog, 'hostile.xlsx', hostile);
  expect((await worker).url()).toMatch(/\/table-worker-[\w-]+\.js$/u);
  await expect(
    dialog.getByText('This workbook is damaged, or it is not a workbook.'),
  ).toBeVisible();
  await choose(dialog, 'bomb.xlsx', workbookWith(' '.repeat(64_000_000)));
  await expect(dialog.getByText(/^This workbook is larger than a table of cues/u)).toBeVisible();
  await choose(dialog, 'cues.xlsx', fixtureBytes('hidden-rows.xlsx'));
  await expect(dialog.getByText(/^0 new, 3 changed/u)).toBeVisible();
});
