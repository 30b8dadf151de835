import type { CDPSession, Page } from '@playwright/test';
import type { Span } from './critical-chain.ts';

/** A request that went over the wire, not one that the browser's cache served. */
export interface WireRequest extends Span {
  readonly url: URL;
  readonly isScript: boolean;
  /** Bytes of the response, compressed and with its headers. */
  readonly bytes: number;
}

interface OpenRequest {
  readonly url: URL;
  readonly startMs: number;
  /** Start by the protocol's clock, which has its own origin. */
  readonly startTicks: number;
  isScript: boolean;
}

const QUIET_POLL_MS = 50;

const ICON = /\/favicon[\w-]*\.(?:ico|png|svg)$/u;

/** Whether an address belongs to the icon in a browser's tab. */
export const isIcon = ({ pathname }: URL): boolean => ICON.test(pathname);

/**
 * Network requests of a page, recorded through Chromium's protocol. Times are milliseconds of the
 * wall clock.
 */
export class Traffic {
  /** Requests of the page's own code. */
  readonly requests: WireRequest[] = [];
  /** Requests for the icon: a browser with a window makes one at each address, the headless shell makes none. */
  readonly iconRequests: WireRequest[] = [];
  private readonly open = new Map<string, OpenRequest>();
  private lastEvent = performance.now();

  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Traffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new Traffic(session);
    traffic.listen();
    await session.send('Network.enable');
    return traffic;
  }

  /** Delays every response from now on. */
  async delay(latencyMs: number): Promise<void> {
    await this.session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  }

  /** Resolves once no request has been open for the given time. */
  async quiet(millis: number): Promise<void> {
    this.lastEvent = performance.now();
    while (this.open.size > 0 || performance.now() - this.lastEvent < millis) {
      await new Promise((done) => setTimeout(done, QUIET_POLL_MS));
    }
  }

  private listen(): void {
    this.session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      this.lastEvent = performance.now();
      this.open.set(requestId, {
        url: new URL(request.url),
        startMs: wallTime * 1000,
        startTicks: timestamp,
        isScript: false,
      });
    });
    this.session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.open.get(requestId);
      if (request) request.isScript = response.mimeType.includes('javascript');
    });
    this.session.on('Network.requestServedFromCache', ({ requestId }) => this.close(requestId));
    this.session.on('Network.loadingFailed', ({ requestId }) => this.close(requestId));
    this.session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = this.close(requestId);
      // Zero bytes mean that the response came from the cache or from a data URL.
      if (!request || encodedDataLength === 0) return;
      const { url, isScript, startMs, startTicks } = request;
      const endMs = startMs + (timestamp - startTicks) * 1000;
      const list = isIcon(url) ? this.iconRequests : this.requests;
      list.push({ url, isScript, startMs, endMs, bytes: encodedDataLength });
    });
  }

  private close(requestId: string): OpenRequest | undefined {
    this.lastEvent = performance.now();
    const request = this.open.get(requestId);
    this.open.delete(requestId);
    return request;
  }
}
