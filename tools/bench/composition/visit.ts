import { resolve } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { ROOT } from '../../composition.ts';
import { EMPTY_ROOT } from '../../pages/pages.ts';
import { coldPages, type ColdPage, type Screen } from './screens.ts';
import { Traffic, type WireRequest } from './traffic.ts';

const PROBE = resolve(ROOT, 'tools/bench/composition/probe.js');

/** What the page keeps for us: see probe.js. */
interface Probe {
  readonly clickMs: number;
  readonly arrival: (screen: Screen) => Promise<number>;
  readonly summary: () => Paint;
}

declare global {
  // Declarations of globals have to be `var`.
  // oxlint-disable-next-line no-var
  var benchProbe: Probe;
}

export interface Paint {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Long tasks' time beyond 50 ms each, from the first paint on. */
  readonly blockingMs: number;
  /** Sum of layout shifts that no input caused. */
  readonly shift: number;
}

/** A machine and a line slower than this one. */
export interface Conditions {
  readonly slowdown: number;
  readonly latencyMs: number;
  /** Bytes a second; -1 for no limit. */
  readonly throughput: number;
}

/** Every answer later than any script runs, and nothing else: for counting, not for timing. */
export const COUNTING: Conditions = { slowdown: 1, latencyMs: 150, throughput: -1 };
/** A phone of the middle class on a slow line. */
export const SLOW: Conditions = { slowdown: 4, latencyMs: 150, throughput: 1_600_000 / 8 };
/** The same line, and a machine as it is. */
export const SLOW_NETWORK: Conditions = { ...SLOW, slowdown: 1 };
export const UNTHROTTLED: Conditions = { slowdown: 1, latencyMs: 0, throughput: -1 };

/** Chromium alone has the status; TypeScript does not declare it. */
interface BlockingTiming extends PerformanceResourceTiming {
  readonly renderBlockingStatus: 'blocking' | 'non-blocking';
}

/** A browser that was never here, with one page. */
export class Visit {
  private document: Response | null = null;

  private constructor(
    readonly page: Page,
    readonly traffic: Traffic,
    readonly origin: string,
  ) {}

  static async begin(browser: Browser, origin: string, conditions: Conditions): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      // What it fetches in the background is no part of a visit.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript({ path: PROBE });
    // The sample account check takes chance's word on whether an account is known: below a half it is.
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    if (conditions === COUNTING) {
      // The app prefetches what links in view lead to when it is idle, two seconds after a navigation: whether a
      // tour stays that long on a screen depends on the machine.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
    }
    const traffic = await Traffic.of(page);
    const visit = new Visit(page, traffic, origin);
    await visit.under(conditions);
    return visit;
  }

  async under({ slowdown, latencyMs, throughput }: Conditions): Promise<void> {
    const { session } = this.traffic;
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }

  /** Opens an address cold. Resolves with the time of the route's first pixel, of the wall clock. */
  async open(name: ColdPage): Promise<number> {
    const { address, ...screen } = coldPages[name];
    this.document = await this.page.goto(this.origin + address, { waitUntil: 'commit' });
    return this.page.evaluate(async (wanted) => {
      return performance.timeOrigin + (await benchProbe.arrival(wanted));
    }, screen);
  }

  /**
   * What the first contentful paint of the page waited for: its document, what blocks rendering, and the scripts where
   * the document shows nothing by itself.
   */
  async neededForPaint(): Promise<WireRequest[]> {
    const blocking = new Set(
      await this.page.evaluate(() =>
        (performance.getEntriesByType('resource') as BlockingTiming[])
          .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
          .map(({ name }) => name),
      ),
    );
    const html = (await this.document?.text()) ?? '';
    const needsScripts = html.includes(EMPTY_ROOT);
    return this.traffic.requests.filter(
      ({ url: { href }, kind }) =>
        href === this.document?.url() || blocking.has(href) || (needsScripts && kind === 'script'),
    );
  }

  /** Resolves with the page's own time at which the screen has its content. */
  arrival(screen: Screen): Promise<number> {
    return this.page.evaluate((wanted) => {
      return benchProbe.arrival(wanted);
    }, screen);
  }

  /** The page's own time of the last click. */
  clickMs(): Promise<number> {
    return this.page.evaluate(() => {
      return benchProbe.clickMs;
    });
  }

  paint(): Promise<Paint> {
    return this.page.evaluate(() => {
      return benchProbe.summary();
    });
  }

  end(): Promise<void> {
    return this.page.context().close();
  }
}
