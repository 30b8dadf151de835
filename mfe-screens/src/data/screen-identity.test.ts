import { openSafeStorage } from '@standby/storage';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { expect, test } from 'vitest';
import { claimScreen, storeScreen } from './screen-identity';

/** A browser whose pages open and close. */
function createBrowser(hasLocks = true) {
  const storage = openSafeStorage(() => browserStorage);
  const browserStorage = new MemoryStorage();
  const held = new Set<string>();
  let ids = 0;
  return {
    storage,
    /** Opens a page, in a reloaded tab or a new one. */
    async open(tab = new MemoryStorage()) {
      const own: string[] = [];
      const screen = await claimScreen({
        storage,
        tabStorage: openSafeStorage(() => tab),
        hold: hasLocks
          ? async (name) => {
              if (held.has(name)) return false;
              held.add(name);
              own.push(name);
              return true;
            }
          : null,
        newId: () => {
          ids += 1;
          return `s${ids}`;
        },
      });
      return {
        screen,
        tab,
        close: () => {
          for (const name of own) held.delete(name);
        },
      };
    },
  };
}

test.each([true, false])('a reload is the same screen; with locks: %s', async (hasLocks) => {
  const browser = createBrowser(hasLocks);
  const first = await browser.open();
  first.close();
  const again = await browser.open(first.tab);
  expect(again.screen.id).toBe(first.screen.id);
});

test('two projectors at one computer keep their names overnight', async () => {
  const browser = createBrowser();
  const [left, right] = [await browser.open(), await browser.open()];
  expect(left.screen.id).not.toBe(right.screen.id);
  storeScreen(browser.storage, { ...left.screen, name: 'Left' });
  left.close();
  right.close();
  const next = [await browser.open(), await browser.open()].map(({ screen }) => screen.id);
  expect(next.toSorted()).toEqual([left.screen.id, right.screen.id].toSorted());
});

test('a duplicated tab is another screen with another name', async () => {
  const browser = createBrowser();
  const first = await browser.open();
  storeScreen(browser.storage, { ...first.screen, name: 'Left' });
  const copy = await browser.open(first.tab);
  expect(copy.screen.id).not.toBe(first.screen.id);
  expect(copy.screen).not.toHaveProperty('name');
});

test('an invalid stored list makes a new screen', async () => {
  const browser = createBrowser();
  browser.storage.write('standby:screens', '[{"id":"no id"}]');
  expect((await browser.open()).screen).toEqual({ id: 's1' });
});
