import type { CDPSession, Page } from '@playwright/test';

/** What the page's main thread spent on one keystroke until it rested again, in milliseconds of its own time. */
export interface Keystroke {
  readonly scriptMs: number;
  readonly layoutMs: number;
}

/** Cumulative since the page began, in seconds. */
export async function spent(session: CDPSession): Promise<Keystroke> {
  const { metrics } = await session.send('Performance.getMetrics');
  const millis = (name: string): number =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    scriptMs: millis('ScriptDuration'),
    layoutMs: millis('LayoutDuration') + millis('RecalcStyleDuration'),
  };
}

/** Two frames and an idle moment: React has rendered what it put off, and the browser has laid it out. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
}

interface TypingOptions {
  /** Typed and taken back again, key by key, in the field that has the focus. */
  readonly words: readonly string[];
  /** How many times slower than it is the processor pretends to be. */
  readonly slowdown: number;
  /** Resolves once what the text sets off after a while is under way. */
  readonly settled: (text: string) => Promise<unknown>;
}

/** Types into the focused field and measures every keystroke, also those that take a letter back. */
export async function measureTyping(
  page: Page,
  { words, slowdown, settled }: TypingOptions,
): Promise<readonly Keystroke[]> {
  const session = await page.context().newCDPSession(page);
  // Time of the thread, not of the wall: other programs on the machine do not count.
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
