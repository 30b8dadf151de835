import type { Page } from '@playwright/test';
import { card, envelopeOf, expect, makeShow, SAMPLE_COUNT, sortBy, test, titles } from './fixtures';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search shows' });

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });

/** Thirty shows, `Show 30` the one last used. */
const thirty = envelopeOf(
  Array.from({ length: 30 }, (_, index) => {
    const at = new Date(Date.UTC(2025, 0, 30 - index)).toISOString();
    const venue = index % 2 === 0 ? 'Old Mill' : 'New Wharf';
    return makeShow(String(30 - index), { venue, createdAt: at, lastUpdated: at, lastUsed: at });
  }),
);

for (const [typed, found] of [
  ['hamlet', ['Hamlet']],
  ['HAMLET', ['Hamlet']],
  ['froken', ['Fröken Julie (Miss Julie)']],
  ['Élysée', ['Cyrano de Bergerac']],
  ['theatre elysee', ['Cyrano de Bergerac']],
  ['οιδιπους', ['Οἰδίπους Τύραννος · Oedipus Rex']],
  ['214 cues', ['Hamlet']],
  ['lindqvist', []],
  ['rehearsal cst', ['The Cherry Orchard']],
  ['updated nov 3', ['The Importance of Being Earnest']],
] as const) {
  test(`the search for “${typed}” finds ${found.join(', ') || 'nothing'}`, async ({ page }) => {
    await page.goto('/dashboard');
    await search(page).fill(typed);
    await expect(titles(page)).toHaveText([...found]);
  });
}

test('the search filters while one types, says how many are left, and Escape takes it back', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
  await search(page).pressSequentially('boston');
  await expect(titles(page)).toHaveCount(2);
  await search(page).pressSequentially(' play');
  await search(page).pressSequentially(' 214');
  await expect(titles(page)).toHaveCount(1);
  await expect(
    page.getByRole('status').filter({ hasText: '1 of 9 shows matches “boston play 214”' }),
  ).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/9');
  await search(page).press('Escape');
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
  await expect(page).toHaveURL('/dashboard');
});

test('what all cards show finds all of them: Viewer, Controller', async ({ page }) => {
  await page.goto('/dashboard');
  await search(page).fill('controller viewer');
  await expect(page.getByText('9 of 9 shows match “controller viewer”').first()).toBeVisible();
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
});

test('no match says so and leads back to all shows', async ({ page }) => {
  await page.goto('/dashboard');
  await search(page).fill('opening night of nothing');
  await expect(page.getByRole('heading', { name: 'No show matches' })).toBeVisible();
  await expect(page.getByText('No card has “opening night of nothing” on it.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all shows' }).click();
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
  await expect(search(page)).toHaveValue('');
  await expect(page.getByRole('region', { name: /^Shows, page/u })).toBeFocused();
});

