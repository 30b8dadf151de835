import { expect, test } from './fixtures';

test('one fills in the form in pieces, and loses nothing of it', async ({ page }) => {
  await page.goto('/rooms');
  await page.getByRole('link', { name: 'Create room' }).click();
  const submit = page.getByRole('button', { name: 'Create room' });
  await expect(submit).toBeDisabled();

  await test.step('a draft survives a mistaken Back and a reload', async () => {
    await page.getByLabel('Name').fill('Wardrobe');
    await page.getByRole('checkbox', { name: 'Mirrors' }).check();
    await page.goBack();
    await expect(page).toHaveURL('/rooms');
    await page.goForward();
    await expect(page.getByLabel('Name')).toHaveValue('Wardrobe');
    await page.reload();
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Mirrors' })).toBeChecked();
  });

  await test.step('an incomplete number shows an error and is kept', async () => {
    await page.getByLabel('Location').fill('Lower level');
    await page.getByLabel('Capacity').pressSequentially('12e');
    await submit.focus();
    await expect(page.getByLabel('Capacity')).toHaveAccessibleDescription(
      'Enter a number, or empty the field.',
    );
    await submit.click();
    await expect(page.getByLabel('Capacity')).toBeFocused();
    await expect(page).toHaveURL('/create-room');
    await page.keyboard.press('Backspace');
    await expect(page.getByLabel('Capacity')).not.toHaveAttribute('aria-invalid');
  });
});
