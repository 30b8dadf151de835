import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

export { expect };

interface Guard {
  /** What the browser may say on the console in this test: a failure that the test itself brings about. */
  allowConsole: (pattern: RegExp) => void;
}

/**
 * Playwright's `test` with what every browser test of Standby demands: nothing on the console, no
 * uncaught error, and no request that leaves the machine. A breach of the content security policy is
 * an error on the console, so it fails the test too.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const complaints: string[] = [];
      const complain = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      const watch = (page: Page): void => {
        page.on('console', (message) =>
          complain(`${message.type()}: ${message.text()} (${message.location().url})`),
        );
        page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        const isLocal = ['localhost', '127.0.0.1'].includes(hostname);
        if (protocol.startsWith('http') && !isLocal) complain(`left the machine: ${request.url()}`);
      });
      await use({ allowConsole: (pattern) => allowed.push(pattern) });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export type Theme = 'dark' | 'light';

/** Sets the colour theme as the person's system would. */
export async function emulateTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** axe finds nothing on the page as it stands, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await emulateTheme(page, theme);
    const { violations } = await new AxeBuilder({ page })
      // Without frames, of which there are none, nothing has to be gathered in a second page.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      // Base UI's guards around a popup: hidden, and focusable so that they can pass the focus on.
      .exclude('[data-base-ui-focus-guard]')
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
}

/** An address of the composed app at which remotes come from elsewhere: `{ venue: origin }`. */
export function withOverrides(path: string, origins: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(origins).map(
    ([name, origin]) => `mf=${encodeURIComponent(`${name}@${origin}`)}`,
  );
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`;
}