test('without any show the next step is the first event', async ({ page, store }) => {
  await store(envelopeOf([]));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 0/0');
  await expect(page.getByRole('heading', { name: 'No shows yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create your first event' }).click();
  await expect(page).toHaveURL('/create-event');
});

test('Sort by offers the four ways, Last used first', async ({ page }) => {
  await page.goto('/dashboard');
  const select = page.getByRole('combobox', { name: 'Sort by' });
  await expect(select).toContainText('Last used');
  await select.click();
  await expect(page.getByRole('option')).toHaveText([
    'Last used',
    'Name',
    'Created date',
    'Status',
  ]);
});

for (const { label, sort, first, last } of [
  {
    label: 'Name',
    sort: 'name',
    first: 'The Cherry Orchard',
    last: 'Οἰδίπους Τύραννος · Oedipus Rex',
  },
  {
    label: 'Created date',
    sort: 'created',
    first: "A Midsummer Night's Dream",
    last: 'Οἰδίπους Τύραννος · Oedipus Rex',
  },
  { label: 'Status', sort: 'status', first: 'Hamlet', last: 'Οἰδίπους Τύραννος · Oedipus Rex' },
]) {
  test(`${label} sorts, stays after a reload, and Last used goes back`, async ({ page }) => {
    await page.goto('/dashboard');
    await expect(titles(page).first()).toHaveText('Hamlet');
    await sortBy(page, label);
    await expect(page).toHaveURL(`/dashboard?sort=${sort}`);
    for (const visit of ['first', 'after the reload']) {
      await test.step(visit, async () => {
        await expect(titles(page).last()).toHaveText(last);
        if (label !== 'Name') await expect(titles(page).first()).toHaveText(first);
        await expect(page.getByRole('combobox', { name: 'Sort by' })).toContainText(label);
      });
      if (visit === 'first') await page.reload();
    }
    await sortBy(page, 'Last used');
    await expect(page).toHaveURL('/dashboard');
    await expect(titles(page).first()).toHaveText('Hamlet');
  });
}

test('there is a page 1 before there is more than a page', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(pages(page).getByRole('link', { name: 'Page 1' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(pages(page).getByRole('link', { name: /Page \d/u })).toHaveCount(1);
  for (const name of ['Previous page', 'Next page']) {
    await expect(pages(page).getByRole('link', { name })).toBeDisabled();
  }
});

test('twelve shows make a page; a turned page is read from its top', async ({ page, store }) => {
  await store(thirty);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/30');
  await expect(titles(page)).toHaveCount(12);
  await expect(titles(page).first()).toHaveText('Show 30');
  await pages(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(titles(page).first()).toHaveText('Show 18');
  const results = page.getByRole('region', { name: 'Shows, page 2 of 3' });
  await expect(results).toBeFocused();
  await expect(results).toBeInViewport();
  await pages(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(titles(page)).toHaveCount(6);
  await expect(pages(page).getByRole('link', { name: 'Next page' })).toBeDisabled();
  await page.goBack();
  await expect(titles(page).first()).toHaveText('Show 18');
  await page.goBack();
  await expect(titles(page).first()).toHaveText('Show 30');
});

test('search, sort and page are in the address: sharing, reload and Back keep them', async ({
  page,
  store,
}) => {
  await store(thirty);
  await page.goto('/dashboard?search=show&sort=name&page=2');
  const expectKept = async () => {
    await expect(search(page)).toHaveValue('show');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toContainText('Name');
    await expect(titles(page).first()).toHaveText('Show 13');
  };
  await expectKept();
  await page.reload();
  await expectKept();
  await page.getByRole('link', { name: 'Open Show 13' }).click();
  await expect(page).toHaveURL('/room/13');
  await page.goBack();
  await expectKept();
});

test('typing replaces the entry of the history and starts at the first page', async ({
  page,
  store,
}) => {
  await store(thirty);
  await page.goto('/create-event');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await pages(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(titles(page).first()).toHaveText('Show 18');
  await search(page).pressSequentially('wharf');
  await expect(page).toHaveURL('/dashboard?search=wharf');
  await expect(page.getByText('15 of 30 shows match “wharf”').first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(search(page)).toHaveValue('');
  await page.goForward();
  await expect(search(page)).toHaveValue('wharf');
  await expect(page.getByText('15 of 30 shows match “wharf”').first()).toBeAttached();
});

test('what was typed a moment before a show is opened is there after Back', async ({ page }) => {
  await page.goto('/dashboard');
  await search(page).fill('cherry');
  await page.getByRole('link', { name: 'Open The Cherry Orchard' }).click();
  await expect(page).toHaveURL('/room/cherry-orchard');
  await page.goBack();
  await expect(search(page)).toHaveValue('cherry');
  await expect(titles(page)).toHaveText(['The Cherry Orchard']);
});

test('an address that makes no sense shows the list as it begins', async ({ page }) => {
  await page.goto('/dashboard?sort=loudness&page=-7');
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toContainText('Last used');
  await page.goto('/dashboard?page=99');
  await expect(card(page, 'Hamlet')).toBeVisible();
});

test('a thousand shows are a list of 84 pages and one search', async ({ page, store }) => {
  await store(envelopeOf(Array.from({ length: 1000 }, (_, index) => makeShow(String(index + 1)))));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/1000');
  await expect(pages(page).getByRole('link', { name: 'Page 84' })).toBeVisible();
  await search(page).fill('show 777');
  await expect(titles(page)).toHaveText(['Show 777']);
});
