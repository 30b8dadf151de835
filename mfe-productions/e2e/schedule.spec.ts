import { expect, expectAccessible, test } from './fixtures';

test('one plans a week by form, by keys and by pointer, and undoes changes @evening', async ({
  page,
}) => {
  await page.goto('/shows/hamlet/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
  await expectAccessible(page, [390, 1440]);

  const day = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`, 'u') });
  const fightCall = day('Thu').getByRole('button', { name: /Fight call/u });

  await test.step('an entry with a conflict, which is explained beside it', async () => {
    await day('Thu')
      .getByRole('button', { name: /^Add an entry/u })
      .click();
    const dialog = page.getByRole('dialog', { name: 'New call' });
    await dialog.getByLabel('Title').fill('Press photographs');
    await dialog.getByRole('textbox', { name: 'Start', exact: true }).fill('20:00');
    await dialog.getByLabel('End').fill('21:30');
    await dialog.getByLabel('Place').fill('main stage');
    await expectAccessible(page, [390, 1440]);
    await dialog.getByRole('button', { name: 'Add call' }).click();
    await expect(dialog).toBeHidden();
    const entry = day('Thu').getByRole('button', { name: /^20:00 Press photographs/u });
    await expect(entry).toContainText('Double-booked room');
    await expect(page.getByRole('region', { name: 'Clashes' })).toContainText(
      'main stage is taken: Press photographs, 20:00 – 21:30.',
    );
  });

  await test.step('by keys, with undo', async () => {
    await fightCall.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(fightCall).toContainText('18:25');
    await expect(fightCall).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    const both = day('Fri').getByRole('button', { name: /Fight call/u });
    await expect(both).toHaveCount(2);
    await expect(both.first()).toBeFocused();
    const moved = page.getByRole('dialog', { name: /^Fight call: Fri/u });
    await moved.getByRole('button', { name: 'Undo' }).click();
    await expect(fightCall).toContainText('18:40');
  });

  await test.step('by pointer, to another day', async () => {
    const matinee = day('Sun').getByRole('button', { name: /Matinee/u });
    const from = (await matinee.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const to = (await day('Mon').boundingBox()) ?? from;
    await page.mouse.move(from.x + from.width / 2, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, from.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(day('Mon').getByRole('button', { name: /15:00 Matinee/u })).toBeVisible();
    await page.reload();
    await expect(day('Mon').getByRole('button', { name: /15:00 Matinee/u })).toBeVisible();
  });

  await test.step('by day and by month', async () => {
    await page.getByRole('button', { name: 'Month' }).click();
    await expect(page).toHaveURL(/view=month/u);
    await expectAccessible(page, [390, 1440]);
    await page.emulateMedia({ forcedColors: 'active' });
    const fill = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await fill('Month')).not.toBe(await fill('Day'));
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('link', { name: /^Thu/u }).nth(1).click();
    await expect(page).toHaveURL(/view=day/u);
    await expectAccessible(page, [390, 1440]);
  });
});

test('the daily call lists the changes since it went out, and is printed @evening', async ({
  page,
}) => {
  await page.goto('/shows/hamlet/schedule');
  await page.getByRole('link', { name: 'Daily call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily call');
  // In the evening the page opens with tomorrow's call.
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  const changed = page.getByText('Changed since it went out');
  // The sample call belongs to the next day with a fight call.
  await expect(async () => {
    if (!(await changed.isVisible()))
      await page.getByRole('link', { name: 'The day after' }).click();
    await expect(changed).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'Mark as posted again' }).click();
  await expect(changed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Call times' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Print|Mark/u })).toHaveCount(0);
});
