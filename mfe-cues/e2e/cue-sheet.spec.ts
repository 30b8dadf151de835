import { readFile } from 'node:fs/promises';
import { cuesPath } from '@standby/contracts';
import { readBytes } from '@standby/table-import/testing/fixtures';
import { fixtureBytes } from '@standby/table-import/testing/fixtures';
import { expect, expectAccessible, showPaper, showScreen, test } from '@standby/testing/playwright';

test('the names of the columns stay in sight while the sheet scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(cuesPath('hamlet'));
  const grid = page.getByRole('grid', { name: 'Cues' });
  const heads = grid.getByRole('columnheader');
  await expect(heads.first()).toBeInViewport();
  const last = grid.getByRole('rowheader', { name: 'LX 26' });
  await grid.getByRole('rowheader').first().focus();
  await page.keyboard.press('Control+End');
  await expect(last).toBeInViewport();
  for (const name of ['Cue', 'Label', 'Trigger']) {
    const head = grid.getByRole('columnheader', { name, exact: true });
    await expect(head).toBeInViewport({ ratio: 1 });
    const box = await head.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual((await last.boundingBox())?.y ?? 0);
  }
});

test('the sheet of a phone does not move sideways, and no filter is cut off', async ({ page }) => {
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(cuesPath('hamlet'));
    await expect(page.getByRole('grid', { name: 'Cues' })).toBeVisible();
    const moved = await page.evaluate(() => {
      window.scrollTo({ left: 1_000, behavior: 'instant' });
      return window.scrollX;
    });
    expect(moved, `at ${width} px`).toBe(0);
    // The browser's own select stands here until the code of the other one has loaded.
    const density = page.getByRole('combobox', { name: 'Density' }).and(page.locator('button'));
    const isCutOff = await density.evaluate((control) =>
      [...control.querySelectorAll('span')].some(
        // Both widths are rounded.
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
      ),
    );
    expect(isCutOff, `at ${width} px`).toBe(false);
  }
});

test('a cue sheet is written, changed and taken back by keyboard alone', async ({ page }) => {
  await page.goto(cuesPath('hamlet'));
  const line = page.getByRole('textbox', { name: /^New cue/u });
  const grid = page.getByRole('grid', { name: 'Cues' });
  const rows = grid.getByRole('row');
  const names = grid.getByRole('rowheader');

  await test.step('the sample sheet, and two cues more in one line each', async () => {
    await expect(grid).toHaveAttribute('aria-rowcount', '61');
    await line.focus();
    await page.keyboard.type('LX 26 encore');
    await page.keyboard.press('Enter');
    await expect(line).toHaveAccessibleDescription(/already has a cue with that number/u);
    await expect(line).toHaveValue('LX 26 encore');
    await line.fill('LX 27 p102 "rest is silence" calls, follow 3, standby 10');
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('');
    await page.keyboard.type('SQ 15 playout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('SQ 15 added.')).toBeVisible();
    await expect(names.last()).toHaveText('SQ 15');
  });

  await test.step('a cell is changed, another number of the department is refused', async () => {
    await names.last().focus();
    await page.keyboard.press('ArrowUp');
    await expect(rows.filter({ hasText: 'calls' }).getByRole('rowheader')).toBeFocused();
    await page.keyboard.type('L');
    await page.keyboard.type('X 1');
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('alert')).toHaveText(/already has a cue with that number/u);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await page.keyboard.type('a');
    await page.keyboard.press('Tab');
    await expect(grid.getByRole('gridcell', { name: '102a' })).toBeVisible();
  });

  await test.step('it moves, is called with the one above, and each is taken back', async () => {
    const order = () => names.allTextContents().then((all) => all.slice(-2));
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(order).toEqual(['SQ 15', 'LX 27']);
    await page.keyboard.press('Shift+Delete');
    await expect(grid).toHaveAttribute('aria-rowcount', '62');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['LX 27', 'SQ 15']);
    await expect(grid.getByRole('gridcell', { name: '102', exact: true })).toBeVisible();
  });

  await test.step('the first cue is back in view with one key, and a reload keeps all', async () => {
    await page.keyboard.press('Control+Home');
    await expect(names.first()).toBeFocused();
    await expect(names.first()).toHaveText('LX 1');
    await expectAccessible(page, [390, 1440]);
    await page.reload();
    await expect(grid).toHaveAttribute('aria-rowcount', '63');
  });
});

