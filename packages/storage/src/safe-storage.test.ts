import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBrowser, type FakeBrowser } from '@standby/testing/fake-browser';
import { openSafeStorage, type SafeStorage } from './safe-storage';

let browser: FakeBrowser;
let storage: SafeStorage;
let onBlocked: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  browser = createFakeBrowser();
  onBlocked = vi.fn<() => void>();
  storage = openSafeStorage(browser.openWindow().storage, onBlocked);
});

describe('a storage that works', () => {
  it('stores, erases and lists', () => {
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', '1')).toBe(true);
    storage.writeOrThrow('b', '2');
    expect([...browser.stored]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    storage.erase('a');
    expect(storage.read('a')).toBeNull();
    expect(storage.keys()).toEqual(['b']);
    expect(onBlocked).not.toHaveBeenCalled();
  });

  it('shows another window’s write', () => {
    storage.write('a', '1');
    browser.stored.set('a', '2');
    expect(storage.read('a')).toBe('2');
  });
});

describe('a blocked storage', () => {
  it('works in memory, and reports the failure once', () => {
    browser.isBlocked = true;
    expect(storage.write('a', '1')).toBe(false);
    storage.writeOrThrow('b', '2');
    storage.erase('b');

    expect(storage.read('a')).toBe('1');
    expect(storage.read('b')).toBeNull();
    expect(storage.keys()).toEqual(['a']);
    expect(onBlocked).toHaveBeenCalledTimes(1);
  });

  it('that closes midway keeps the values seen so far', () => {
    browser.stored.set('a', '1');
    storage.read('a');
    browser.isBlocked = true;
    expect(storage.read('a')).toBe('1');
    expect(storage.keys()).toEqual(['a']);
  });

  it('hides values that were erased while it was blocked', () => {
    browser.stored.set('a', '1');
    browser.isBlocked = true;
    storage.erase('a');
    browser.isBlocked = false;
    expect(storage.read('a')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  it('that opens again stores the next write', () => {
    browser.isBlocked = true;
    storage.write('a', '1');
    browser.isBlocked = false;
    expect(storage.read('a')).toBe('1');
    expect(storage.write('a', '2')).toBe(true);
    browser.stored.set('a', '3');
    expect(storage.read('a')).toBe('3');
  });

  it('yields to a value that another window has stored since', () => {
    browser.isBlocked = true;
    storage.write('a', '1');
    browser.isBlocked = false;
    browser.stored.set('a', '2');
    storage.discardUnsaved('a');
    expect(storage.read('a')).toBe('2');
  });
});

describe('a full storage', () => {
  beforeEach(() => {
    storage.write('a', '1');
    browser.capacity = 0;
  });

  it('throws when the caller has to know, and keeps the stored value', () => {
    expect(() => storage.writeOrThrow('a', '22')).toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }),
    );
    expect(storage.read('a')).toBe('1');
  });

  it('otherwise keeps the value in memory for the page’s life', () => {
    expect(storage.write('a', '22')).toBe(false);
    expect(storage.read('a')).toBe('22');
    expect(browser.stored.get('a')).toBe('1');
    expect(onBlocked).not.toHaveBeenCalled();
  });
});
