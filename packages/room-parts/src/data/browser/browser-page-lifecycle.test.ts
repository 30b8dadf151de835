import { expect, test, vi } from 'vitest';
import type { PageLifecycleEvent } from '@standby/room-engine/protocol/page-lifecycle';
import { browserPageLifecycle } from './browser-page-lifecycle';

function listen() {
  const page = browserPageLifecycle();
  const events: PageLifecycleEvent[] = [];
  const stop = page.subscribe((event) => events.push(event));
  return { page, events, stop };
}

test('reports whether the page is visible', () => {
  const { page, events, stop } = listen();
  expect(page.visibility()).toBe('visible');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.visibility()).toBe('hidden');
  document.dispatchEvent(new Event('freeze'));
  expect(page.visibility()).toBe('frozen');
  document.dispatchEvent(new Event('resume'));
  expect(page.visibility()).toBe('hidden');
  expect(events).toEqual(['visibility', 'visibility', 'visibility']);
  stop();
});

test('reports when the page is hidden, and when it returns from the back-forward cache', () => {
  const { events, stop } = listen();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(events).toEqual(['leave', 'return']);
  stop();
});

test('listens only while there are subscribers', () => {
  const { page, events, stop } = listen();
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toEqual([]);
  const again = page.subscribe((event) => events.push(event));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toEqual(['visibility']);
  again();
});
