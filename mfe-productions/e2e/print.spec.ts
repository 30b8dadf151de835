import { sheetsOfPaper, showPaper } from '@standby/testing/playwright';
import { peopleKey } from '../src/data/show-keys';
import { largeCompany } from '../src/testing/large-show';
import { expect, test } from './fixtures';

/** Busiest day of the sample week, a Wednesday. */
const BUSY_DAY = '2026-11-25';

test('a busy daily call fits one sheet of A4, and of US Letter', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${BUSY_DAY}T12:00:00Z`));
  await page.goto(`/shows/hamlet/schedule/call?date=${BUSY_DAY}`);
  await expect(page.getByRole('heading', { name: 'Call times' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
    expect(await sheetsOfPaper(page, { format, margin }), format).toBe(1);
  }
});

test('the PINs of a company are printed as slips, without the rest of the page', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Stage door of Hamlet' }).click();
  await expect(page.getByRole('dialog', { name: 'Stage door' })).toContainText(/\d{4}/u);
  await page.emulateMedia({ media: 'print' });
  const slips = page.locator('[data-print-root] li');
  await expect(slips.first()).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const names = await slips.locator('strong').allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('the contact sheet of a large company has title, department and number on each page', async ({
  page,
}) => {
  const company = largeCompany(120);
  const entries = company.map((item, place) => ({ serial: company.length - place, item }));
  const stored = JSON.stringify({ version: 1, next: entries.length + 1, entries });
  await page.addInitScript(
    ([key, content]) => {
      localStorage.setItem(key, content);
      localStorage.setItem('standby:company-view', 'list');
    },
    [peopleKey('hamlet'), stored] as const,
  );
  await page.goto('/shows/hamlet/company');
  await expect(page.getByRole('row')).toHaveCount(121);
  const printed = await sheetsOfPaper(page);
  expect(printed).toBeGreaterThan(2);

  await showPaper(page);
  const pages = page.locator('[data-print-root] section');
  await expect(pages).toHaveCount(printed);
  for (let number = 1; number <= printed; number += 1) {
    const sheet = pages.nth(number - 1);
    await expect(sheet.locator('header')).toContainText('Contact sheetHamlet');
    await expect(sheet.locator('tbody tr').first()).toHaveAttribute('data-heading');
    await expect(sheet.locator('footer')).toContainText(`Page ${number} of ${printed}`);
    const spills = await sheet.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(spills).toBeLessThanOrEqual(0);
  }
});
