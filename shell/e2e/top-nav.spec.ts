import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from 'shared-ui/testing/playwright';

test('Presentations, Rooms and Devices lead to their screens', async ({ page }) => {
  await page.goto('/devices');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [tab, path] of [
    ['Presentations', '/dashboard'],
    ['Rooms', '/rooms'],
    ['Devices', '/devices'],
  ] as const) {
    await nav.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(path);
  }
});

test('Billing goes nowhere and says that it is not here yet', async ({ page }) => {
  await page.goto('/rooms');
  await page.getByRole('button', { name: 'Billing' }).click();
  await expect(page.getByText('Billing is not here yet')).toBeVisible();
  await expect(page).toHaveURL('/rooms');
});

test('the organization switcher lists three organizations with roles and remembers the choice', async ({
  page,
}) => {
  await page.goto('/rooms');
  const switcher = page.getByRole('button', { name: /^Organization:/u });
  await expect(switcher).toHaveAccessibleName('Organization: Lantern Street Theatre');
  await switcher.click();
  const choices = page.getByRole('menuitemradio');
  await expect(choices).toHaveCount(3);
  await expect(choices.nth(0)).toContainText('Owner');
  await expect(choices.nth(1)).toContainText('Stage Manager');
  await expect(choices.nth(2)).toContainText('Admin');
  await expect(choices.nth(0)).toBeChecked();
  await choices.nth(1).click();
  await expect(switcher).toHaveAccessibleName('Organization: Northgate Opera');

  await page.reload();
  await expect(switcher).toHaveAccessibleName('Organization: Northgate Opera');
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expect(switcher).toHaveAccessibleName('Organization: Northgate Opera');
});

test('an organization that is remembered but gone is replaced by the first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('standby:organization', 'closed-down'));
  await page.goto('/rooms');
  await expect(page.getByRole('button', { name: /Lantern Street Theatre/u })).toBeVisible();
});

test('what does nothing yet says so: Add Organization, Settings, Sign Out', async ({ page }) => {
  await page.goto('/rooms');
  for (const { menu, item, says } of [
    {
      menu: /^Organization:/u,
      item: 'Add Organization',
      says: 'Adding an organization is not here',
    },
    { menu: 'User menu', item: 'Settings', says: 'Settings are not here yet' },
    { menu: 'User menu', item: 'Sign Out', says: 'Sign Out is not here yet' },
  ]) {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page).toHaveURL('/rooms');
  }
});

test('the whole navigation is worked by keyboard alone', async ({ page }) => {
  await page.goto('/rooms');
  const switcher = page.getByRole('button', { name: /^Organization:/u });
  await switcher.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(switcher).toHaveAccessibleName('Organization: Northgate Opera');
  await page.getByRole('button', { name: 'User menu' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused();
});

test('from 390 to 1920 px nothing is cut off and menus fit', async ({ page }) => {
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  const main = page.getByRole('navigation', { name: 'Main' });
  const tabs = main.getByRole('link').or(main.getByRole('button', { name: 'Billing' }));
  const menu = page.getByRole('menu');
  const places = async () => {
    const links = await page.getByRole('banner').getByRole('link').all();
    return Promise.all(links.map((link) => link.boundingBox()));
  };
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(tabs).toHaveCount(4);
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    const closed = await places();
    await page.getByRole('button', { name: /^Organization:/u }).click();
    await expect(menu).toBeVisible();
    expect(await places(), `an open menu moves nothing at ${width} px`).toEqual(closed);
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

/** What stands on the screen, and how to get there. */
const states: readonly { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the page for what is not found',
    open: async (page) => {
      await page.goto('/nope');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'an open menu of the navigation',
    open: async (page) => {
      await page.goto('/rooms');
      await page.getByRole('button', { name: /^Organization:/u }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  ...(['venue', 'auth'] as const).map((remote) => ({
    name: `what stands in for mfe-${remote}`,
    open: async (page: Page) => {
      await page.route(`**/remotes/${remote}/**`, (route) => route.abort());
      await page.goto(remote === 'venue' ? '/rooms' : '/auth/get-started');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  })),
];

for (const { name, open } of states) {
  test(`${name} passes axe`, async ({ page, guard }) => {
    guard.allowConsole(/Failed to load resource|^error: \[mfe-\w+@/u);
    await open(page);
    await expectAccessible(page);
  });
}

for (const width of [390, 1440]) {
  test(`what stays in sight of a screen does so below the navigation, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/room/1');
    await page.getByRole('button', { name: 'Blackout' }).click();
    await page.getByRole('button', { name: 'Black out' }).click();
    const lift = page.getByRole('button', { name: 'Lift blackout' });
    await expect(lift).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // A click waits until nothing covers the button.
    await lift.click();
    await expect(lift).toBeHidden();
  });
}
