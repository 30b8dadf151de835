import { expect, expectAccessible, test } from './fixtures';

test('a picture of a report is made smaller, stays in this browser, and is printed', async ({
  page,
}) => {
  await page.goto('/shows/hamlet/reports/hamlet-performance-3');
  const file = page.getByLabel('Picture', { exact: true });
  const report = page.getByRole('region', { name: 'Report', exact: true });
  await page.setViewportSize({ width: 2400, height: 1200 });
  const buffer = await page.screenshot();

  await test.step('a drawing is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
    await page.getByRole('button', { name: 'Add picture' }).click();
    await expect(page.getByText('This file is not a readable picture')).toBeVisible();
  });

  await test.step('a photo is added', async () => {
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await page.getByLabel('Caption').fill('The trap');
    await page.getByRole('button', { name: 'Add picture' }).click();
    await expect(report.getByRole('img', { name: 'The trap' })).toBeVisible();
    await expectAccessible(page, [390]);
  });

  await test.step('the photo is still there after a reload, as a small JPEG', async () => {
    await page.reload();
    const picture = report.getByRole('img', { name: 'The trap' });
    await expect(picture).toHaveJSProperty('naturalWidth', 1600);
    await expect(picture).toHaveJSProperty('naturalHeight', 800);
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,\/9j\//u);
    await page.emulateMedia({ media: 'print' });
    await expect(picture).toBeVisible();
    await expect(file).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the photo is removed', async () => {
    await page.getByRole('button', { name: 'Take out' }).click();
    await expect(report.getByRole('img')).toHaveCount(0);
  });
});