test('two windows edit one sheet, even while it is locked for the show', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(cuesPath('hamlet'));
  await other.goto(cuesPath('hamlet'));
  const cellOf = (window: typeof page, text: string) =>
    window.getByRole('gridcell', { name: new RegExp(`^${text}`, 'u') });
  await expect(cellOf(other, 'midnight bell')).toBeVisible();

  await test.step('each sees where the other is', async () => {
    await cellOf(page, 'midnight bell').click();
    await expect(cellOf(other, 'midnight bell')).toHaveAccessibleName(/here: Controller \d$/u);
  });

  await test.step('the later one of two edits of a cell is asked', async () => {
    await page.keyboard.press('F2');
    await page.keyboard.type(' far off');
    await cellOf(other, 'midnight bell').click();
    await other.keyboard.press('F2');
    await other.keyboard.type(' near');
    await other.keyboard.press('Enter');
    // Each window sees where the other one went after the edit.
    await expect(cellOf(page, 'moon on the battlements')).toHaveAccessibleName(/here: /u);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/Someone else changed this cell/u);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(cellOf(other, 'midnight bell far off')).toBeVisible();
  });

  await test.step('a change waits while the sheet is locked, and is accepted in the other window', async () => {
    await page.getByRole('button', { name: 'Lock for show' }).click();
    await expect(other.getByText('The sheet is locked for the show.')).toBeVisible();
    await cellOf(other, 'watch fires').click();
    await other.keyboard.press('Delete');
    const accept = page.getByRole('button', { name: /^Accept ?: Label of LX 5: “watch fires”/u });
    await expect(cellOf(page, 'watch fires')).toHaveAccessibleName(/, proposed: empty$/u);
    await expectAccessible(page, [390, 1440]);
    await accept.click();
    await expect(other.getByText('watch fires')).toHaveCount(0);
    await expect(other.getByRole('region', { name: /^Proposals/u })).toHaveCount(0);
  });
});

