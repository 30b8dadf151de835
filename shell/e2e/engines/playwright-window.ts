import type { Page } from '@playwright/test';
import type { BrowserWindow } from './browser-window.ts';

/** Returns a window of an engine that Playwright drives. */
export function playwrightWindow(page: Page, origin: string): BrowserWindow {
  const options = (name: string | RegExp | undefined) =>
    name === undefined ? {} : { name, exact: true };
  return {
    goto: async (path) => void (await page.goto(origin + path)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    path: () => Promise.resolve(page.url().slice(origin.length)),
    title: () => page.title(),
    click: (role, name) => page.getByRole(role, options(name)).first().click(),
    async fill(label, value) {
      // Types with real keys: in Firefox, React takes the result of Playwright's `fill` for its
      // own.
      const field = page.getByLabel(label, { exact: true });
      await field.selectText();
      await field.pressSequentially(value);
    },
    value: (label) => page.getByLabel(label, { exact: true }).inputValue(),
    press: (key) => page.keyboard.press(key),
    texts: (role, name) =>
      page
        .getByRole(role, options(name))
        .allTextContents()
        .catch((cause: unknown) => {
          // The page cannot be read during a navigation.
          if (cause instanceof Error && cause.message.includes('context was destroyed')) return [];
          throw cause;
        }),
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => page.close(),
  };
}
