import type { CDPSession, Page } from '@playwright/test';

export interface Measurements {
  /** Rules of all style sheets. A screen takes the rules of its global styles with it. */
  readonly rules: number;
  /** Nodes in memory, also outside of the document. */
  readonly nodes: number;
  /**
   * Living objects of scripts. Bytes of the heap do not show a leak, because the browser's compiled
   * code grows for many visits.
   */
  readonly objects: number;
}

/** Measurements of a page. Engines other than Chromium report the rules alone. */
interface PageMeter {
  /** Measures after a garbage collection. */
  readonly count: () => Promise<Measurements>;
  /** Returns the processor time of the page's thread so far, in milliseconds. */
  readonly busyMs: () => Promise<number>;
  readonly end: () => Promise<void>;
}

const countRules = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].reduce(
      (sum, { cssRules }) => sum + cssRules.length,
      0,
    ),
  );

/** Counts the objects whose prototypes lead to `Object.prototype`, after a garbage collection. */
async function countObjects(session: CDPSession): Promise<number> {
  const objectGroup = 'counted';
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup,
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(result.value);
}

/** Starts to measure a page. */
export async function measurePage(page: Page): Promise<PageMeter> {
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    return {
      count: async () => ({ rules: await countRules(page), nodes: 0, objects: 0 }),
      busyMs: () => Promise.resolve(0),
      end: () => Promise.resolve(),
    };
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async count() {
      await session.send('HeapProfiler.collectGarbage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      return { rules: await countRules(page), nodes, objects: await countObjects(session) };
    },
    async busyMs() {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    },
    end: () => session.detach(),
  };
}
