import { card, envelopeOf, expect, expectAccessible, test, titles } from './fixtures';

test.describe('axe finds nothing', () => {
  // Each state is searched in both themes, at two widths.
  test.slow();

  test('on the dashboard: shows, no match, a toast', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(titles(page)).not.toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No show matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByText('Customize is not here yet')).toBeVisible();
    await expectAccessible(page);
  });

  test('on the dashboard without shows, with a notice and offline', async ({
    page,
    store,
    context,
  }) => {
    await store(envelopeOf([{ title: 'unreadable' }]));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No shows yet' })).toBeVisible();
    await expect(page.getByText('Some of it was set aside')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('offline', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('in the sort list and in the dialog', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await expect(page.getByRole('option')).toHaveCount(4);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Manage Hamlet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Hamlet' });
    await dialog.getByLabel('Title', { exact: true }).fill('');
    await dialog.getByLabel('Venue', { exact: true }).focus();
    await expect(dialog.getByText('Enter a title.')).toBeVisible();
    await expectAccessible(page);
  });

  test('on the form: empty, wrong, with a draft, ready', async ({ page }) => {
    await page.goto('/create-event');
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Title', { exact: true }).fill('Twelfth Night');
    await page.getByLabel('Start Date', { exact: true }).fill('2025-11-02');
    await page.getByLabel('Start Time', { exact: true }).fill('01:30');
    await page.getByLabel('End Date', { exact: true }).fill('2025-11-01');
    await page.getByLabel('Expected Cast Size', { exact: true }).fill('0');
    await page.reload();
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expect(page.getByText('Expected cast size is at least 1.')).toBeVisible();
    await expectAccessible(page);
  });

  test('on the form while it is pending and after it failed', async ({ page, fillStorage }) => {
    await page.goto('/create-event');
    await fillStorage();
    await page.getByLabel('Title', { exact: true }).fill('Twelfth Night');
    await page.getByLabel('Venue', { exact: true }).fill('Old Mill');
    await page.getByLabel('Start Date', { exact: true }).fill('2025-03-08');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
});

test('all of it works by keyboard alone', async ({ page, openWithClock }) => {
  await openWithClock('/dashboard');
  await expect(titles(page)).not.toHaveCount(0);

  const tabTo = async (name: string) => {
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const words = await focused.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.textContent ??
          element.textContent,
      );
      if (words?.trim() === name) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };

  await test.step('create an event', async () => {
    await tabTo('Create Event');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Create Event' })).toBeFocused();
    await tabTo('Title');
    await page.keyboard.type('Twelfth Night');
    await tabTo('Venue');
    await page.keyboard.type('Old Mill');
    await tabTo('Start Date');
    await page.keyboard.type('03082025');
    await tabTo('Timezone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'EST' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('CST');
    await tabTo('Create Event');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/dashboard');
    await expect(titles(page).first()).toHaveText('Twelfth Night');
  });

  await test.step('find it, manage it, leave the dialog', async () => {
    await tabTo('Search shows');
    await page.keyboard.type('twelfth');
    await expect(titles(page)).toHaveText(['Twelfth Night']);
    await tabTo('Manage Twelfth Night');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Status' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Manage Twelfth Night' })).toBeFocused();
  });

  await test.step('delete it and take that back', async () => {
    await page.keyboard.press('Enter');
    await tabTo('Delete');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Twelfth Night')).toHaveCount(0);
    // A dialog that closes gives the focus back when it has gone.
    await expect(page.getByRole('dialog', { name: 'Manage Twelfth Night' })).toHaveCount(0);
    await page.keyboard.press('F6');
    await tabTo('Undo');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Twelfth Night')).toBeVisible();
  });
});
