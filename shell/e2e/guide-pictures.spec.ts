import {
  roomPath,
  viewerPath,
  companyPath,
  dailyCallPath,
  guidePath,
  notesPath,
  reportPath,
  reportsPath,
  doorPath,
  schedulePath,
} from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';
import { GUIDE_VIEWPORT, picture } from './guide-picture.ts';

/** Moment an hour before the start of a performance in New York. */
const EVENING = new Date('2025-01-17T23:30:00.000Z');

test.use({ viewport: GUIDE_VIEWPORT, colorScheme: 'dark' });

test('every screen in the pictures of the guide is there @all', async ({ page }) => {
  await page.clock.setFixedTime(EVENING);

  await test.step('the live room, its calls and a viewer', async () => {
    // The room has its performance from the schedule.
    await page.goto(schedulePath('hamlet'));
    await expect(page.getByRole('button', { name: /Understudies/u })).toBeVisible();
    await page.goto(roomPath('hamlet'));
    await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
    await picture(page, 'live-room');
    await page.keyboard.press('c');
    const calls = page.getByRole('region', { name: 'Calls' });
    await expect(calls).toContainText('Curtain up 19:30');
    const half = calls.getByRole('listitem').filter({ hasText: 'Half' });
    await half.evaluate((item) => item.scrollIntoView({ block: 'center' }));
    await picture(page, 'calls');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText(
      'Write a note with its moment',
    );
    await page.goto(viewerPath('hamlet'));
    await expect(page.getByText('10:00').first()).toBeVisible();
    await picture(page, 'viewer');
  });

  await test.step('the company, its schedule, the reports and one report', async () => {
    await page.goto(companyPath('hamlet'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await picture(page, 'company');
    await page.goto(schedulePath('hamlet'));
    await expect(page.getByRole('button', { name: /Understudies/u })).toBeVisible();
    await picture(page, 'schedule');
    await page.goto(dailyCallPath('hamlet', '2025-01-17'));
    await expect(page.getByText('Changed since it went out')).toBeVisible();
    await picture(page, 'daily-call');
    await page.goto(reportsPath('hamlet'));
    await expect(page.getByRole('figure')).toBeVisible();
    await picture(page, 'reports');
    await page.goto(reportPath('hamlet', 'hamlet-performance-3'));
    await expect(page.getByRole('button', { name: 'Send…' })).toBeVisible();
    await picture(page, 'report');
    await page.goto(notesPath('hamlet'));
    await expect(page.getByRole('list', { name: 'Notes: Lighting' })).toBeVisible();
    await picture(page, 'notes');
  });

  await test.step('the guide itself, from the user menu', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Guide' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Call the half' }).click();
    await expect(page).toHaveURL(guidePath('call-the-half'));
    const shown = page.getByRole('img', { name: /^The calls beside the clock/u });
    await expect(shown).toHaveJSProperty('naturalWidth', 1280);
  });

  await test.step('the stage door of the next performance', async () => {
    await page.goto(reportsPath('hamlet'));
    await page.getByRole('button', { name: 'New show report' }).click();
    await expect(page.getByRole('button', { name: 'Stage door and PINs' })).toBeVisible();
    await page.goto(doorPath('hamlet'));
    await expect(page.getByRole('button', { name: /^Yuki Tanabe/u })).toBeVisible();
    await picture(page, 'stage-door');
  });
});
