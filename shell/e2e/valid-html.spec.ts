import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '@standby/testing/playwright';

/** Rules about how HTML is written. A page that a browser has serialized cannot break them. */
const OF_WRITING = {
  'attr-quotes': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'no-raw-characters': 'off',
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
} as const;

/**
 * Rules for which the product has its own solution: loaded files have hashes, and positions of
 * lists are styles.
 */
const ADVICE = {
  'long-title': 'off',
  'no-inline-style': 'off',
  'prefer-native-element': 'off',
  'require-sri': 'off',
  'tel-non-breaking': 'off',
} as const;

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { ...OF_WRITING, ...ADVICE },
  }),
);

/** Returns each rule that the page breaks, with the element that breaks it. */
async function brokenRules(page: Page): Promise<string[]> {
  // A browser with scripts treats the content of `noscript` as text, and serializes it as elements.
  const html = await page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    for (const notice of root.querySelectorAll('noscript')) notice.remove();
    return root.outerHTML;
  });
  const { results } = await validator.validateString(`<!DOCTYPE html>${html}`);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

async function expectValid(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    // The screen's title has replaced the title of the HTML file.
    await expect(page.locator('head > title')).toHaveAttribute('data-screen');
    expect(await brokenRules(page)).toEqual([]);
  });
}

const ONE_OF_EACH_REMOTE = ['/', '/auth/get-started', '/shows/hamlet', '/rooms', '/room/1'];

test('a page of each remote is valid HTML with one title', async ({ page }) => {
  for (const path of ONE_OF_EACH_REMOTE) await expectValid(page, path);
});

const OTHERS = [
  '/auth/verify',
  '/auth/create-account',
  '/dashboard',
  '/create-event',
  '/create-room',
  '/devices',
  '/add-device',
  '/guide',
  '/terms',
  '/shows/hamlet/company',
  '/shows/hamlet/company/import',
  '/shows/hamlet/schedule',
  '/shows/hamlet/reports',
  '/shows/hamlet/notes',
  '/room/hamlet/cues',
  '/room/hamlet/call',
  '/room/hamlet/light',
  '/room/hamlet/running',
  '/room/1/viewer',
  '/nowhere',
];

test('the other pages are valid HTML with one title @all', async ({ page }) => {
  for (const path of OTHERS) await expectValid(page, path);
});
