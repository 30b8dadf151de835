import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { unusedPort } from '@standby/hosting/port';

/**
 * Chromium that can freeze pages as it freezes hidden ones. Playwright keeps the pages of its own
 * contexts visible.
 */
interface FreezableBrowser {
  readonly context: BrowserContext;
  readonly freeze: (page: Page) => Promise<void>;
  /** Lets a page run again, visible. */
  readonly thaw: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openFreezableBrowser(options: LaunchOptions): Promise<FreezableBrowser> {
  const port = await unusedPort();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const own = await chromium.launch({ ...options, args: [...args, '--window-size=1440,900'] });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const sessions = new Map<Page, CDPSession>();
  return {
    context,
    freeze: async (page) => {
      const session = await context.newCDPSession(page);
      sessions.set(page, session);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    },
    thaw: async (page) => {
      const session = sessions.get(page);
      if (!session) throw new Error('This page was not frozen.');
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    },
    close: async () => {
      await browser.close();
      await own.close();
    },
  };
}
