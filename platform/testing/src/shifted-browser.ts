import type { Browser } from '@playwright/test';
import { clockShiftMs, shiftDate } from './shift-date';

/** Gives all pages of a browser the clock of this process. */
export function withProcessClock(browser: Browser): Browser {
  const shiftMs = clockShiftMs();
  if (shiftMs === 0) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDate, shiftMs);
    return context;
  };
  return browser;
}
