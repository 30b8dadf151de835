import { expect, test } from './fixtures';

/** Busiest day of the sample week, a Wednesday. */
const BUSY_DAY = '2026-11-25';

const pagesOf = (pdf: Buffer): number =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? []).length;

test('a busy daily call fits one sheet of A4, and of US Letter', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${BUSY_DAY}T12:00:00Z`));
  await page.goto(`/shows/hamlet/schedule/call?date=${BUSY_DAY}`);
  await expect(page.getByRole('heading', { name: 'Call times' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
    const pdf = await page.pdf({ format, margin });
    expect(pagesOf(pdf), format).toBe(1);
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
