import type { BrowserContext } from '@playwright/test';
import { SHOWS_KEY } from '@standby/contracts';

const item = { id: 'hamlet', title: 'Hamlet', startTime: '19:30', timezone: 'UTC' };
const shows = JSON.stringify({ version: 1, entries: [{ item }] });

/** Plays Hamlet in UTC, the zone of these tests and of their browser. */
export async function playInUtc(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      // An empty page has no storage.
      if (location.origin !== 'null') localStorage.setItem(key, value);
    },
    [SHOWS_KEY, shows] as const,
  );
}
