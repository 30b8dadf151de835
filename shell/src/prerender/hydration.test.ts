import { createElement } from 'react';
import { lazyScreen } from '@standby/shared-ui';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_OVERRIDES } from '../overrides/no-overrides';
import type { OverrideState } from '../overrides/override-store';
import { createRemoteStore } from '../remotes/remote-store';
import { canHydrate } from './hydration';

const NONE = NO_OVERRIDES.get();
const OVERRIDE = { name: 'venue', address: 'http://localhost:4174' } as const;
const REFUSED = { text: 'venue@nowhere', reason: 'no origin' };

interface Situation {
  readonly integrity?: string;
  readonly overrides?: OverrideState;
  readonly load?: () => Promise<{ default: () => null }>;
}

/** Opens the page of `prerendered`, which was rendered from the release `sha384-a`. */
function open(prerendered: string | undefined, situation: Situation = {}): Promise<boolean> {
  const { integrity = 'sha384-a', overrides = NONE, load } = situation;
  const root = document.createElement('div');
  if (prerendered !== undefined)
    Object.assign(root.dataset, { prerendered, integrity: 'sha384-a' });
  const Screen = lazyScreen(load ?? (() => Promise.resolve({ default: () => null })));
  const routes = [{ path: '/terms', element: createElement(Screen) }];
  return canHydrate(root, {
    remoteStore: createRemoteStore(
      {
        load: () => Promise.resolve(routes),
        preload: () => Promise.resolve(),
        hasOtherRelease: () => Promise.resolve(false),
        giveUpOverride: () => false,
        dropOverride: () => false,
      },
      () => undefined,
    ),
    overrides: { ...NO_OVERRIDES, get: () => overrides },
    remoteInfo: () => ({ marketing: { entry: '/remoteEntry.js', integrity } }),
  });
}

beforeEach(() => window.history.replaceState(null, '', '/terms'));

describe('canHydrate', () => {
  it('waits for the screen that the page was prerendered with', async () => {
    await expect(open('/terms')).resolves.toBe(true);
  });

  it.each<[string, string | undefined, Situation]>([
    ['a page without markup', undefined, {}],
    ['the page of another path', '/privacy', {}],
    ['the markup of another release', '/terms', { integrity: 'sha384-b' }],
    [
      'a request for the override panel',
      '/terms',
      { overrides: { ...NONE, isPanelRequested: true } },
    ],
    ['an overridden remote', '/terms', { overrides: { ...NONE, active: [OVERRIDE] } }],
    ['a refused override', '/terms', { overrides: { ...NONE, refused: [REFUSED] } }],
    ['a screen that does not arrive', '/terms', { load: () => Promise.reject(new Error('gone')) }],
  ])('refuses %s', async (_what, prerendered, situation) => {
    await expect(open(prerendered, situation)).resolves.toBe(false);
  });

  it('refuses when the person navigates meanwhile', async () => {
    const answer = open('/terms');
    window.history.pushState(null, '', '/privacy');
    await expect(answer).resolves.toBe(false);
  });
});
