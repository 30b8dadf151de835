import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DeskOwner } from 'server/testing/desk-owner';

const CLOCK_SAMPLES = 20;

interface FramePageOptions {
  readonly browser: Browser;
  /** Address of the page. */
  readonly address: string;
  /** Account that is signed in there; left out, no account is. */
  readonly owner?: DeskOwner;
  /** Attribute whose changes are reported. */
  readonly attribute: string;
}

declare global {
  // Playwright provides this function in pages of this benchmark.
  var reportFrame: (paintedAtMs: number, value: string | null) => Promise<void>;
}

/**
 * Runs in the page before its own code: reports each frame that shows another value of an
 * attribute.
 */
function reportFrames(attribute: string): void {
  // No function here has a name, because tsx would mark it with a call that pages do not know.
  new MutationObserver(() => {
    const shown = document.querySelector(`[${attribute}]`);
    const value = shown === null ? null : shown.getAttribute(attribute);
    requestAnimationFrame(() => {
      // A message that is sent before the frame is painted arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        void globalThis.reportFrame(performance.timeOrigin + performance.now(), value);
      });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, attributeFilter: [attribute] });
}

/**
 * Returns by how much the page's clock is ahead of this process's, by the sample with the shortest
 * round trip.
 */
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

/** A page in a browser that reports when an act is on its screen. */
export class FramePage {
  readonly #context: BrowserContext;
  #offsetMs = 0;
  #onFrame: (paintedAt: number, value: string | null) => void = () => {};

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Opens the page, and resolves when the attribute is there. */
  static async open({ browser, address, owner, attribute }: FramePageOptions): Promise<FramePage> {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const shown = new FramePage(context);
    const [name = '', value = ''] = owner?.cookie.split('=') ?? [];
    if (name !== '') await context.addCookies([{ name, value, url: new URL(address).origin }]);
    await context.exposeFunction('reportFrame', (paintedAtMs: number, painted: string | null) =>
      shown.#onFrame(paintedAtMs - shown.#offsetMs, painted),
    );
    await context.addInitScript(reportFrames, attribute);
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(`[${attribute}]`).first().waitFor();
    shown.#offsetMs = await clockOffset(page);
    return shown;
  }

  /**
   * Resolves to the moment at which the next value of the attribute, or the next one that matches,
   * is painted.
   */
  nextFrame(value?: string): Promise<number> {
    return new Promise((resolve) => {
      this.#onFrame = (paintedAt, painted) => {
        if (value === undefined || painted === value) resolve(paintedAt);
      };
    });
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
