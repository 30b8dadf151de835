import type { Page } from '@playwright/test';
import { paths, roomPath, schedulePath, showPath } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const ON_12 = /\d{1,2}:\d{2}(?::\d{2})? [AP]M/u;

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

const wallClock = (page: Page) => page.locator('[data-fact="clock"] time');

test('a browser in en-US has AM and PM in every remote, until its person chooses 24 hours @evening', async ({
  page,
  context,
}) => {
  await page.goto(paths.createEvent);
  await test.step('a time is typed as it is read', async () => {
    const start = page.getByLabel('Start Time');
    await page.getByLabel('Title').fill('Othello');
    await page.getByLabel('Venue').fill('Old Mill');
    await page.getByLabel('First performance').fill('2027-03-08');
    await start.fill('7:30');
    await start.blur();
    await expect(page.getByText('Write 7:30 AM or 7:30 PM.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeDisabled();
    await start.fill('1930');
    await start.blur();
    await expect(start).toHaveValue('7:30 PM');
    await expect(page.getByText('Mar 8, 2027, 7:30 PM EST')).toBeVisible();
    await page.getByRole('button', { name: 'Create Event' }).click();
    await page.getByRole('link', { name: 'Othello', exact: true }).click();
    await expect(page.getByText('Mar 8, 2027, 7:30 PM EST')).toBeVisible();
  });

  // The schedule of the new show has no performance, so the room asks for the curtain.
  await expect(page).toHaveURL(/\/shows\/[^/]+$/u);
  const othello = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const desk = await context.newPage();
  await desk.goto(roomPath(othello));
  await expect(wallClock(desk)).toHaveText(ON_12);
  await expect(desk.getByRole('main')).toContainText(ON_12);

  await test.step('AM and PM fit into the plan of the evening', async () => {
    await desk.getByRole('group', { name: 'Desk' }).focus();
    await desk.keyboard.press('c');
    await desk.getByLabel('Curtain up').fill('12:30 pm');
    await desk.getByLabel('Curtain up').press('Enter');
    await expect(desk.getByText('12:30 PM').first()).toBeVisible();
    await desk.keyboard.press('r');
    const rows = desk.getByRole('region', { name: 'Rundown' }).getByRole('listitem');
    await expect(rows.first()).toContainText('12:30 PM');
    const gaps = await rows.evaluateAll((items) =>
      items.map((item) => {
        const planned = item.querySelector('time')?.getBoundingClientRect().right ?? 0;
        const name = item.querySelector('h3')?.getBoundingClientRect().left ?? 0;
        return name - planned;
      }),
    );
    // The axis of the evening lies between these parts.
    for (const gap of gaps) expect(gap).toBeGreaterThan(8);
  });

  await test.step('the choice reaches this page and the other tab at once', async () => {
    await choose(page, '24-hour (19:30)');
    await expect(page.getByText('Mar 8, 2027, 19:30 EST')).toBeVisible();
    await expect(wallClock(desk)).toHaveText(/^\d{2}:\d{2}:\d{2}$/u);
  });

  await test.step('the choice applies to each page that opens later', async () => {
    for (const path of [showPath('hamlet'), schedulePath('hamlet'), paths.devices]) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main).toContainText(/\d{2}:\d{2}/u);
      await expect(main).not.toContainText(ON_12);
    }
    await choose(page, '12-hour (7:30 PM)');
    await expect(page.getByRole('main')).toContainText(ON_12);
  });
});
