import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const banner = (page: Page) => page.getByRole('region', { name: 'May Standby use cookies?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings' });
const footerLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Legal' }).getByRole('button', { name: 'Cookie Settings' });

function storedKinds(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const consent = JSON.parse(localStorage.getItem('standby:cookie-consent') ?? 'null') as {
      granted: unknown;
    } | null;
    return consent?.granted;
  });
}

for (const path of ['/', '/terms', '/privacy', '/cookies']) {
  test(`the first visit to ${path} asks once, and a refusal holds everywhere`, async ({ page }) => {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Refuse all' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('Cookie choice saved')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await storedKinds(page)).toEqual([]);

    for (const next of ['/', '/cookies']) {
      await page.goto(next);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(banner(page)).toBeHidden();
    }
  });
}

test('accepting takes one press too, and grants every kind', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await storedKinds(page)).toEqual(['performance', 'functional', 'marketing']);
});

test('refusing and accepting look alike', async ({ page }) => {
  await page.goto('/');
  const looks = [];
  for (const name of ['Refuse all', 'Accept all']) {
    looks.push(
      await banner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight, height } =
            getComputedStyle(button);
          return { color, backgroundColor, borderColor, fontSize, fontWeight, height };
        }),
    );
  }
  expect(looks[0]).toEqual(looks[1]);
});

test('nothing is stored until the question is answered, and no cookie ever', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  expect(await context.cookies()).toEqual([]);
});

test('the banner is not modal and covers nothing: the page goes on without an answer', async ({
  page,
}) => {
  for (const [width, path] of [
    [1440, '/'],
    [390, '/'],
    [390, '/cookies'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const box = await banner(page).evaluate((element) => {
      const { position } = getComputedStyle(element);
      return { position, parentFlows: element.getBoundingClientRect().height > 0 };
    });
    expect(box).toEqual({ position: 'static', parentFlows: true });
  }
  // A click goes through to every control only where nothing lies over it.
  await page.goto('/');
  for (const control of await page.locator('main').getByRole('button').all()) {
    if (await control.isVisible()) await control.click({ trial: true });
  }
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/terms$/);
});

test('Cookie Settings takes each kind by itself; essential is always on', async ({ page }) => {
  await page.goto('/');
  await footerLink(page).click();
  const kind = (name: string) => dialog(page).getByRole('checkbox', { name });
  await expect(kind('Essential')).toBeChecked();
  await expect(kind('Essential')).toBeDisabled();
  await expect(dialog(page).getByText('Always on')).toBeVisible();
  for (const name of ['Performance', 'Functional', 'Marketing']) {
    await expect(kind(name)).not.toBeChecked();
  }

  await kind('Functional').check();
  await dialog(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(footerLink(page)).toBeFocused();
  expect(await storedKinds(page)).toEqual(['functional']);

  await test.step('and can be changed any time', async () => {
    await page.reload();
    await footerLink(page).click();
    await expect(kind('Functional')).toBeChecked();
    await expect(kind('Marketing')).not.toBeChecked();
    await dialog(page).getByRole('button', { name: 'Refuse all' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await storedKinds(page)).toEqual([]);
    await footerLink(page).click();
    await dialog(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await storedKinds(page)).toEqual(['performance', 'functional', 'marketing']);
  });
});

test('closing Cookie Settings without an answer leaves the question open', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Cookie Settings' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Marketing' }).check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Cookie Settings' })).toBeFocused();
  expect(await storedKinds(page)).toBeUndefined();
});

test('a choice made from the banner’s Cookie Settings moves the focus to the page', async ({
  page,
}) => {
  await page.goto('/privacy');
  await banner(page).getByRole('button', { name: 'Cookie Settings' }).click();
  await dialog(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the Cookie Policy opens Cookie Settings too', async ({ page, open }) => {
  await open('/cookies');
  await page.locator('section').getByRole('button', { name: 'Cookie Settings' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('the choice lasts a year; then the banner asks again', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-01-15T12:00:00Z') });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();

  await page.clock.setSystemTime(new Date('2026-01-15T11:00:00Z'));
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(banner(page)).toBeHidden();

  await page.clock.setSystemTime(new Date('2026-01-15T13:00:00Z'));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('two tabs agree', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner(other)).toBeHidden();
});

test('where the browser stores nothing, the choice holds for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(banner(page)).toBeHidden();
});
