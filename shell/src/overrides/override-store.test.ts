import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOverrideStore } from './override-store';

const LOOPBACK = ['http://localhost:*'];
const VENUE = 'venue@http://localhost:4174';
const LIVE = 'live@http://localhost:4175';

/** Opens a page at the address, in the same window as the previous one, and returns its store. */
function open(address: string) {
  window.history.replaceState({ idx: 3 }, '', address);
  const store = createOverrideStore();
  store.applyPolicy(LOOPBACK);
  const { active, refused, isPanelRequested } = store.get();
  const taken = active.map(({ name, address }) => `${name}@${address}`);
  return { store, taken, refused, isPanelRequested };
}

beforeEach(() => sessionStorage.clear());

describe('the address', () => {
  it('sets overrides and loses their parameter; the rest of the address and its history entry stay', () => {
    expect(open(`/rooms?search=a&mf=${VENUE}&mf=${LIVE}#x`).taken).toEqual([VENUE, LIVE]);
    expect(window.location.href).toMatch(/\/rooms\?search=a#x$/u);
    expect(window.history.state).toEqual({ idx: 3 });
  });

  it('sets overrides for later pages of the window, until it resets them', () => {
    open(`/rooms?mf=${VENUE}`);
    expect(open('/dashboard').taken).toEqual([VENUE]);
    expect(open(`/dashboard?mf=${LIVE}`).taken).toEqual([VENUE, LIVE]);
    expect(open('/rooms?mf=reset').taken).toEqual([]);
    expect(open('/rooms').taken).toEqual([]);
  });

  it('can open the panel', () => {
    expect(open('/rooms?mf=')).toMatchObject({ taken: [], isPanelRequested: true });
    expect(open('/rooms')).toMatchObject({ isPanelRequested: false });
  });

  it.each([
    ['https://evil.example', 'https://evil.example is not among the allowed origins'],
    ['<img src=x onerror=alert(1)>', 'is not an address'],
  ])('is refused with the reason and not stored: %s', (origin, reason) => {
    const { taken, refused } = open(`/rooms?mf=${encodeURIComponent(`venue@${origin}`)}`);
    expect(taken).toEqual([]);
    expect(refused).toEqual([
      { text: `venue@${origin}`, reason: expect.stringContaining(reason) as string },
    ]);
    expect(open('/rooms').refused).toEqual([]);
  });

  it.each(['%E0%A4%A', '__proto__@http://localhost', '@', '{"a":1}'])(
    'never throws: %s',
    (text) => {
      const { taken, refused } = open(`/rooms?mf=${text}`);
      expect(taken).toEqual([]);
      expect(refused).toHaveLength(1);
    },
  );
});

describe('the session of the window', () => {
  it.each(['null', '{', '{"a":1}', '[7,null,{}]'])('never throws: %s', (stored) => {
    sessionStorage.setItem('standby:overrides', stored);
    expect(open('/rooms').taken).toEqual([]);
  });

  it('is empty where storage is blocked: the address counts for this page', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    }
    expect(open(`/rooms?mf=${VENUE}`).taken).toEqual([VENUE]);
    expect(open('/rooms').taken).toEqual([]);
  });
});

it('removes an override that does not load, with the reason, also for later pages', () => {
  const { store } = open(`/rooms?mf=${VENUE}&mf=${LIVE}`);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  const override = store.of('venue');
  if (!override) throw new Error('venue is not overridden');

  store.fail(override, 'it does not answer');
  expect(listener).toHaveBeenCalledOnce();
  expect(store.of('venue')).toBeUndefined();
  expect(store.get().refused).toEqual([{ text: VENUE, reason: 'it does not answer' }]);
  expect(open('/rooms').taken).toEqual([LIVE]);
});

it('applies the policy once: a registry that is fetched again changes nothing', () => {
  const { store } = open(`/rooms?mf=${VENUE}`);
  store.applyPolicy([]);
  expect(store.of('venue')).toEqual({ name: 'venue', address: 'http://localhost:4174' });
});
