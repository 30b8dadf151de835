import { showPaper } from '@standby/testing/playwright';
import { card, expect, expectAccessible, test } from './fixtures';

const CSV = `Name;Role;Department;Phone;Understudies for
Zora Quill;Osric;Cast;+1 617 555 0150;Hamlet
Ned Farrow;Gravedigger;Cast;call me;
;Yorick;Cast;;
`;

test('one goes from the card to the company, adds people, and prints the contact sheet', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await card(page, 'Hamlet').getByRole('link', { name: 'Hamlet', exact: true }).click();
  await expect(page).toHaveURL('/shows/hamlet');
  await expect(page.getByRole('link', { name: 'All 21 people' })).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('link', { name: 'All 21 people' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company 21');
  await expectAccessible(page, [390, 1440]);

  await test.step('a person, by the form', async () => {
    await page.getByRole('link', { name: 'Add person' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ophira Lund');
    await page.getByLabel('Emergency contact', { exact: true }).fill('Jens');
    await page.getByLabel('Notes', { exact: true }).focus();
    const phone = page.getByLabel('Emergency phone', { exact: true });
    await phone.focus();
    await phone.blur();
    await expect(page.getByText('Enter the number to call.')).toBeVisible();
    await expectAccessible(page, [390]);
    await phone.fill('+47 555 0142');
    await page.getByRole('button', { name: 'Add person' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company 22');
    await expect(card(page, 'Ophira Lund').getByText('+47 555 0142')).toBeHidden();
    await card(page, 'Ophira Lund').getByText('For stage management').click();
    await expect(card(page, 'Ophira Lund').getByText('+47 555 0142')).toBeVisible();
  });

  await test.step('the people of a file, except for an invalid row', async () => {
    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'company.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(CSV),
    });
    await expect(page.getByRole('list', { name: 'Errors' })).toContainText('Row 4 Name: Enter');
    await expect(page.getByRole('list', { name: 'Rows with lost data' })).toContainText(
      'Row 3 Ned Farrow Phone: Enter a number',
    );
    await expectAccessible(page, [390]);
    await page.getByLabel('Leave out the rows with errors').check();
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company 24');
    await page.reload();
    await page.getByLabel('Search people').fill('zora');
    await expect(card(page, 'Zora Quill')).toContainText('Covers Hamlet');
  });

  await test.step('the company as rows, after a reload, too', async () => {
    await page.getByLabel('Search people').clear();
    await page.getByRole('button', { name: 'Rows' }).click();
    await expect(page.getByRole('row')).toHaveCount(25);
    await expectAccessible(page, [390, 768, 1440]);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(page.getByRole('row').nth(1)).toContainText('Avery Brooks');
  });

  await test.step('the printed page lists everybody, without confidential data', async () => {
    await showPaper(page);
    const sheet = page.locator('[data-print-root]');
    await expect(sheet.getByText('Zora Quill')).toBeVisible();
    await expect(sheet.locator('td:first-child')).toHaveCount(24);
    await expect(sheet).not.toContainText('Jens');
    await expect(page.getByRole('main')).toBeHidden();
  });
});
