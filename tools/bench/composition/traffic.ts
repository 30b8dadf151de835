import type { CDPSession, Page } from '@playwright/test';
import type { Span } from './critical-chain.ts';

export type Kind = 'script' | 'font' | 'other';

/** A request that went over the wire; what came out of the browser's cache is none. */
export interface WireRequest extends Span {
  readonly url: URL;
  readonly kind: Kind;
  /** Of the answer, compressed and with its headers. */
  readonly bytes: number;
  /** Of that, what is no header. */
  readonly bodyBytes: number;
}

interface OpenRequest {
  readonly url: URL;
  readonly startMs: number;
  /** The protocol's clock at the start: its origin is its own. */
  readonly startTicks: number;
  kind: Kind;
  headerBytes: number;
}

const QUIET_POLL_MS = 50;

function kindOf(mimeType: string): Kind {
  if (/javascript/u.test(mimeType)) return 'script';
  return /font/u.test(mimeType) ? 'font' : 'other';
}

/** What a page asks the network for, as Chromium's protocol tells it. Times are milliseconds of the wall clock. */
export class Traffic {
  readonly requests: WireRequest[] = [];
  private readonly open = new Map<string, OpenRequest>();
  private lastEvent = performance.now();

  private constructor(readonly session: CDPSession) {}

  static async of(page: Page): Promise<Traffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new Traffic(session);
    traffic.listen();
    await session.send('Network.enable');
    return traffic;
  }

  /** Resolves once nothing has been under way for so long. */
  async quiet(millis: number): Promise<void> {
    this.lastEvent = performance.now();
    while (this.open.size > 0 || performance.now() - this.lastEvent < millis) {
      await new Promise((done) => setTimeout(done, QUIET_POLL_MS));
    }
  }

  private listen(): void {
    this.session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp }) => {
      if (!request.url.startsWith('http')) return;
      this.touch();
      this.open.set(requestId, {
        url: new URL(request.url),
        startMs: wallTime * 1000,
        startTicks: timestamp,
        kind: 'other',
        headerBytes: 0,
      });
    });
    this.session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.open.get(requestId);
      if (!request) return;
      request.kind = kindOf(response.mimeType);
      request.headerBytes = response.encodedDataLength;
    });
    this.session.on('Network.requestServedFromCache', ({ requestId }) => this.close(requestId));
    this.session.on('Network.loadingFailed', ({ requestId }) => this.close(requestId));
    this.session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = this.close(requestId);
      // Zero bytes: out of the cache, or a page's own data.
      if (!request || encodedDataLength === 0) return;
      const { url, kind, startMs, startTicks, headerBytes } = request;
      this.requests.push({
        url,
        kind,
        startMs,
        endMs: startMs + (timestamp - startTicks) * 1000,
        bytes: encodedDataLength,
        bodyBytes: encodedDataLength - headerBytes,
      });
    });
  }

  private close(requestId: string): OpenRequest | undefined {
    this.touch();
    const request = this.open.get(requestId);
    this.open.delete(requestId);
    return request;
  }

  private touch(): void {
    this.lastEvent = performance.now();
  }
}

export interface Sums {
  readonly requests: number;
  readonly bytes: number;
  readonly bodyBytes: number;
  readonly script: number;
  readonly font: number;
  readonly other: number;
}

export function sumUp(requests: readonly WireRequest[]): Sums {
  const bytesOf = (chosen: readonly WireRequest[]): number =>
    chosen.reduce((sum, { bytes }) => sum + bytes, 0);
  const ofKind = (kind: Kind): number =>
    bytesOf(requests.filter((request) => request.kind === kind));
  return {
    requests: requests.length,
    bytes: bytesOf(requests),
    bodyBytes: requests.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
    script: ofKind('script'),
    font: ofKind('font'),
    other: ofKind('other'),
  };
}
