import { expect, type Page } from '@playwright/test';

/** Goes to a path as a link would that no page has. */
export async function startInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
    if (isElsewhere) document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** The same, until its screen has replaced the one before. */
export async function goInside(page: Page, path: string): Promise<void> {
  await startInside(page, path);
  await expect(page.locator('h1:not([data-left])'), path).toBeAttached();
}
