import { beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_STORAGE_KEY, createConsentStore, type ConsentStore } from './consent-store';

let now = new Date('2025-01-15T12:00:00Z');
let store: ConsentStore;

beforeEach(() => {
  localStorage.clear();
  now = new Date('2025-01-15T12:00:00Z');
  store = createConsentStore({ storage: () => localStorage, now: () => now });
});

function refusing(): Storage {
  throw new DOMException('blocked', 'SecurityError');
}

it('knows no choice at first', () => {
  expect(store.read()).toBeUndefined();
});

it('keeps a choice for a year, for this page and the next', () => {
  store.decide(['functional']);
  const nextPage = createConsentStore({ storage: () => localStorage, now: () => now });
  expect(nextPage.read()).toMatchObject({
    granted: ['functional'],
    expiresAt: '2026-01-15T12:00:00.000Z',
  });
});

it('returns the same object until the choice changes', () => {
  store.decide(['marketing']);
  const first = store.read();
  expect(store.read()).toBe(first);
  store.decide([]);
  expect(store.read()?.granted).toEqual([]);
});

it('notifies its listeners until they unsubscribe', () => {
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.decide([]);
  leave();
  store.decide(['marketing']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('follows a choice made in another window', () => {
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  createConsentStore({ storage: () => localStorage, now: () => now }).decide(['performance']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.read()?.granted).toEqual(['performance']);
  leave();
});

it('keeps the choice for this page if the browser stores nothing', () => {
  const blocked = createConsentStore({ storage: refusing, now: () => now });
  expect(blocked.read()).toBeUndefined();
  blocked.decide(['functional']);
  expect(blocked.read()?.granted).toEqual(['functional']);
});

it('does not fall back to an older choice when the storage is full', () => {
  store.decide(['performance', 'functional', 'marketing']);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.decide([]);
  expect(store.read()?.granted).toEqual([]);
});
