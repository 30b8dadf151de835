import type { Page } from '@playwright/test';
import { notesPath, reportPath, roomPath, schedulePath } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';
import { choose } from '@standby/testing/playwright-screens';

/*
 * A week of one show, from the read-through to the first night, as the screens of both modes have it.
 */

/** Roles of the company. The last person does not come to the first night. */
const roles =
  'Viola Orsino Olivia Malvolio Maria Sebastian Antonio Fabian Valentine Curio Toby Andrew';
export const company = [...roles.split(' '), 'Feste'].map((position, place) => ({
  name: `Actor ${String.fromCodePoint(65 + place)}.`,
  position,
  email: `${position.toLowerCase()}@lantern.example`,
  phone: `+1 617 555 01${10 + place}`,
}));
const absent = { ...company[12], name: 'Actor M.' } as const;

const MINUTE_MS = 60_000;
/** Minutes from the half to the curtain. */
const HALF_MINUTES = 35;

/** Returns date and time on a wall clock in New York, as the fields of a form take them. */
function wallIn(instant: number): { readonly date: string; readonly time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  });
  const [date = '', time = ''] = format.format(instant).split(' ');
  return { date, time };
}

interface Week {
  /** Window of the stage manager, on the dashboard. */
  readonly page: Page;
  /** Present moment in epoch ms. */
  readonly now: () => number;
  /** Opens a phone at the stage door. */
  readonly openPhone: () => Promise<Page>;
  /** Sends the call that the page shows. */
  readonly sendCall: (page: Page) => Promise<void>;
  /** Checks the mail of the report for these words. */
  readonly checkReport: (words: readonly string[]) => Promise<void>;
}

