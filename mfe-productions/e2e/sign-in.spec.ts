import { expect, expectAccessible, test } from './fixtures';

/** One hour before the start, in New York. */
const BEFORE = new Date('2025-01-17T23:30:00.000Z');
const AFTER_THE_HALF = new Date('2025-01-18T00:05:00.000Z');

test('the company signs in at the stage door, and missing people have a number at the half @evening', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(BEFORE);
  await page.goto('/shows/hamlet/reports');
  await page.getByRole('button', { name: 'New show report' }).click();
  await page.getByRole('button', { name: 'Stage door and PINs' }).click();
  const keys = page.getByRole('dialog', { name: 'Stage door' });
  await expect(keys.getByLabel('Link')).toHaveValue(/\/shows\/hamlet\/door$/u);
  const pinOf = (name: string) =>
    keys.getByRole('listitem').filter({ hasText: name }).locator('strong').innerText();
  const pin = await pinOf('Yuki Tanabe');
  await keys.getByRole('button', { name: 'Done' }).click();

  const tablet = await context.newPage();
  await test.step('a tablet at the door', async () => {
    await tablet.clock.setFixedTime(BEFORE);
    await tablet.goto('/shows/hamlet/door');
    await expect(tablet.getByText('Performance 6, 19:30 EST')).toBeVisible();
    await tablet.getByRole('button', { name: /^Yuki Tanabe/u }).click();
    await tablet.getByLabel('PIN').fill(pin);
    await tablet.keyboard.press('Enter');
    await expect(tablet.getByText('Ophelia · Signed in')).toBeVisible();
    await expect(tablet.getByText('+1 617')).toHaveCount(0);
    await expectAccessible(tablet, [390, 768]);
  });

  await test.step('at the half the sheet lists the missing people, with a number to call', async () => {
    await page.clock.setFixedTime(AFTER_THE_HALF);
    await page.reload();
    const sheet = page.getByRole('list', { name: 'Sign-in sheet' });
    const missing = sheet.getByRole('listitem').filter({ hasText: 'Oskar Weiss' });
    await expect(missing).toContainText('Missing');
    await expect(missing.getByRole('link')).toHaveAttribute('href', /^tel:\+1617555/u);
    await tablet.clock.setFixedTime(AFTER_THE_HALF);
    await tablet.goto('/shows/hamlet');
    const block = tablet.getByRole('region', { name: 'Sign-in' });
    await expect(block).toContainText('1 of 18 for Performance 6');
    await expect(block.getByText(/^Oskar Weiss/u).getByRole('link')).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'Yuki' })).toContainText(
      'Here 18:30',
    );
    await missing.getByRole('button', { name: 'Absent' }).click();
    const report = page.getByRole('region', { name: 'Report', exact: true });
    await expect(report).toContainText('Oskar Weiss (Ghost), absent');
    await expectAccessible(page, [390]);
  });
});
