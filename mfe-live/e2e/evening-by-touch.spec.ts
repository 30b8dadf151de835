import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { closed, dialog, logLines, MINUTE, places } from './evening';
import { box, button, figure, openRoom, pass, pressTimes, STEP, until } from './room-page';

test.use({
  timezoneId: 'UTC',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

async function choose(page: Page, item: string): Promise<void> {
  await button(page, 'Menu').tap();
  const entry = page.getByRole('menuitem', { name: item });
  await until(page, () => expect(entry).toBeVisible(STEP));
  await entry.tap();
  await until(page, () => expect(page.getByRole('menu')).toHaveCount(0, STEP));
}

/** The timers after House open, each of a minute. */
const REST = ['Half', 'Quarter', 'Five', 'Beginners', 'Overture', 'Curtain'];
const CSV = {
  name: 'calls.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Name,Duration', ...REST.map((name) => `${name},1:00`)].join('\n')),
};

/**
 * Taps with the thumb of the hand that holds the phone: everything that acts in a show is in its
 * lower half.
 */
async function thumb(page: Page, target: Locator): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((await box(target)).y).toBeGreaterThan(height / 2);
  await target.tap();
}

test('a show of ten timers runs in a hand, by touch alone, and nothing moves @all', async ({
  page,
}) => {
  await openRoom(page);
  const next = page.getByRole('button', { name: /^Next:/u });
  await test.step('a timer is added from the menu', async () => {
    await choose(page, 'Add Timer');
    await until(page, () => expect(dialog(page).getByLabel('Name')).toBeVisible(STEP));
    await dialog(page).getByLabel('Name').fill('House open');
    await dialog(page).getByLabel('Duration').fill('1:00');
    await dialog(page).getByText('Start the next timer').tap();
    await dialog(page).getByRole('button', { name: 'Add Timer' }).tap();
    await closed(page);
    await expect(page.getByRole('tab')).toHaveCount(4);
  });
  await test.step('six come from a file', async () => {
    await button(page, 'Rundown').tap();
    await button(page, 'Import rundown').tap();
    await dialog(page).getByLabel('File', { exact: true }).setInputFiles(CSV);
    const submit = button(page, 'Import 6 timers');
    await until(page, () => expect(submit).toBeVisible(STEP));
    await submit.tap();
    await closed(page);
    await expect(page.getByRole('tab')).toHaveCount(10);
  });
  await choose(page, 'Show mode');
  const before = await places(page);
  const expectStill = async () => {
    expect(await places(page)).toEqual(before);
    for (const name of ['-1m', '+1m', 'Blackout', 'Flash', 'Message'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  };

  await test.step('a timer past its time, and the next by a press', async () => {
    await pressTimes(page, '-', 8);
    await thumb(page, button(page, '-1m'));
    await thumb(page, button(page, 'Play'));
    await pass(page, MINUTE + 4_000);
    await expect(figure(page)).toHaveText('+0:04');
    await thumb(page, button(page, 'Pause'));
    await expectStill();
    await thumb(page, next);
    await thumb(page, button(page, 'Go: Intermission 15:00'));
    await thumb(page, button(page, '+1m'));
    await expect(figure(page)).toHaveText('16:00');
    await expect(next).toContainText('Act 2');
  });
  await test.step('the other eight, with one press to look and one to go', async () => {
    for (const [name, duration] of [
      ['Act 2', '30:00'],
      ...['House open', ...REST].map((minute) => [minute, '1:00'] as const),
    ] as const) {
      await thumb(page, next);
      await thumb(page, button(page, `Go: ${name} ${duration}`));
      await expect(button(page, 'Pause')).toBeVisible();
      await expect(figure(page)).toHaveText(duration);
      await expectStill();
    }
  });
  await test.step('a message and a flash', async () => {
    await thumb(page, button(page, 'Message'));
    const field = page.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeFocused();
    await field.fill('Beginners to the stage');
    await button(page, 'Add Message').tap();
    await button(page, 'Show on viewers').tap();
    await button(page, 'Close').tap();
    await thumb(page, button(page, 'Flash'));
    await expectStill();
  });
  await test.step('a blackout by holding, which one press lifts', async () => {
    const { x, y } = (await button(page, 'Blackout').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.clock.runFor(500);
    await expect(page.locator('[data-hold-ring]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(200);
    await page.mouse.up();
    await expect(page.getByRole('alert')).toHaveText('Blackout');
    await expect(dialog(page)).toHaveCount(0);
    await expectStill();
    await thumb(page, button(page, 'Blackout'));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('the log has it all', async () => {
    await button(page, 'Leave show mode').tap();
    await button(page, 'Log').tap();
    expect(await logLines(page, 7)).toEqual([
      'Blackout lifted',
      'Blackout',
      'Flash',
      'Shown to viewers: Beginners to the stage',
      'Message: Beginners to the stage',
      'Curtain started at 1:00; Overture ended',
      'Overture started at 1:00; Beginners ended',
    ]);
  });
});