async function makeShow(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Create Event' }).first().click();
  await page.getByLabel('Title').fill('Twelfth Night');
  await page.getByLabel('Venue').fill('Old Mill');
  await page.getByLabel('First performance').fill('2027-03-08');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await page.getByRole('link', { name: 'Twelfth Night', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twelfth Night');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function importCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import a list of people' }).click();
  const rows = company.map(({ name, position, email, phone }) =>
    [name, position, 'Cast', email, phone].join(','),
  );
  const buffer = Buffer.from(['Name,Role,Department,Email,Phone', ...rows, ''].join('\n'));
  const file = { name: 'company.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Import 13 people' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company 13');
}

async function planWeek({ page, now }: Week, showId: string): Promise<void> {
  await page.goto(schedulePath(showId));
  const dialog = page.getByRole('dialog', { name: 'New call' });
  const add = page
    .getByRole('region', { name: /Today$/u })
    .getByRole('button', { name: /^Add an entry/u });
  const { date: firstNight } = wallIn(now() + 6 * 24 * 60 * MINUTE_MS);
  const { date: lastRehearsal } = wallIn(now() + 5 * 24 * 60 * MINUTE_MS);
  await add.click();
  await dialog.getByLabel('Title').fill('Read-through');
  await dialog.getByLabel('Place').fill('Studio A');
  await dialog.getByRole('button', { name: 'Add call' }).click();
  await expect(page.getByRole('button', { name: /^10:00 Read-through/u })).toBeVisible();
  await add.click();
  await dialog.getByLabel('Title').fill('Scenes');
  await dialog.getByLabel('Start', { exact: true }).fill('14:00');
  await dialog.getByLabel('End', { exact: true }).fill('18:00');
  await choose(dialog, 'Repeat', 'Every day');
  await dialog.getByLabel('Until').fill(lastRehearsal);
  await dialog.getByRole('button', { name: 'Add 6 calls' }).click();
  await expect(page.getByText('6 entries were added')).toBeVisible();
  await add.click();
  await choose(dialog, 'Kind', 'Performance');
  await dialog.getByLabel('Title').fill('First night');
  await dialog.getByLabel('Date', { exact: true }).fill(firstNight);
  await dialog.getByLabel('Start', { exact: true }).fill('19:30');
  await dialog.getByLabel('End', { exact: true }).fill('22:00');
  await dialog.getByRole('button', { name: 'Add call' }).click();
  await expect(page.getByText('First night was added')).toBeVisible();
}

/** Sets the start in the report. */
async function setStart(page: Page, startMs: number): Promise<void> {
  const { date, time } = wallIn(startMs);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByLabel('Start', { exact: true }).fill(time);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const paper = page.getByRole('region', { name: 'Report', exact: true });
  await expect(paper).toContainText(`${time} EST`);
}

/** Twelve people sign in on three phones, at the address and with the PINs that the desk hands out. */
async function signIn({ page, openPhone }: Week): Promise<void> {
  await page.getByRole('button', { name: 'Stage door and PINs' }).click();
  const keys = page.getByRole('dialog', { name: 'Stage door' });
  const address = await keys.getByLabel('Link').inputValue();
  const items = await keys.getByRole('list', { name: 'PINs' }).getByRole('listitem').all();
  const pins = new Map<string, string>();
  for (const item of items) {
    const [name, pin] = await Promise.all([
      item.locator('span').innerText(),
      item.locator('strong').innerText(),
    ]);
    pins.set(name, pin);
  }
  await keys.getByRole('button', { name: 'Done' }).click();
  const phones = [await openPhone(), await openPhone(), await openPhone()];
  for (const phone of phones) await phone.goto(address);
  for (const [place, { name }] of company.slice(0, 12).entries()) {
    const phone = phones[place % 3] ?? page;
    const button = phone.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
    await button.click();
    await phone.getByLabel('PIN').fill(pins.get(name) ?? '');
    await phone.keyboard.press('Enter');
    await expect(button).toBeDisabled();
  }
  for (const phone of phones) await phone.close();
}

/** Goes through the week, step by step. */
export async function liveWeek(week: Week): Promise<void> {
  const { page, now, sendCall, checkReport } = week;
  const showId = await test.step('a show, whose company is imported', async () => {
    const id = await makeShow(page);
    await importCompany(page);
    return id;
  });

  await test.step('a schedule from the read-through to the first night', () =>
    planWeek(week, showId));

  await test.step('the daily call goes out', async () => {
    await page.getByRole('link', { name: 'Daily call' }).click();
    // In the evening the daily call opens on tomorrow.
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await sendCall(page);
  });

  await test.step('the first night has its report, and twelve people sign in', async () => {
    await page.getByRole('link', { name: 'Reports' }).first().click();
    await page.getByRole('button', { name: 'New show report' }).click();
    await setStart(page, now() + 120 * MINUTE_MS);
    await signIn(week);
  });
  const report = reportPath(showId, new URL(page.url()).pathname.split('/').at(-1) ?? '');

  // The server has the clock of the machine, so the half is due in the present minute.
  const startMs = Math.floor(now() / MINUTE_MS) * MINUTE_MS + HALF_MINUTES * MINUTE_MS;
  await test.step('at the half the live desk has the one who is missing, with a number', async () => {
    await setStart(page, startMs);
    await page.goto(roomPath(showId));
    await expect(page.getByText('1 not signed in for performance 1')).toBeVisible();
    const number = page.getByRole('link', { name: absent.phone ?? '' });
    await expect(number).toHaveAttribute('href', /^tel:\+1617555/u);
  });

  await test.step('the curtain is held, and a note is written', async () => {
    await page.keyboard.press('c');
    // The schedule has the time of the curtain.
    await expect(page.getByRole('region', { name: 'Calls' })).toContainText(
      `Curtain up ${wallIn(startMs).time}`,
    );
    await page.getByRole('button', { name: 'Company', exact: true }).click();
    await page.getByRole('button', { name: 'Hold 5 min' }).click();
    await page.keyboard.press('n');
    const note = page.getByRole('dialog', { name: 'Note for the report' });
    await note.getByLabel('Note', { exact: true }).fill('Fabian reads in for Feste');
    await note.getByRole('button', { name: 'Keep note' }).click();
    await expect(note).toBeHidden();
  });

  await test.step('the report has all of it, and is sent', async () => {
    await page.goto(report);
    const sheet = page.getByRole('list', { name: 'Sign-in sheet' });
    const line = sheet.getByRole('listitem').filter({ hasText: absent.name });
    await line.getByRole('button', { name: 'Absent' }).click();
    const paper = page.getByRole('region', { name: 'Report', exact: true });
    await expect(paper).toContainText('Actor M. (Feste), absent');
    await expect(paper).toContainText('Fabian reads in for Feste');
    await expect(paper).toContainText('Company');
    await page.getByLabel('House').fill('412 of 500');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(paper).toContainText('412 of 500');
    await sendReport(page);
    await checkReport(['412 of 500', 'Actor M. (Feste), absent', 'Fabian reads in for Feste']);
  });

  await test.step('it is corrected by a version, which is sent as well', async () => {
    await page.getByRole('button', { name: 'Correct by a new version' }).click();
    await page.getByLabel('House').fill('413 of 500');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Report', exact: true })).toContainText('413 of');
    await sendReport(page);
    await checkReport(['version 2', '413 of 500']);
  });

  await test.step('the desk no longer misses anyone, and the note is in the list of notes', async () => {
    await page.goto(roomPath(showId));
    await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
    await expect(page.getByText(/not signed in/u)).toHaveCount(0);
    await page.goto(notesPath(showId));
    const notes = page.getByRole('list', { name: 'General notes' });
    await expect(notes).toContainText('Fabian reads in for Feste');
    await notes.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('No matching notes')).toBeVisible();
  });
}

async function sendReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByLabel('To', { exact: true }).fill('producer@lantern.example');
  await page.getByRole('button', { name: 'Send report' }).click();
  // A server asks the producer for consent first.
  await expect(
    page.getByText(
      /^(?:Sample mode sent no mail\.|It went to|Sent to 0 of 1\.) .*producer@lantern\.example/u,
    ),
  ).toBeVisible();
}
