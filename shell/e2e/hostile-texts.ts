import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';

/** Script that runs if a page treats a text as markup. */
export const SCRIPT =
  '"><img src=x onerror="window.isPwned=true"><script>window.isPwned=true</script>';

/** Kerned letters without a place to break, which browsers lay out slowest. */
export const UNBROKEN = 'x'.repeat(100_000);
const SPACED = 'to be or not '.repeat(8_000).trim();

/** Texts that people, or attackers, may write where a form asks for a name. */
export const shortTexts = [
  SCRIPT,
  '${7*7}{{7*7}}javascript:window.isPwned=true//',
  '\u202eterces\u202c \u2066מלך ליר\u2069 العاصفة \u202ednepo',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12),
  'Z\u0351\u036b\u0343'.repeat(60),
  '../x',
  '__proto__',
  'constructor',
  '%2e%2e%00 \u0000 null',
];

export const hostileTexts = [...shortTexts, UNBROKEN, SPACED];

/** All texts in one, for tests that take a while with each text. */
export const WORST = `${SCRIPT} {{7*7}} \u202eterces מלך ליר العاصفة 👩‍👩‍👧‍👦🏳️‍🌈 Z\u0351\u036b\u0343 ../x %2e%00 \u0000 . ${UNBROKEN}`;

/** Returns the beginning of a text, to name a test's place: texts have up to 100 kB. */
export const named = (text: string): string => text.slice(0, 40);

/** Expects that the screen is there, that no script ran, and that a phone shows the full width. */
export async function expectUnharmed(page: Page, where: string): Promise<void> {
  // Finds the heading by its HTML name: behind a dialog it is hidden from assistive technology.
  const heading = page.locator('h1');
  await expect(heading, where).toBeAttached();
  await expect(heading, where).not.toHaveText(/did not load|stopped working/u);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overhang, { message: where }).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => 'isPwned' in window), where).toBe(false);
}

/** Returns items as the browser stores them, the first one newest. */
export function envelopeOf(items: readonly object[]): string {
  const entries = items.map((item, index) => ({ serial: items.length - index, item }));
  return JSON.stringify({ version: 1, next: items.length + 1, entries });
}

/** Puts texts into the browser's storage before a tab opens the app for the first time. */
export async function store(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('was here')) return;
    sessionStorage.setItem('was here', 'yes');
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

export const NOW = '2025-01-15T19:30:00.000Z';

/** Returns a show as the browser stores it, with one text in every field. */
export const showOf = (id: string, text: string) => ({
  id,
  title: text,
  description: text,
  venue: text,
  startDate: text,
  endDate: text,
  startTime: text,
  endTime: text,
  timezone: 'EST',
  director: text,
  assistantDirector: text,
  technicalDirector: text,
  maxCastMembers: 1,
  budget: text,
  notes: text,
  status: 'Active',
  timers: 3,
  cues: 0,
  cast: 0,
  thumbnail: 'masks',
  createdAt: NOW,
  lastUpdated: NOW,
  lastUsed: NOW,
});
