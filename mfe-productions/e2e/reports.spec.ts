import { expect, expectAccessible, test } from './fixtures';

test('a performance report is begun, written, sent and corrected, and its acts are compared', async ({
  page,
}) => {
  await page.goto('/shows/hamlet/reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports 4');
  await expect(page.getByRole('figure', { name: 'Act lengths, in minutes' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Act lengths in figures' })).toContainText(
    '1:22:00',
  );
  await expectAccessible(page, [390, 1440]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the report of the next performance is written, with a note', async () => {
    await page.getByRole('button', { name: 'New show report' }).click();
    await page.getByLabel('House').fill('497 of 500');
    // The schedule numbers the performance.
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    expect(name).toMatch(/^Performance \d+$/u);
    await page
      .getByLabel('Incidents and accidents')
      .fill('A chair broke in Act 1. Nobody was hurt.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`${name} was saved`)).toBeVisible();
    await page.getByLabel('Note', { exact: true }).fill('Chair to be mended');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('list', { name: 'Notes of the report' })).toContainText('Chair');
    await expectAccessible(page, [390]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the report is sent, and corrected by a new version', async () => {
    await page.getByRole('button', { name: 'Send…' }).click();
    await page.getByLabel('To', { exact: true }).fill('producer@example.com');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('The report names producer@example.com')).toBeVisible();
    await expect(page.getByLabel('House')).toBeHidden();
    await page.getByRole('button', { name: 'Correct by a new version' }).click();
    await page.getByLabel('House').fill('498 of 500');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const report = page.getByRole('region', { name: 'Report', exact: true });
    await expect(report).toContainText('Show report, version 2');
    await expect(report).toContainText('498 of 500');
  });

  await test.step('the printed page contains only the report', async () => {
    await page.emulateMedia({ media: 'print' });
    const report = page.getByRole('region', { name: 'Report', exact: true });
    await expect(report).toContainText('A chair broke');
    await expect(page.getByLabel('House')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText(/^Performance \d+ was saved/u).first()).toBeHidden();
  });
});