test('a sheet is saved as a version, merged with a file, printed and restored', async ({
  page,
}) => {
  await page.goto(cuesPath('hamlet'));
  const grid = page.getByRole('grid', { name: 'Cues' });
  const dialog = page.getByRole('dialog');
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('a version', async () => {
    await open('Versions');
    await dialog.getByRole('textbox').fill('Tech day 1');
    await dialog.getByRole('button', { name: 'Save version' }).click();
    await expect(dialog.getByText('Tech day 1 saved.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an export of a lighting desk, of which two changes are taken', async () => {
    const header = 'TARGET_TYPE_AS_TEXT,TARGET_ID,PART_NUMBER,LABEL,FOLLOW';
    const rows = ['Cue,1,,preset warm,', 'Cue,1.5,,new look,F2', 'Color_Palette,9,,red,'];
    const buffer = Buffer.from(['START_TARGETS', header, ...rows, 'END_TARGETS'].join('\r\n'));
    await open('Import');
    await dialog
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'eos.csv', mimeType: 'text/csv', buffer });
    await expect(dialog.getByText(/^An export of Eos/u)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'LX 1.5 new look' })).toBeChecked();
    await expectAccessible(page, [390, 1440]);
    await dialog.getByRole('button', { name: 'Import 2 cues' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', '62');
    await expect(grid.getByText('preset warm')).toBeVisible();
  });

  await test.step('files for spreadsheets and other programs', async () => {
    const download = async (item: string) => {
      await page.getByRole('button', { name: 'Export' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const excel = await download('Excel (.xlsx)');
    expect(excel.name).toBe('Hamlet cues.xlsx');
    const [sheet] = (await readBytes(excel.bytes)).sheets;
    expect(sheet?.name).toBe('Hamlet');
    expect(sheet?.rows).toHaveLength(62);
    expect(sheet?.rows[2]?.cells.slice(0, 5)).toEqual(['LX 1.5', '', '', '', 'new look']);
    const json = await download('JSON');
    expect(JSON.parse(json.bytes.toString())).toMatchObject({ show: 'Hamlet', version: 1 });
    const csv = await download('CSV');
    expect(csv.bytes.toString()).toContain('preset warm,at 19:05');
  });

  await test.step('pages of paper, each with its number and no row beyond its foot', async () => {
    await open('Print');
    await dialog.getByRole('radio', { name: /^Departments/u }).check();
    await page.emulateMedia({ media: 'print' });
    const pages = page.locator('[data-print-root] section');
    const count = await pages.count();
    expect(count).toBeGreaterThan(5);
    const lights = pages.filter({ hasText: 'LX Lights' });
    const lightsCount = await lights.count();
    expect(lightsCount).toBeLessThan(count);
    await expect(lights.last()).toContainText(`Page ${lightsCount} of ${lightsCount}`);
    await expect(pages.last()).toContainText(/Page 1 of 1$/u);
    await expect(pages.first()).toContainText('Working copy after Tech day 1');
    const overflows = await pages.evaluateAll((all) =>
      all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    expect(Math.max(...overflows)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('the browser’s own print, which prints the calling script and not the screen', async () => {
    await showPaper(page);
    const pages = page.locator('[data-print-root] section');
    await expect(pages.first()).toContainText('Calling script');
    const printed = await pages.count();
    await expect(pages.last().locator('footer')).toContainText(`Page ${printed} of ${printed}`);
    await expect(page.getByRole('main')).toBeHidden();
    await showScreen(page);
  });

  await test.step('the version again', async () => {
    await open('Versions');
    await dialog.getByRole('button', { name: 'Compare Tech day 1' }).click();
    await expect(dialog.getByText('LX 1.5 new look')).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore Tech day 1' }).click();
    await expect(grid).toHaveAttribute('aria-rowcount', '61');
    await expect(grid.getByText('preset warm')).toHaveCount(0);
  });
});

test('very long cells, and many of them in one moment, are printed whole @all', async ({
  page,
}) => {
  await page.goto(cuesPath('hamlet'));
  const grid = page.getByRole('grid', { name: 'Cues' });
  const dialog = page.getByRole('dialog');
  const openDialog = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await openDialog('Import');
  const buffer = Buffer.from(fixtureBytes('long-cells.csv'));
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: /^Import \d+ cues/u }).click();
  await expect(dialog).toHaveCount(0);

  await openDialog('Import');
  const note = 'Follow the boatswain, who is late. '.repeat(14).trim();
  const rows = Array.from({ length: 20 }, (_, place) => `SQ 7${place}\tthunder\t${note}\tyes`);
  await dialog.getByLabel('Or rows').fill(['Cue\tLabel\tNotes\tTogether', ...rows].join('\n'));
  await dialog.getByRole('button', { name: 'Import 20 cues' }).click();
  await expect(dialog).toHaveCount(0);
  const count = Number(await grid.getAttribute('aria-rowcount')) - 1;

  await openDialog('Print');
  await page.emulateMedia({ media: 'print' });
  for (const paper of ['A4', 'US Letter']) {
    await page.emulateMedia({ media: 'screen' });
    await dialog.getByRole('combobox', { name: 'Paper' }).click();
    await page.getByRole('option', { name: paper }).click();
    await page.emulateMedia({ media: 'print' });
    const pages = page.locator('[data-print-root] section');
    const spills = await pages.evaluateAll((all) =>
      all.map((one) => {
        const table = one.querySelector('table')?.getBoundingClientRect();
        const foot = one.querySelector('footer')?.getBoundingClientRect();
        const { right } = one.getBoundingClientRect();
        if (!table || !foot) return 'no table';
        return table.bottom <= foot.top && table.right <= right ? '' : 'cut';
      }),
    );
    expect(spills.filter(Boolean)).toEqual([]);
    expect(await pages.locator('td[data-column=name] p').count()).toBe(count);
  }
});
