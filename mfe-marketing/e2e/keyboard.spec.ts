import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

interface Stop {
  /** Accessible name of the focused element. */
  readonly name: string;
  readonly hasRing: boolean;
}

/** Presses Tab, and returns the newly focused element. */
async function pressTab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => {
      return document.getElementById(id)?.textContent ?? '';
    });
    const name = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent);
    // A check box shows its focus ring around its whole row.
    const { outlineStyle, outlineWidth } = getComputedStyle(element.closest('label') ?? element);
    return { name, hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
  });
}

/** Presses Tab until a control has the focus, and checks that each stop on the way shows a ring. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const stop = await pressTab(page);
    expect(stop).toEqual({ name: stop.name, hasRing: true });
    if (stop.name === name) return;
  }
  throw new Error(`Tab never reached “${name}”`);
}

// Under reduced motion the carousel does not move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the landing page by keyboard alone: countdown, carousel, a question, the terms', async ({
  page,
  open,
}) => {
  await open('/');
  await tabTo(page, 'Pause');
  await page.keyboard.press('Space');
  const countdown = page.getByRole('region', { name: 'Live countdown' });
  await expect(countdown.getByText('Paused', { exact: true })).toBeVisible();
  await tabTo(page, 'Pause the carousel');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Next feature');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Features' }).getByRole('status')).toHaveText(
    /\d of 6: /,
  );

  await test.step('a question opens and closes, with its link in between', async () => {
    const question = page.getByRole('button', { name: 'Can I switch plans later?' });
    await tabTo(page, 'Can I switch plans later?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Can I switch plans later?' })).toBeVisible();
    await tabTo(page, 'Link to this answer');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(question).toBeFocused();
    await page.keyboard.press('Space');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the footer leads to the terms, their contents to a section', async () => {
    await tabTo(page, 'Terms and Conditions');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, 'Liability');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '10. Liability' })).toBeFocused();
  });

  await test.step('the header leads to the plans, a plan to Get Started', async () => {
    await open('/');
    await tabTo(page, 'Pricing');
    await page.keyboard.press('Enter');
    await expect(page.locator('#pricing')).toBeFocused();
    await tabTo(page, 'Start Free Trial');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/get-started$/);
  });
});
