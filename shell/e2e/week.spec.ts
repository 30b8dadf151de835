import { paths } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';
import { liveWeek } from './week.ts';

/** A Friday evening in New York. */
const EVENING = new Date('2025-01-17T23:30:20.000Z');

test.use({ timezoneId: 'America/New_York' });

test('a week in one browser: from the read-through to the report of the first night @all', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await context.clock.setFixedTime(EVENING);
  await page.goto(paths.dashboard);
  await liveWeek({
    page,
    now: () => EVENING.getTime(),
    openPhone: () => context.newPage(),
    async sendCall(window) {
      await window.getByRole('button', { name: 'Mark as posted' }).click();
      await expect(window.getByText(/^Posted on /u)).toBeVisible();
      await expect(window.getByRole('main')).toContainText('Read-through');
    },
    async checkReport(words) {
      const mail = page.getByRole('link', { name: 'Mail program' });
      const address = decodeURIComponent((await mail.getAttribute('href')) ?? '');
      for (const text of words) expect(address).toContain(text);
    },
  });
});
