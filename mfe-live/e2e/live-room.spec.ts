import { expect, test } from 'shared-ui/testing/playwright';
import { button, CURTAIN_UP, figure, openRoom, reload, tab, takeMinutes } from './room-page';

const MINUTE = 60_000;
const { describe } = test;

test.use({ timezoneId: 'UTC' });

describe('the breadcrumb', () => {
  test('names the show, also after a reload', async ({ page }) => {
    await openRoom(page, '/room/cherry-orchard');
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb).toHaveText('DashboardThe Cherry Orchard');
    await reload(page, MINUTE);
    await expect(breadcrumb).toHaveText('DashboardThe Cherry Orchard');
    await expect(page).toHaveTitle('The Cherry Orchard · Standby');
    await breadcrumb.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('names a show that was created in this browser', async ({ page }) => {
    const shows = {
      version: 1,
      next: 2,
      entries: [{ serial: 1, item: { id: 'k7', title: 'Macbeth' } }],
    };
    await page.addInitScript(
      (stored) => localStorage.setItem('standby:shows', stored),
      JSON.stringify(shows),
    );
    await openRoom(page, '/room/k7');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Macbeth');
  });

  test('says that an unknown id opens a sample room', async ({ page }) => {
    await openRoom(page, '/room/nobody-knows');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample room');
    await expect(page.getByText('No show has this address.')).toBeVisible();
  });
});

describe('the timer', () => {
  test('starts at 10:00, stands until it is played, and drops by one each second', async ({
    page,
  }) => {
    await openRoom(page);
    await page.clock.runFor(30_000);
    await expect(figure(page)).toHaveText('10:00');
    await button(page, 'Play').click();
    await page.clock.runFor(999);
    await expect(figure(page)).toHaveText('10:00');
    await page.clock.runFor(1);
    await expect(figure(page)).toHaveText('9:59');
    await page.clock.runFor(2_000);
    await expect(figure(page)).toHaveText('9:57');
  });

  test('stands while paused and goes on from there', async ({ page }) => {
    await openRoom(page);
    await button(page, 'Play').click();
    await page.clock.runFor(10_000);
    await button(page, 'Pause').click();
    await page.clock.runFor(MINUTE);
    await expect(figure(page)).toHaveText('9:50');
    await button(page, 'Play').click();
    await page.clock.runFor(1_000);
    await expect(figure(page)).toHaveText('9:49');
  });

  test('is moved a minute by -1m and +1m, with 0 as floor', async ({ page }) => {
    await openRoom(page);
    await button(page, '+1m').click();
    await expect(figure(page)).toHaveText('11:00');
    for (let minute = 10; minute >= 0; minute -= 1) {
      await button(page, '-1m').click();
      await expect(figure(page)).toHaveText(`${minute}:00`);
    }
    await button(page, '-1m').click();
    await expect(figure(page)).toHaveText('0:00');
    await expect(page.getByText('There is no time left to take.')).toBeVisible();
  });

  test('shows the elapsed share of its 600 s in the progress bar', async ({ page }) => {
    await openRoom(page);
    const progress = page.getByRole('progressbar', { name: 'Elapsed' });
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await button(page, 'Play').click();
    await page.clock.runFor(150_000);
    await expect(progress).toHaveAttribute('aria-valuenow', '25');
    await expect(progress).toHaveAttribute('aria-valuetext', '2:30 of 10:00');
    await button(page, '-1m').click();
    await expect(progress).toHaveAttribute('aria-valuenow', '35');
  });

  test('says Standby in its last minute, then Time, and counts the overrun on a second line', async ({
    page,
  }) => {
    await openRoom(page);
    const state = page.getByRole('region', { name: 'Timer 1' });
    await takeMinutes(page, 8);
    await button(page, 'Play').click();
    await page.clock.runFor(MINUTE - 1_000);
    await expect(state.getByText('Running')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(figure(page)).toHaveText('1:00');
    await expect(state.getByText('Standby')).toBeVisible();
    await page.clock.runFor(MINUTE);
    await expect(figure(page)).toHaveText('0:00');
    await expect(state.getByText('Time', { exact: true })).toBeVisible();
    await page.clock.runFor(67_000);
    await expect(figure(page)).toHaveText('0:00');
    await expect(state.getByText('Over by 1:07')).toBeVisible();
  });

  test('is where it should be after a reload', async ({ page }) => {
    await openRoom(page);
    await button(page, 'Play').click();
    await page.clock.runFor(10_000);
    await reload(page, MINUTE);
    await expect(figure(page)).toHaveText('9:00');
    await page.clock.runFor(5_000);
    await expect(figure(page)).toHaveText('8:55');
    await expect(button(page, 'Pause')).toBeVisible();
  });

  test('stands as the largest text of the screen, in a figure whose digits do not move', async ({
    page,
  }) => {
    await openRoom(page);
    const sizes = await page
      .getByRole('timer')
      .evaluateAll((timers) =>
        timers.map((timer) => Number.parseFloat(getComputedStyle(timer).fontSize)),
      );
    const others = await page
      .locator('main :not([role="timer"])')
      .evaluateAll((elements) =>
        elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...others));
    await expect(figure(page)).toHaveCSS('font-variant-numeric', 'tabular-nums');
    await expect(figure(page)).toHaveCSS('font-family', /^"Barlow Condensed"/u);
    await expect(figure(page)).toHaveAttribute('aria-live', 'off');
  });
});

describe('the clock', () => {
  test('shows the current time, also while every timer stands', async ({ page }) => {
    await openRoom(page);
    await expect(page.getByText('19:30:00')).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByText('19:31:01')).toBeVisible();
  });
});

