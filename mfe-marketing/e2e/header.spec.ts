import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const header = (page: Page) => page.locator('header[data-state]');
const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Standby' }).getByRole('link', { name });

/** Expects the heading of a section to be in the window, below the header. */
async function expectBelowHeader(page: Page, section: string): Promise<void> {
  const heading = page.locator(`#${section}`).getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const distance = async (): Promise<number> => {
    const [top, bar] = [await heading.boundingBox(), await header(page).boundingBox()];
    return top && bar ? top.y - (bar.y + bar.height) : -1;
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
}

test('the header leads to each section, which a reload keeps', async ({ page, open }) => {
  await open('/');
  for (const name of ['Features', 'Pricing', 'About', 'Contact']) {
    await test.step(`${name} lands below the header, with the focus`, async () => {
      const section = name.toLowerCase();
      await headerLink(page, name).click();
      await expect(page).toHaveURL(new RegExp(`/#${section}$`));
      await expectBelowHeader(page, section);
      await expect(page.locator(`#${section}`)).toBeFocused();
    });
  }

  await test.step('a reload stays there', async () => {
    await page.reload();
    await expectBelowHeader(page, 'contact');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the links are behind a menu button; following one closes the menu and leads to its section', async ({
    page,
    open,
  }) => {
    await open('/');
    const features = headerLink(page, 'Features');
    await expect(features).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await headerLink(page, 'Pricing').click();
    await expect(features).toBeHidden();
    await expectBelowHeader(page, 'pricing');
  });
});
