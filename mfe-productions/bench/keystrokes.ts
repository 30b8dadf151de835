import type { CDPSession, Page } from '@playwright/test';

/**
 * Main-thread time of one keystroke until the page is idle again, in milliseconds of thread time.
 */
export interface Keystroke {
  readonly scriptMs: number;
  readonly layoutMs: number;
}

/** Returns the time spent since the page began, in milliseconds. */
export async function spent(session: CDPSession): Promise<Keystroke> {
  const { metrics } = await session.send('Performance.getMetrics');
  const millis = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    scriptMs: millis('ScriptDuration'),
    layoutMs: millis('LayoutDuration') + millis('RecalcStyleDuration'),
  };
}

/**
 * Waits for two frames and an idle callback: React has rendered deferred work, and the browser has
 * laid it out.
 */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
}

interface TypingOptions {
  /** Words that are typed into the focused field and deleted again, key by key. */
  readonly words: readonly string[];
  /** Factor by which the processor is throttled. */
  readonly slowdown: number;
  /** Resolves once the delayed work of the typed text has begun. */
  readonly settled: (text: string) => Promise<unknown>;
}

/** Types into the focused field and measures every keystroke, including the deletions. */
export async function measureTyping(
  page: Page,
  { words, slowdown, settled }: TypingOptions,
): Promise<readonly Keystroke[]> {
  const session = await page.context().newCDPSession(page);
  // Thread time is measured instead of wall time, so that other programs on the machine do not
  // count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const keystrokes: Keystroke[] = [];

  async function press(key: string, text: string): Promise<void> {
    await rest(page);
    const before = await spent(session);
    await page.keyboard.press(key);
    await settled(text);
    await rest(page);
    const after = await spent(session);
    keystrokes.push({
      scriptMs: after.scriptMs - before.scriptMs,
      layoutMs: after.layoutMs - before.layoutMs,
    });
  }

  for (const word of words) {
    for (let end = 1; end <= word.length; end += 1) {
      await press(word.charAt(end - 1), word.slice(0, end));
    }
    for (let end = word.length - 1; end >= 0; end -= 1) {
      await press('Backspace', word.slice(0, end));
    }
  }
  await session.detach();
  return keystrokes;
}
