import type { Browser, BrowserContext, Page } from '@playwright/test';
import { viewerPath } from '@standby/contracts';
import type { DeskOwner } from 'server/bench/desk';

const CLOCK_SAMPLES = 20;

export interface ViewerPageOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly owner: DeskOwner;
  readonly showId: string;
}

declare global {
  // Playwright gives it to pages of this benchmark.
  var reportFrame: (paintedAtMs: number) => Promise<void>;
}

/** Runs in the page, before its own code: reports the frame that shows a blackout, or lifts one. */
function reportFrames(): void {
  // No function with a name: tsx would mark it by a call that pages do not know.
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      // A message that is sent before the frame is painted arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        void globalThis.reportFrame(performance.timeOrigin + performance.now());
      });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, attributeFilter: ['data-blackout'] });
}

/** How far the page's clock is ahead of this process's, by the sample with the shortest round trip. */
async function clockOffset(page: Page): Promise<number> {
  let best = { roundTripMs: Number.POSITIVE_INFINITY, offsetMs: 0 };
  for (let sample = 0; sample < CLOCK_SAMPLES; sample += 1) {
    const sentAt = performance.now();
    const pageMs = await page.evaluate(() => performance.timeOrigin + performance.now());
    const roundTripMs = performance.now() - sentAt;
    const offsetMs = pageMs - (sentAt + roundTripMs / 2);
    if (roundTripMs < best.roundTripMs) best = { roundTripMs, offsetMs };
  }
  return best.offsetMs;
}

/** The app's own viewer in a browser, which says when an act is on its screen. */
export class ViewerPage {
  readonly #context: BrowserContext;
  #offsetMs = 0;
  #onFrame: (paintedAt: number) => void = () => {};

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Opens the viewer of a show, and resolves when it shows the room. */
  static async open({ browser, origin, owner, showId }: ViewerPageOptions): Promise<ViewerPage> {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const viewer = new ViewerPage(context);
    const [name = '', value = ''] = owner.cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    await context.exposeFunction('reportFrame', (paintedAtMs: number) =>
      viewer.#onFrame(paintedAtMs - viewer.#offsetMs),
    );
    await context.addInitScript(reportFrames);
    const page = await context.newPage();
    await page.goto(`${origin}${viewerPath(showId)}`);
    await page.locator('[data-blackout]').waitFor();
    viewer.#offsetMs = await clockOffset(page);
    return viewer;
  }

  /** The moment at which the next blackout, or the end of one, is painted. */
  nextFrame(): Promise<number> {
    return new Promise((painted) => (this.#onFrame = painted));
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