describe('the tabs', () => {
  test('are the three samples, the first selected, and Add Timer', async ({ page }) => {
    await openRoom(page);
    await expect(page.getByRole('tab')).toHaveText([
      /^Timer 1\s*10:00$/u,
      /^Intermission\s*15:00$/u,
      /^Act 2\s*30:00$/u,
    ]);
    await expect(tab(page, 'Timer 1')).toHaveAttribute('aria-selected', 'true');
    await expect(button(page, 'Add Timer')).toBeVisible();
  });

  test('are each a timer of its own: selecting another neither stops nor changes the one that runs', async ({
    page,
  }) => {
    await openRoom(page);
    await button(page, 'Play').click();
    await page.clock.runFor(5_000);
    await tab(page, 'Intermission').click();
    const main = page.getByRole('tabpanel', { name: 'Intermission' });
    await expect(main.getByRole('heading', { name: 'Intermission' })).toBeVisible();
    await expect(main.getByRole('timer')).toHaveText('15:00');
    await expect(button(page, 'Play')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(main.getByRole('timer')).toHaveText('15:00');
    await expect(tab(page, 'Timer 1')).toHaveAccessibleName(/Running/u);
    await tab(page, 'Timer 1').click();
    await expect(figure(page)).toHaveText('9:50');
  });

  test('are moved through with the arrow keys', async ({ page }) => {
    await openRoom(page);
    await tab(page, 'Timer 1').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Intermission')).toHaveAttribute('aria-selected', 'true');
    await expect(figure(page)).toHaveText('15:00');
  });
});

describe('Connected', () => {
  test('lists three people with role and status, and closes', async ({ page }) => {
    await openRoom(page);
    const toggle = button(page, 'Connected 3/3');
    const people = page.getByRole('list', { name: 'People' });
    await expect(people.getByRole('listitem')).toHaveText([
      /Stage Manager.*Controller/u,
      /Assistant SM.*Controller/u,
      /Light Board Op.*Viewer/u,
    ]);
    await toggle.click();
    await expect(people).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(people).toBeVisible();
  });
});

test('minute marks and thresholds are said politely, and nothing in between', async ({ page }) => {
  await openRoom(page);
  const said = page.locator('[aria-live="polite"]').filter({ hasText: /left|Time\./u });
  await takeMinutes(page, 7);
  await button(page, 'Play').click();
  await page.clock.runFor(59_000);
  await expect(said).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(said).toHaveText('Timer 1, 2 minutes left');
  await page.clock.runFor(30_000);
  await expect(said).toHaveText('Timer 1, 2 minutes left');
  await page.clock.runFor(30_000);
  await expect(said).toHaveText('Standby. Timer 1, 1 minute left');
  await page.clock.runFor(MINUTE);
  await expect(said).toHaveText('Time. Timer 1');
});

test('other packages of the window are told while a timer runs', async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('standby:timer-running', (event) => {
      told.push((event as CustomEvent<{ isRunning: boolean }>).detail.isRunning);
    });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: boolean[] }).told);
  await openRoom(page);
  expect(await told()).toEqual([]);
  await button(page, 'Play').click();
  await expect.poll(told).toEqual([true]);
  await tab(page, 'Act 2').click();
  await button(page, 'Play').click();
  await button(page, 'Pause').click();
  expect(await told()).toEqual([true]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(told).toEqual([true, false]);
});

test('a clock that jumps while a timer runs is said, with a way to decide the other way', async ({
  page,
}) => {
  await openRoom(page);
  await button(page, 'Play').click();
  await page.clock.runFor(1_000);
  await page.clock.setSystemTime(CURTAIN_UP + 12 * MINUTE);
  await page.clock.runFor(2_000);
  await expect(page.getByText(/This computer('s clock was set|\sslept)/u)).toBeVisible();
});
