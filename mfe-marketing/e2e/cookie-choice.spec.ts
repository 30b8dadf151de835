import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const banner = (page: Page) => page.getByRole('region', { name: 'May Standby use cookies?' });

function storedKinds(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const consent = JSON.parse(localStorage.getItem('standby:cookie-consent') ?? 'null') as {
      granted: unknown;
    } | null;
    return consent?.granted;
  });
}

/**
 * Returns the number of visible links and buttons outside the question, and which of them it
 * covers.
 */
function coveredByBanner(page: Page): Promise<{ seen: number; covered: string[] }> {
  return banner(page).evaluate((question) => {
    const controls = [...document.querySelectorAll('a, button')].filter((control) => {
      const { top, bottom, width } = control.getBoundingClientRect();
      const isInWindow = width > 0 && top >= 0 && bottom <= window.innerHeight;
      return isInWindow && control.checkVisibility() && !question.contains(control);
    });
    const covered = controls.filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return question.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return { seen: controls.length, covered: covered.map(({ outerHTML }) => outerHTML) };
  });
}

test('the first visit asks within the page, and a refusal applies everywhere', async ({
  page,
  context,
}) => {
  await page.goto('/');
  for (const width of [1440, 390]) {
    await test.step(`at ${width} px the question covers nothing`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await banner(page).scrollIntoViewIfNeeded();
      await expect(banner(page)).toHaveCSS('position', 'static');
      const { seen, covered } = await coveredByBanner(page);
      expect(seen).toBeGreaterThan(5);
      expect(covered).toEqual([]);
    });
  }

  await test.step('at 1920 px the question aligns with the grid of the page', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const header = page.getByRole('banner');
    const edges = async (first: Locator, last: Locator) => {
      const [from, to] = await Promise.all([first.boundingBox(), last.boundingBox()]);
      return [from?.x, to && to.x + to.width];
    };
    expect(
      await edges(
        banner(page).getByText('May Standby use cookies?'),
        banner(page).getByRole('button', { name: 'Cookie Settings' }),
      ),
    ).toEqual(
      await edges(
        header.getByRole('link', { name: 'Standby' }),
        header.getByRole('link', { name: 'Get Started' }),
      ),
    );
    await page.setViewportSize({ width: 390, height: 800 });
  });

  await test.step('refusing and accepting look alike', async () => {
    const [refuse, accept] = await Promise.all(
      ['Refuse all', 'Accept all'].map((name) =>
        banner(page)
          .getByRole('button', { name })
          .evaluate((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight, width, height } =
              getComputedStyle(button);
            return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height };
          }),
      ),
    );
    expect(refuse).toEqual(accept);
  });

  await test.step('without an answer the storage stays empty, and the next page asks again', async () => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('link', { name: 'Cookie Policy' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy');
    await expect(banner(page)).toHaveCSS('position', 'static');
  });

  await test.step('one press refuses, for this page and the next visit', async () => {
    await banner(page).getByRole('button', { name: 'Refuse all' }).click();
    await expect(page.getByText('Cookie choice saved')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await storedKinds(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(banner(page)).toBeHidden();
  });
});
