import type { Page } from '@playwright/test';
import { askPath, roomPath, viewerPath } from 'shared-ui/contracts';
import { expect, expectAccessible, SHOW_ID, test } from './desk';
import { scan } from './pixels';

async function openDialog(page: Page, name: string) {
  await page.goto(roomPath(SHOW_ID));
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('Share has real codes for the viewer and the ask page', async ({ page, baseURL }) => {
  const dialog = await openDialog(page, 'Share');
  for (const [name, path] of [
    ['Viewer', viewerPath(SHOW_ID)],
    ['Ask page', askPath(SHOW_ID)],
  ] as const) {
    const address = `${baseURL}${path}`;
    await expect(dialog.getByLabel(`${name} link`, { exact: true })).toHaveValue(address);
    expect(await scan(dialog.getByRole('img', { name: `QR code of the ${name} link` }))).toBe(
      address,
    );
    await expect(dialog.getByRole('link', { name: `Open ${name}` })).toHaveAttribute(
      'href',
      address,
    );
  }
});

test('a link is copied, and the dialog says so', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openDialog(page, 'Share');
  await dialog.getByRole('button', { name: 'Copy Ask page link' }).click();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Ask page link copied.' }),
  ).toBeVisible();
  // Pasted by hand: the page's policy lets no script read the clipboard.
  const elsewhere = await context.newPage();
  await elsewhere.goto(askPath(SHOW_ID));
  const field = elsewhere.getByLabel('Your question');
  await field.press('ControlOrMeta+v');
  await expect(field).toHaveValue(`${baseURL}${askPath(SHOW_ID)}`);
});

test('where the clipboard is refused, the link is selected and the dialog says how to go on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  const dialog = await openDialog(page, 'Share');
  await dialog.getByRole('button', { name: 'Copy Viewer link' }).click();
  await expect(dialog.getByText(/did not let the Viewer link be copied/u)).toBeVisible();
  const selected = await dialog
    .getByLabel('Viewer link', { exact: true })
    .evaluate((field: HTMLInputElement) => (field.selectionEnd ?? 0) - (field.selectionStart ?? 0));
  expect(selected).toBeGreaterThan(20);
});

test('Customize is tried out in the preview and changes the viewers when it is applied', async ({
  page,
  context,
}) => {
  const viewer = await context.newPage();
  await viewer.goto(viewerPath(SHOW_ID));
  const face = viewer.locator('[data-layout]');
  await expect(face).toHaveAttribute('data-theme', 'dark');

  const dialog = await openDialog(page, 'Customize');
  const preview = dialog
    .getByRole('img', { name: 'Preview of the viewer' })
    .locator('[data-layout]');
  await dialog.getByRole('radio', { name: /^Light/u }).check();
  await dialog.getByRole('radio', { name: 'Medium' }).check();
  await dialog.getByRole('checkbox', { name: 'Timer name' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Time of day' }).check();
  await dialog.getByRole('checkbox', { name: /^Mirrored/u }).check();
  await expect(preview).toHaveAttribute('data-theme', 'light');
  await expect(preview).toHaveAttribute('data-size', 'medium');
  await expect(preview).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  await expect(preview.getByText('Timer 1')).toBeHidden();
  await expect(face).toHaveAttribute('data-theme', 'dark');

  await dialog.getByRole('button', { name: 'Apply to viewers' }).click();
  await expect(dialog).toBeHidden();
  await expect(face).toHaveAttribute('data-theme', 'light');
  await expect(face).toHaveAttribute('data-size', 'medium');
  await expect(face).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  await expect(face.getByText('Timer 1', { exact: true })).toBeHidden();
  await expect(face.getByRole('paragraph').filter({ hasText: /^\d\d:\d\d$/u })).toBeVisible();
});

test('Customize that is cancelled changes nothing, and begins anew', async ({ page }) => {
  const dialog = await openDialog(page, 'Customize');
  await dialog.getByRole('radio', { name: /^Light/u }).check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(dialog.getByRole('radio', { name: /^Dark/u })).toBeChecked();
});

for (const name of ['Share', 'Customize']) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    test.slow();
    await openDialog(page, name);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
