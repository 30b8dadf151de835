import { expect, type Page } from '@playwright/test';
import type { BrowserWindow } from '../engines/browser-window.ts';

/** Error of a machine's clocks. */
interface WrongClock {
  /** Milliseconds by which the system clock is ahead. */
  readonly offsetMs: number;
  /** Share by which both clocks are fast. */
  readonly drift: number;
}

interface Probe {
  /** Sets the system clock, as the machine's owner can. */
  jump: (byMs: number) => void;
  /**
   * Moments at which the figure on the screen would reach zero, by a right clock. They agree while
   * the figure is right.
   */
  readonly endsMs: number[];
}

declare global {
  interface Window {
    standbyProbe: Probe;
  }
}

/** Installs the clocks in the page before its own scripts run. */
function installWrongClock({ offsetMs, drift }: WrongClock): void {
  const rightNow = Date.now.bind(Date);
  const rightTicks = performance.now.bind(performance);
  const startedMs = rightNow();
  let aheadMs = offsetMs;
  Date.now = () => Math.round(rightNow() + aheadMs + (rightNow() - startedMs) * drift);
  performance.now = () => rightTicks() * (1 + drift);
  const endsMs: number[] = [];
  window.standbyProbe = { jump: (byMs) => void (aheadMs += byMs), endsMs };
  let last = '';
  // At the moment of writing, a figure is what the page takes for right, however busy the machine is.
  new MutationObserver(() => {
    const figure = document.querySelector('[role=timer]')?.textContent ?? '';
    if (figure === last || !/^\d+:\d\d$/u.test(figure)) return;
    last = figure;
    const [minutes = 0, seconds = 0] = figure.split(':').map(Number);
    endsMs.push(rightNow() + (minutes * 60 + seconds) * 1_000);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export const wrongClock = (clock: WrongClock): string =>
  `(${installWrongClock.toString()})(${JSON.stringify(clock)})`;

type Probed = Pick<Page, 'evaluate'> | BrowserWindow;

const run = <T>(window: Probed, expression: string): Promise<T> =>
  'texts' in window ? window.evaluate<T>(`return ${expression}`) : window.evaluate<T>(expression);

export const jump = (window: Probed, byMs: number): Promise<unknown> =>
  run(window, `window.standbyProbe.jump(${byMs})`);

/**
 * Largest spread of right figures in ms: a figure changes in its second and is written a moment
 * later. With two seconds between them, one figure was wrong.
 */
const SPREAD_MAX_MS = 2_000;

/** Drops the figures so far. The timer has to count down without an act from here on. */
export const forgetFigures = (window: Probed): Promise<unknown> =>
  run(window, 'window.standbyProbe.endsMs.splice(0).length');

/** Checks each figure since `forgetFigures` against the time of the machine that runs the test. */
export async function expectNoWrongSecond(window: Probed): Promise<void> {
  const endsMs = await run<number[]>(window, 'window.standbyProbe.endsMs');
  expect(endsMs.length, 'figures that were shown').toBeGreaterThan(0);
  expect(Math.max(...endsMs) - Math.min(...endsMs)).toBeLessThanOrEqual(SPREAD_MAX_MS);
}
