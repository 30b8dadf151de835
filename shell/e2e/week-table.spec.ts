import type { Locator, Page } from '@playwright/test';
import { companyPath, dailyCallPath, paths, roomPath, schedulePath } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';
import { choose } from '@standby/testing/playwright-screens';
import {
  compareWeek,
  type CallOfDate,
  type NightOfWeek,
  type WeekPerson,
} from '../../mfe-productions/src/testing/compare-week.ts';
import { OPENING_MOVED, WEEK_SHOW, weekEntries } from '../../mfe-productions/src/testing/week.ts';

/** The reader is in another time zone than the house. */
test.use({ timezoneId: 'America/New_York' });

const NAMES = { ann: 'Ann', bo: 'Bo' } as const;

/** Enters the show and its company, and returns the show's id. */
async function enterShow(page: Page): Promise<string> {
  await page.goto(paths.dashboard);
  await page.getByRole('link', { name: 'Create Event' }).first().click();
  await page.getByLabel('Title').fill(WEEK_SHOW.title);
  await page.getByLabel('Venue').fill(WEEK_SHOW.venue);
  await page.getByLabel('First performance').fill('2026-10-21');
  await choose(page, 'Timezone', 'London (Europe)');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await page.getByRole('link', { name: WEEK_SHOW.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WEEK_SHOW.title);
  const showId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Import a list of people' }).click();
  const buffer = Buffer.from('Name,Department\nAnn,Cast\nBo,Cast\n');
  const file = { name: 'company.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company 2');
  return showId;
}

const timeOf = (wall: string): string => wall.slice(11);

/** Enters the week in the schedule, by the form of an entry. */
async function enterWeek(page: Page, showId: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New call' });
  for (const entry of Object.values(weekEntries(NAMES.bo))) {
    const date = entry.startAt.slice(0, 10);
    await page.goto(`${schedulePath(showId)}?view=day&date=${date}`);
    await page
      .getByRole('button', { name: /^Add an entry/u })
      .first()
      .click();
    if (entry.kind === 'performance') await choose(dialog, 'Kind', 'Performance');
    await dialog.getByLabel('Date', { exact: true }).fill(date);
    await dialog.getByLabel('Start', { exact: true }).fill(timeOf(entry.startAt));
    await dialog.getByLabel('End', { exact: true }).fill(timeOf(entry.endAt));
    await dialog.getByLabel('Place').fill(entry.place);
    const own = (entry.calls ?? []).map(({ time, name }) => `${time} ${NAMES.bo}: ${name}`);
    await dialog.getByLabel('Calls of their own').fill(own.join('\n'));
    await dialog.getByRole('button', { name: 'Add call' }).click();
    await expect(dialog).toBeHidden();
  }
}

/** Compares a daily call, on the screen and on paper. */
async function expectSheet(sheet: Locator, { lines, first }: CallOfDate): Promise<void> {
  const rows = sheet.locator('ol').getByRole('listitem');
  await expect(rows).toHaveCount(lines.length);
  for (const [place, { span, called }] of lines.entries()) {
    await expect(rows.nth(place)).toContainText(span);
    await expect(rows.nth(place)).toContainText(`Called: ${called}`);
  }
  const times = await sheet.locator('dl > div').allInnerTexts();
  const expected = [`Ann ${first.ann}`, `Bo ${first.bo}`];
  expect(times.map((text) => text.replaceAll(/\s+/gu, ' ').trim()).toSorted()).toEqual(expected);
}

/** Returns the starts in the calendar file of a person, in order. */
async function calendarStarts(page: Page, showId: string, person: WeekPerson): Promise<string[]> {
  await page.goto(companyPath(showId));
  await page.getByRole('button', { name: `Manage ${NAMES[person]}` }).click();
  const link = page.getByRole('link', { name: 'Download calendar' });
  const text = decodeURIComponent((await link.getAttribute('href')) ?? '');
  return [...text.matchAll(/^DTSTART:(\d{8}T\d{6}Z)/gmu)].map(([, at = '']) => at).toSorted();
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

test('a week that is entered once has the same times on page, paper, calendar, door, room and report @all', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await context.clock.setFixedTime('2026-10-18T12:00:00Z');
  const showId = await enterShow(page);
  await enterWeek(page, showId);
  const sheet = page.getByRole('region', { name: /2026$/u });

  await compareWeek({
    setClock: (instant) => context.clock.setFixedTime(instant),
    moveOpening: async () => {
      await page.goto(`${schedulePath(showId)}?view=day&date=2026-10-21`);
      await page.getByRole('button', { name: /^19:30 .* Performance/u }).click();
      const dialog = page.getByRole('dialog', { name: /^Manage/u });
      await dialog.getByLabel('Start', { exact: true }).fill(timeOf(OPENING_MOVED.startAt));
      await dialog.getByLabel('End', { exact: true }).fill(timeOf(OPENING_MOVED.endAt));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    },
    sendCall: async (date, change) => {
      await page.goto(dailyCallPath(showId, date));
      if (change !== undefined) await expect(page.getByText(change)).toBeVisible();
      const again = change === undefined ? '' : ' again';
      await page.getByRole('button', { name: `Mark as posted${again}`, exact: true }).click();
      await expect(page.getByText(/^Posted on /u)).toBeVisible();
    },
    expectCall: async (call) => {
      await page.goto(dailyCallPath(showId, call.date));
      await expectSheet(sheet, call);
      await page.emulateMedia({ media: 'print' });
      await expectSheet(sheet, call);
      await page.emulateMedia({ media: 'screen' });
    },
    // The links to personal pages need a server.
    expectOwnPage: undefined,
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
