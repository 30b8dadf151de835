import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Whether the pictures of `docs/guide` are written. Otherwise the tests only visit the pages. */
const isWriting = process.env['GUIDE_PICTURES'] !== undefined;
const FOLDER = new URL('../../docs/guide/images/', import.meta.url);

/** Size of all pictures. */
export const GUIDE_VIEWPORT = { width: 1280, height: 800 };

export async function picture(page: Page, name: string): Promise<void> {
  if (!isWriting) return;
  await page.screenshot({
    path: fileURLToPath(new URL(`${name}.png`, FOLDER)),
    animations: 'disabled',
  });
}

/** Takes a picture of a page that a test has in another size and theme. */
export async function pictureInGuide(page: Page, name: string): Promise<void> {
  if (!isWriting) return;
  const before = page.viewportSize();
  await page.setViewportSize(GUIDE_VIEWPORT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, name);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
