import { createElement } from 'react';
import { lazyScreen } from 'shared-ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OverrideState, OverrideStore } from '../overrides/override-store';
import { createRemoteStore } from '../remotes/remote-store';
import { keepEarlyClicks } from './early-clicks';
import { canTakeOver } from './take-over';

const NO_OVERRIDES: OverrideState = { active: [], refused: [], opensPanel: false };
const OVERRIDE = { name: 'venue', origin: 'http://localhost:4174' } as const;
const REFUSED = { text: 'venue@nowhere', reason: 'no origin' };

interface Situation {
  readonly integrity?: string;
  readonly overrides?: OverrideState;
  readonly load?: () => Promise<{ default: () => null }>;
}

/** Opens the page of `prerendered`, which was drawn of the release `sha384-a`. */
function open(prerendered: string | undefined, situation: Situation = {}): Promise<boolean> {
  const { integrity = 'sha384-a', overrides = NO_OVERRIDES, load } = situation;
  const root = document.createElement('div');
  if (prerendered !== undefined)
    Object.assign(root.dataset, { prerendered, integrity: 'sha384-a' });
  const Screen = lazyScreen(load ?? (() => Promise.resolve({ default: () => null })));
  const routes = [{ path: '/terms', element: createElement(Screen) }];
  return canTakeOver(root, {
    remoteStore: createRemoteStore(
      () => Promise.resolve(routes),
      () => undefined,
    ),
    overrides: { get: () => overrides } as OverrideStore,
    known: () => ({ marketing: { entry: '/remoteEntry.js', integrity } }),
  });
}

beforeEach(() => window.history.replaceState(null, '', '/terms'));

describe('canTakeOver', () => {
  it('waits for the screen of what the page was drawn of', async () => {
    await expect(open('/terms')).resolves.toBe(true);
  });

  it.each<[string, string | undefined, Situation]>([
    ['a page without markup', undefined, {}],
    ['the page of another path', '/privacy', {}],
    ['the markup of another release', '/terms', { integrity: 'sha384-b' }],
    ['the panel of overrides', '/terms', { overrides: { ...NO_OVERRIDES, opensPanel: true } }],
    ['an overridden remote', '/terms', { overrides: { ...NO_OVERRIDES, active: [OVERRIDE] } }],
    ['a refused override', '/terms', { overrides: { ...NO_OVERRIDES, refused: [REFUSED] } }],
    ['a screen that does not arrive', '/terms', { load: () => Promise.reject(new Error('gone')) }],
  ])('draws anew: %s', async (_what, prerendered, situation) => {
    await expect(open(prerendered, situation)).resolves.toBe(false);
  });

  it('draws anew where the person went elsewhere meanwhile', async () => {
    const answer = open('/terms');
    window.history.pushState(null, '', '/privacy');
    await expect(answer).resolves.toBe(false);
  });
});

describe('keepEarlyClicks', () => {
  it('does once what was clicked before, and nothing of what comes after', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<button><b>Menu</b></button><a href="#x">link</a>';
    const clicks = keepEarlyClicks(root);
    root.querySelector('b')?.click();
    root.querySelector('a')?.click();
    const clicked = vi.fn<() => void>();
    root.querySelector('button')?.addEventListener('click', clicked);
    clicks.replay();
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());

    root.querySelector('button')?.click();
    expect(clicked).toHaveBeenCalledTimes(2);
    vi.useFakeTimers();
    clicks.replay();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(clicked).toHaveBeenCalledTimes(2);
  });
});
