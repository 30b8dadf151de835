import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';

/** Runs if a text is taken for markup. */
export const SCRIPT =
  '"><img src=x onerror="window.isPwned=true"><script>window.isPwned=true</script>';

/** Kerned letters without a place to break: what takes a browser longest. */
export const UNBROKEN = 'x'.repeat(100_000);
const SPACED = 'to be or not '.repeat(8_000).trim();

/** What people, or those who wish them ill, write where a name is asked for. */
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

/** All of it at once, for what takes a while with each text. */
export const WORST = `${SCRIPT} {{7*7}} \u202eterces מלך ליר العاصفة 👩‍👩‍👧‍👦🏳️‍🌈 Z\u0351\u036b\u0343 ../x %2e%00 \u0000 . ${UNBROKEN}`;

/** Where a page is in a test: texts of 100 kB are named by how they begin. */
export const named = (text: string): string => text.slice(0, 40);

/** The screen stands, nothing ran, and a phone shows all of its width. */
export async function expectUnharmed(page: Page, where: string): Promise<void> {
  // By its name in HTML: behind a dialog it is hidden from assistive technology.
  const heading = page.locator('h1');
  await expect(heading, where).toBeAttached();
  await expect(heading, where).not.toHaveText(/did not load|stopped working/u);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overhang, { message: where }).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => 'isPwned' in window), where).toBe(false);
}

/** Items as the browser keeps them, the first one newest. */
export function envelopeOf(items: readonly object[]): string {
  const entries = items.map((item, index) => ({ serial: items.length - index, item }));
  return JSON.stringify({ version: 1, next: items.length + 1, entries });
}

/** Has texts in the browser's storage when the app is opened for the first time in a tab. */
export async function store(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('was here')) return;
    sessionStorage.setItem('was here', 'yes');
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

export const NOW = '2025-01-15T19:30:00.000Z';

/** A show as the browser keeps it, of one text all over. */
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
