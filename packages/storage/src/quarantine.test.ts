import { beforeEach, expect, it } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '@standby/testing/fake-browser';
import { isQuarantinedFrom, quarantine, quarantineLatest, timedCopies } from './quarantine';
import { openSafeStorage, type SafeStorage } from './safe-storage';

const AT = new Date('2025-01-15T19:30:00Z');

let browser: FakeBrowser;
let storage: SafeStorage;

beforeEach(() => {
  browser = createFakeBrowser();
  storage = openSafeStorage(browser.openWindow().storage);
});

it('stores each content under a key with the time, and the same content once', () => {
  const keyOf = timedCopies('props', AT);
  const names = ['one', 'two', 'one'].map((content) => quarantine(storage, content, keyOf));

  expect(names).toEqual([
    'props.set-aside.2025-01-15T19:30:00.000Z',
    'props.set-aside.2025-01-15T19:30:00.000Z.2',
    'props.set-aside.2025-01-15T19:30:00.000Z',
  ]);
  expect([...browser.stored.values()]).toEqual(['one', 'two']);
  for (const name of names) expect(isQuarantinedFrom('props', name)).toBe(true);
  expect(isQuarantinedFrom('prop', names[0] ?? '')).toBe(false);
});

it('throws in a full storage, and stores nothing', () => {
  browser.capacity = 0;
  expect(() => quarantine(storage, 'one', timedCopies('props', AT))).toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  );
  expect(browser.stored.size).toBe(0);
});

it('keeps only the latest content when that is enough', () => {
  quarantineLatest(storage, 'draft', 'one');
  quarantineLatest(storage, 'draft', 'two');
  expect([...browser.stored]).toEqual([['draft.set-aside', 'two']]);
});
