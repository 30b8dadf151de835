import type { Page } from '@playwright/test';
import { SHOWS_KEY } from 'shared-ui/contracts';
import { card, envelopeOf, expect, makeShow, SAMPLE_COUNT, test, titles } from './fixtures';

const keptAside = (page: Page): Promise<string[]> =>
  page.evaluate(
    (key) =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(`${key}.set-aside`))
        .map((name) => localStorage.getItem(name) ?? ''),
    SHOWS_KEY,
  );

async function createShow(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Venue', { exact: true }).fill('Old Mill');
  await page.getByLabel('Start Date', { exact: true }).fill('2025-03-08');
  await page.getByRole('button', { name: 'Create Event' }).click();
}

for (const { kind, content } of [
  { kind: 'broken', content: '{"version":1,"entries":[{"serial":' },
  { kind: 'of another program', content: '{"theme":"dark","volume":11}' },
  { kind: 'no JSON at all', content: 'Once more unto the breach' },
]) {
  test(`stored content that is ${kind} is set aside and said`, async ({ page, store }) => {
    await store(content);
    await page.goto('/dashboard');
    await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
    const notice = page.getByRole('status').filter({ hasText: 'Some of it was set aside' });
    await expect(notice).toContainText('Some saved shows could not be read.');
    await expect(notice).toContainText(`${SHOWS_KEY}.set-aside.`);
    expect(await keptAside(page)).toEqual([content]);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
  });
}

test('one show that cannot be read costs none of the others', async ({ page, store }) => {
  await store(envelopeOf([makeShow('1'), { id: '2', title: 7 }, makeShow('3')]));
  await page.goto('/dashboard');
  await expect(titles(page)).toHaveText(['Show 1', 'Show 3']);
  await expect(page.getByText('Some of it was set aside')).toBeVisible();
  const [aside] = await keptAside(page);
  expect(aside).toContain('"title":7');
});

test('shows of a newer version are left alone, and it is said', async ({ page, store }) => {
  const newer = JSON.stringify({ version: 2, next: 1, entries: [] });
  await store(newer);
  await page.goto('/dashboard');
  await expect(
    page.getByText('Your shows were saved by a newer version of Standby.'),
  ).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SHOWS_KEY)).toBe(newer);
});

test('a full storage is said, and the form keeps everything', async ({ page, fillStorage }) => {
  await page.goto('/create-event');
  await fillStorage();
  await createShow(page, 'Twelfth Night');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The event was not created');
  await expect(alert).toContainText("This browser's storage is full, so the show was not saved.");
  await expect(page).toHaveURL('/create-event');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Twelfth Night');
  await expect(page.getByLabel('Venue', { exact: true })).toHaveValue('Old Mill');

  await test.step('with room again it can be sent again', async () => {
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith('filler-')) localStorage.removeItem(name);
      }
    });
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(titles(page).first()).toHaveText('Twelfth Night');
  });
});

test('a full storage is said in the dialog too, and the edit is not lost', async ({
  page,
  fillStorage,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Manage Hamlet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Hamlet' });
  await dialog.getByLabel('Notes', { exact: true }).fill('A longer note than before');
  await fillStorage();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText("This browser's storage is full");
  await expect(dialog.getByLabel('Notes', { exact: true })).toHaveValue(
    'A longer note than before',
  );
});

test('a browser that stores nothing says so before a form is filled in, and works on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await page.goto('/create-event');
  await expect(page.getByText('Nothing is being stored')).toBeVisible();
  await createShow(page, 'Twelfth Night');
  await expect(page).toHaveURL('/dashboard');
  await expect(titles(page).first()).toHaveText('Twelfth Night');
  await expect(
    page.getByText(/changes to your shows last until this window closes/u),
  ).toBeVisible();
});

test('two windows agree without a reload', async ({ page, context }) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');

  await test.step('on a new show', async () => {
    await other.getByRole('link', { name: 'Create Event' }).click();
    await createShow(other, 'Twelfth Night');
    await expect(other).toHaveURL('/dashboard');
    await expect(titles(page).first()).toHaveText('Twelfth Night');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/10');
  });

  await test.step('on an edit', async () => {
    await page.getByRole('button', { name: 'Manage Hamlet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Hamlet' });
    await dialog.getByLabel('Title', { exact: true }).fill('Hamlet, revived');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card(other, 'Hamlet, revived')).toBeVisible();
    await expect(titles(other).first()).toHaveText('Hamlet, revived');
  });

  await test.step('on a deletion and its undo', async () => {
    await page.getByRole('button', { name: 'Manage Twelfth Night' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(other, 'Twelfth Night')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(other, 'Twelfth Night')).toBeVisible();
  });
});

test('an edit of a show that another window has deleted says so and loses nothing', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await page.getByRole('button', { name: 'Manage Hamlet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Hamlet' });
  await dialog.getByLabel('Notes', { exact: true }).fill('Mind the trap');
  await other.getByRole('button', { name: 'Manage Hamlet' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Hamlet')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This show is no longer here.');
  await expect(dialog.getByLabel('Notes', { exact: true })).toHaveValue('Mind the trap');
});

test('two windows that edit different things of one show keep both', async ({ page, context }) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  for (const window of [page, other]) {
    await window.getByRole('button', { name: 'Manage Hamlet' }).click();
    await expect(window.getByRole('dialog', { name: 'Manage Hamlet' })).toBeVisible();
  }
  await page.getByLabel('Venue', { exact: true }).fill('Old Mill');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Hamlet')).toContainText('Old Mill');
  await other.getByLabel('Title', { exact: true }).fill('Hamlet, revived');
  await other.getByRole('button', { name: 'Save' }).click();
  for (const window of [page, other]) {
    await expect(card(window, 'Hamlet, revived')).toContainText('Old Mill');
  }
});
