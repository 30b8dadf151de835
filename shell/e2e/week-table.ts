import type { Locator, Page } from '@playwright/test';
import { dailyCallPath, schedulePath } from '@standby/contracts';
import { expect } from '@standby/testing/playwright';
import { choose } from '@standby/testing/playwright-screens';
import type { CallOfDate } from '../../mfe-productions/src/testing/compare-week.ts';
import { OPENING_MOVED, WEEK_SHOW, weekEntries } from '../../mfe-productions/src/testing/week.ts';

/*
 * The week of the table, as the screens take and show it in both modes. `mfe-productions/server/week.test.ts`
 * compares what the server gives with the same table.
 */

export const NAMES = { ann: 'Ann', bo: 'Bo' } as const;

/** Enters the show and its company from the dashboard, and returns the show's id. */
export async function enterShow(page: Page): Promise<string> {
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
export async function enterWeek(page: Page, showId: string): Promise<void> {
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

/** Moves the opening in the schedule. */
export async function moveOpening(page: Page, showId: string): Promise<void> {
  await page.goto(`${schedulePath(showId)}?view=day&date=2026-10-21`);
  await page.getByRole('button', { name: /^19:30 .* Performance/u }).click();
  const dialog = page.getByRole('dialog', { name: /^Manage/u });
  await dialog.getByLabel('Start', { exact: true }).fill(timeOf(OPENING_MOVED.startAt));
  await dialog.getByLabel('End', { exact: true }).fill(timeOf(OPENING_MOVED.endAt));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

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

/** Compares a daily call, on the screen and on paper. */
export async function expectCall(page: Page, showId: string, call: CallOfDate): Promise<void> {
  const sheet = page.getByRole('region', { name: /2026$/u });
  await page.goto(dailyCallPath(showId, call.date));
  await expectSheet(sheet, call);
  await page.emulateMedia({ media: 'print' });
  await expectSheet(sheet, call);
  await page.emulateMedia({ media: 'screen' });
}
