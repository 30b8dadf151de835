import type { Page } from '@playwright/test';
import { companyPath, dailyCallPath, paths, roomPath } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';
import {
  compareWeek,
  type NightOfWeek,
  type WeekPerson,
} from '../../mfe-productions/src/testing/compare-week.ts';
import type { WeekRow } from '../../mfe-productions/src/testing/week.ts';
import { enterShow, enterWeek, expectCall, moveOpening, NAMES } from './week-table.ts';

/** The reader is in another time zone than the house. */
test.use({ timezoneId: 'America/New_York' });

/** Returns the day of a date as the heading of a page contains it, such as `21 October`. */
const dayHeading = (date: string): RegExp =>
  new RegExp(`\\b${Number(date.slice(-2))} October`, 'u');

/** Returns the starts in the calendar file of a person, in order. */
async function calendarStarts(page: Page, showId: string, person: WeekPerson): Promise<string[]> {
  await page.goto(companyPath(showId));
  await page.getByRole('button', { name: `Manage ${NAMES[person]}` }).click();
  const link = page.getByRole('link', { name: 'Download calendar' });
  const text = decodeURIComponent((await link.getAttribute('href')) ?? '');
  return [...text.matchAll(/^DTSTART:(\d{8}T\d{6}Z)/gmu)].map(([, at = '']) => at).toSorted();
}

interface OwnDay {
  readonly person: WeekPerson;
  readonly date: string;
  readonly rows: readonly WeekRow[];
}

/** Compares the page that the company opens for a person. */
async function expectOwnPage(page: Page, showId: string, { person, date, rows }: OwnDay) {
  await page.goto(companyPath(showId));
  await page.getByRole('button', { name: `Manage ${NAMES[person]}` }).click();
  await page.getByRole('link', { name: 'See their page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES[person]);
  await expect(page.getByText('This is a preview.')).toBeVisible();
  const [call] = rows.map((row) => (person === 'ann' ? row.call : row.bo)).toSorted();
  const calls = page.getByRole('article').filter({ hasText: `You are called at ${call}.` });
  await expect(calls.first()).toBeVisible();
  const day = page
    .getByRole('region', { name: 'Your schedule' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 3, name: dayHeading(date) }) });
  const items = day.getByRole('listitem');
  await expect(items).toHaveCount(rows.length);
  for (const [place, row] of rows.entries()) {
    const at = person === 'ann' ? row.call : row.bo;
    await expect(items.nth(place)).toContainText(`${row.start} – ${row.end}`);
    if (at === row.start) await expect(items.nth(place)).not.toContainText('You are called');
    else await expect(items.nth(place)).toContainText(`You are called at ${at}.`);
  }
}

async function expectRoom(page: Page, showId: string, { row, name }: NightOfWeek): Promise<void> {
  await page.goto(roomPath(showId));
  await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
  await page.keyboard.press('c');
  const calls = page.getByRole('region', { name: 'Calls' });
  await expect(calls).toContainText(`Curtain up ${row.start}`);
  await expect(calls).toContainText(`${name} · Today · British calls`);
  const half = calls.getByRole('listitem').filter({ hasText: 'Half' });
  await expect(half.getByRole('time')).toHaveText(row.call);
}

test('a week that is entered once has the same times on page, paper, personal page, calendar, door, room and report @all', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await context.clock.setFixedTime('2026-10-18T12:00:00Z');
  await page.goto(paths.dashboard);
  const showId = await enterShow(page);
  await enterWeek(page, showId);

  await compareWeek({
    setClock: (instant) => context.clock.setFixedTime(instant),
    moveOpening: () => moveOpening(page, showId),
    sendCall: async (date, change) => {
      await page.goto(dailyCallPath(showId, date));
      if (change !== undefined) await expect(page.getByText(change)).toBeVisible();
      const again = change === undefined ? '' : ' again';
      await page.getByRole('button', { name: `Mark as posted${again}`, exact: true }).click();
      await expect(page.getByText(/^Posted on /u)).toBeVisible();
    },
    expectCall: (call) => expectCall(page, showId, call),
    expectOwnPage: (person, date, rows) => expectOwnPage(page, showId, { person, date, rows }),
    expectCalendar: async (person, starts) => {
      expect(await calendarStarts(page, showId, person)).toEqual(
        starts.map((start) => start.replaceAll(/[-:]/gu, '')),
      );
    },
    expectDoor: async ({ name, startText }) => {
      await page.goto(`/shows/${showId}/door`);
      await expect(page.getByText(`${name}, ${startText}`)).toBeVisible();
      await expect(page.getByRole('button', { name: /^(?:Ann|Bo)/u })).toHaveCount(2);
      // The stage door has neither the product's pages nor an account.
      await expect(page.getByRole('link', { name: 'Presentations' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    },
    expectRoom: (night) => expectRoom(page, showId, night),
    expectReport: async ({ row, name, startText }) => {
      await page.goto(`/shows/${showId}/reports`);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(page.getByLabel('Start', { exact: true })).toHaveValue(row.start);
      await expect(page.getByLabel('Date', { exact: true })).toHaveValue(row.date);
      const paper = page.getByRole('region', { name: 'Report', exact: true });
      await expect(paper).toContainText(startText);
    },
  });
});
