import { expect, type Page } from '@playwright/test';

/** Goes to a path inside the page, as a link would; no page has a link to it. */
export async function startInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
    if (isElsewhere) document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Goes to a path inside the page, and waits until its screen has replaced the previous one. */
export async function goInside(page: Page, path: string): Promise<void> {
  await startInside(page, path);
  await expect(page.locator('h1:not([data-left])'), path).toBeAttached();
}
