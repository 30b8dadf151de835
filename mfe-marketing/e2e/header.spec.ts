import { expect, test } from './fixtures';

const anchors = ['features', 'pricing', 'about', 'contact'] as const;

test('the header turns opaque once the page is scrolled by more than one window', async ({
  page,
  open,
}) => {
  await open('/');
  const header = page.locator('header[data-state]');
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect(header).toHaveAttribute('data-state', 'transparent');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await test.step('one window exactly is not past it', async () => {
    await page.evaluate((top) => window.scrollTo(0, top), height);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(height);
    await expect(header).toHaveAttribute('data-state', 'transparent');
  });

  await test.step('one pixel more is', async () => {
    await page.evaluate((top) => window.scrollTo(0, top), height + 1);
    await expect(header).toHaveAttribute('data-state', 'opaque');
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await test.step('it stays at the top of the window, and turns back', async () => {
    expect((await header.boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toHaveAttribute('data-state', 'transparent');
  });
});

for (const anchor of anchors) {
  test(`#${anchor} lands below the header, and a reload stays there`, async ({ page, open }) => {
    await open('/');
    const section = page.locator(`#${anchor}`);
    const heading = section.getByRole('heading', { level: 2 });
    const headingBelowHeader = async () => {
      const headerBox = await page.locator('header[data-state]').boundingBox();
      const box = await heading.boundingBox();
      if (!box || !headerBox) return false;
      return box.y >= headerBox.y + headerBox.height;
    };

    await page
      .getByRole('navigation', { name: 'Standby' })
      .getByRole('link', { name: new RegExp(anchor, 'i') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/#${anchor}$`));
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(headingBelowHeader).toBe(true);
    await expect(section).toBeFocused();

    await page.reload();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(headingBelowHeader).toBe(true);
  });

  test(`/#${anchor} opened directly shows that section`, async ({ page, open }) => {
    await open(`/#${anchor}`);
    const heading = page.locator(`#${anchor}`).getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });
}

test('the header leads to Get Started', async ({ page, open }) => {
  await open('/');
  await page.locator('header[data-state]').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/auth\/get-started$/);
});

test('from a legal page the header leads to the sections of the landing page', async ({
  page,
  open,
}) => {
  await open('/terms');
  await page
    .getByRole('navigation', { name: 'Standby' })
    .getByRole('link', { name: 'Pricing' })
    .click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport({ ratio: 1 });
});

test('the theme can be changed, and the next page keeps it', async ({ page, open }) => {
  await open('/');
  const header = page.locator('header[data-state]');
  await header
    .getByRole('button', { name: 'Use light theme' })
    .or(header.getByRole('button', { name: 'Use dark theme' }))
    .click();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the links are behind a menu button', async ({ page, open }) => {
    await open('/');
    const pricing = page
      .getByRole('navigation', { name: 'Standby' })
      .getByRole('link', { name: 'Pricing' });
    await expect(pricing).toBeHidden();

    await test.step('a link closes the menu and leads to its section', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await pricing.click();
      await expect(pricing).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport({ ratio: 1 });
    });
  });

  test('Escape closes the menu and gives the focus back', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Features' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Features' })).toBeHidden();
  });

  test('a press or the focus elsewhere closes the menu', async ({ page, open }) => {
    await open('/');
    const features = page.getByRole('link', { name: 'Features' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.mouse.click(200, 800);
    await expect(features).toBeHidden();

    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Get Started' }).first().focus();
    await expect(features).toBeHidden();
  });

  test('nothing stands wider than the screen', async ({ page, open }) => {
    for (const path of ['/', '/terms', '/privacy', '/cookies']) {
      await open(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
