import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test as base } from 'shared-ui/testing/playwright';
import { newDevice, type Device } from '../src/domain/device';
import { contentOfDeviceForm, emptyDeviceForm } from '../src/domain/device-form';
import { newRoom, type Room } from '../src/domain/room';
import { contentOfRoomForm, emptyRoomForm } from '../src/domain/room-form';

export { emulateTheme, expect, expectAccessible } from 'shared-ui/testing/playwright';

export const ROOMS_KEY = 'standby:rooms';
export const DEVICES_KEY = 'standby:devices';

/** The evening on which these tests play. */
export const NOW = '2025-01-15T19:30:00.000Z';

/** A room of which only the given things matter. */
export function makeRoom(id: string, change: Partial<Room> = {}): Room {
  const content = contentOfRoomForm({ ...emptyRoomForm, name: `Room ${id}`, location: 'Yard' });
  return { ...newRoom(content, { id, at: NOW }), ...change };
}

/** A device of which only the given things matter. */
export function makeDevice(id: string, change: Partial<Device> = {}): Device {
  const content = contentOfDeviceForm({ ...emptyDeviceForm, name: `Device ${id}`, room: 'Lobby' });
  return { ...newDevice(content, { id, at: NOW }), ...change };
}

/** So many items with the numbers 1, 2, 3 … for ids. */
export function many<T>(count: number, make: (id: string) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(String(index + 1)));
}

/** Items as the browser keeps them, the first one newest. */
export function envelopeOf(items: readonly unknown[]): string {
  const entries = items.map((item, index) => ({ serial: items.length - index, item }));
  return JSON.stringify({ version: 1, next: items.length + 1, entries });
}

interface Fixtures {
  /** Opens a page whose clock the test holds; it runs until it is stopped. */
  openWithClock: (path: string) => Promise<void>;
  /** Stops the clock: from here on time passes only by `page.clock.runFor`. */
  stopClock: () => Promise<void>;
  /** Has something in the browser's storage before the app is opened. */
  store: (key: string, value: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  timezoneId: 'UTC',
  openWithClock: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.clock.install({ time: new Date(NOW) });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  stopClock: async ({ page }, provide) => {
    await provide(async () => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 1000);
    });
  },
  store: async ({ context }, provide) => {
    await provide((key, value) => storeIn(context, key, value));
  },
});

/** Has something in a browser's storage from the start; a reload finds what the app has left. */
export async function storeIn(context: BrowserContext, key: string, value: string): Promise<void> {
  await context.addInitScript(
    ([name, text]) => {
      // A window begins with an empty page, which has no storage.
      if (window.location.protocol === 'about:') return;
      const mark = `stored before: ${name}`;
      if (localStorage.getItem(mark)) return;
      localStorage.setItem(mark, 'yes');
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

/** Leaves no room in the browser's storage. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0;
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        for (;;) {
          count += 1;
          localStorage.setItem(`filler-${count}`, 'x'.repeat(length));
        }
      } catch {
        // Full for this length: the next one fills what is left.
      }
    }
  });
}

/** Makes room again. */
export async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler-')) localStorage.removeItem(key);
    }
  });
}

/** The card of a room or a device. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** The names on the cards, in their order. */
export function names(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** Chooses from one of the design system's selects. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: true }).click();
}
