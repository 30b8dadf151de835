import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Presses Tab until a control has the focus; no other key moves it. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'checkbox',
  name: string,
): Promise<void> {
  const isThere = () =>
    page
      .getByRole(role, { name, exact: true })
      .evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`Tab never reached the ${role} “${name}”`);
}

test('by keyboard alone: from a section to a plan to Get Started', async ({ page, open }) => {
  await open('/');
  await tabTo(page, 'link', 'Pricing');
  await page.keyboard.press('Enter');
  await expect(page.locator('#pricing')).toBeFocused();
  await tabTo(page, 'link', 'Start Free Trial');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/get-started$/);
});

test('by keyboard alone: the countdown, the carousel, a question', async ({ page, open }) => {
  await open('/');
  await tabTo(page, 'button', 'Pause');
  await page.keyboard.press('Space');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await tabTo(page, 'button', 'Pause the carousel');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Next feature');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Features' }).getByRole('status')).toContainText(
    'of 6:',
  );
  await tabTo(page, 'button', 'Can I switch plans later?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Can I switch plans later?' })).toBeVisible();
});

test('by keyboard alone: the cookie question, kind by kind', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'button', 'Cookie Settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'checkbox', 'Performance');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Save choice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('by keyboard alone: to the terms, to a section, and back', async ({ page, open }) => {
  await open('/');
  await tabTo(page, 'link', 'Terms and Conditions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'link', 'Liability');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '10. Liability' })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('every stop of the Tab key shows a ring', async ({ page, open }) => {
  await open('/');
  const bare = new Set<string>();
  for (let presses = 0; presses < 45; presses += 1) {
    await page.keyboard.press('Tab');
    const complaint = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return hasRing ? undefined : element.outerHTML.slice(0, 120);
    });
    if (complaint) bare.add(complaint);
  }
  expect([...bare]).toEqual([]);
});
