import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { media } from '@standby/shared-ui';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeatureCarousel } from './FeatureCarousel';
import { features } from './features';
import { EmblaCarousel } from './useCarousel';

// The carousel's module otherwise loads with the first scroll.
beforeAll(() => EmblaCarousel.preload());

const titles = features.map(({ title }) => title);

/** Stubs a document without layout, with slides of 300 px side by side. */
function stubLayout(): void {
  class Observer {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(
    this: HTMLElement,
  ) {
    return 300 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
}

/** Stubs a window in which these media queries match. */
function stubMedia(...held: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: held.includes(query) }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubLayout();
  stubMedia(media.tablet, media.desktop);
});

const marked = () => document.querySelectorAll('[aria-current]');
const current = () => marked()[0]?.getAttribute('aria-label');
const area = () => screen.getByLabelText('Next feature').parentElement as HTMLElement;
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const shown = () =>
  [...document.querySelectorAll('[aria-roledescription="slide"]:not([inert]) h3')].map(
    ({ textContent }) => textContent,
  );

function pass(millis: number): void {
  act(() => {
    vi.advanceTimersByTime(millis);
  });
}

function hideTab(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
}

describe('the carousel', () => {
  it('shows three of six features, advances every four seconds, and wraps around', () => {
    render(<FeatureCarousel />);
    expect(titles).toHaveLength(6);
    expect(shown()).toEqual(titles.slice(0, 3));
    for (const next of [...titles.slice(1), titles[0]]) {
      pass(3999);
      expect(current()).not.toBe(next);
      pass(1);
      expect(current()).toBe(next);
    }
  });

  it('restarts the interval when a dot is pressed, and does not announce automatic moves', () => {
    render(<FeatureCarousel />);
    const status = screen.getByRole('status');
    pass(3000);
    expect(status).toBeEmptyDOMElement();
    press('Timers');
    expect(status).toHaveTextContent('4 of 6: Timers');
    pass(3999);
    expect(current()).toBe('Timers');
    pass(1);
    expect(current()).toBe('Live show control');
  });

  it('shows the feature of each dot, and announces the move', () => {
    render(<FeatureCarousel />);
    const status = screen.getByRole('status');
    press('Pause the carousel');
    for (const [index, title] of [...titles.entries()].toReversed()) {
      press(title);
      expect(current()).toBe(title);
      expect(marked()).toHaveLength(1);
      expect(status).toHaveTextContent(`${index + 1} of 6: ${title}`);
    }
  });

  it.each([
    ['a desktop', [media.tablet, media.desktop], 3],
    ['a tablet', [media.tablet], 2],
    ['a phone', [], 1],
  ] as const)('shows on %s as many as fit, and leaves the others inert', (_what, held, count) => {
    stubMedia(...held);
    render(<FeatureCarousel />);
    expect(shown()).toEqual(titles.slice(0, count));
  });
});

it('moves to a dot that was pressed before its module had loaded', async () => {
  vi.useRealTimers();
  // The carousel does not advance on its own, because that would also reach this feature.
  stubMedia(media.reducedMotion);
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.resetModules();
  const { FeatureCarousel: NotLoaded } = await import('./FeatureCarousel');
  render(<NotLoaded />);
  press('Timers');
  await waitFor(() => expect(current()).toBe('Timers'));
});

describe('the carousel pauses', () => {
  it.each<[string, () => void, () => void]>([
    [
      'while the pointer is over it',
      () => fireEvent.pointerEnter(area(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(area()),
    ],
    [
      'while the focus is inside',
      () => act(() => screen.getByLabelText('Next feature').focus()),
      () => act(() => screen.getByLabelText('Next feature').blur()),
    ],
    ['while the tab is hidden', () => hideTab(true), () => hideTab(false)],
    [
      'from its pause button to its play button',
      () => press('Pause the carousel'),
      () => press('Play the carousel'),
    ],
  ])('%s', (_when, hold, release) => {
    render(<FeatureCarousel />);
    hold();
    pass(20_000);
    expect(current()).toBe(titles[0]);
    release();
    pass(3999);
    expect(current()).toBe(titles[0]);
    pass(1);
    expect(current()).toBe(titles[1]);
  });

  it('under reduced motion until Play is pressed', () => {
    stubMedia(media.reducedMotion);
    render(<FeatureCarousel />);
    pass(20_000);
    expect(current()).toBe(titles[0]);
    press('Play the carousel');
    pass(4000);
    expect(current()).toBe(titles[1]);
  });

  it('only for a mouse, not for a finger that passes over it', () => {
    render(<FeatureCarousel />);
    fireEvent.pointerEnter(area(), { pointerType: 'touch' });
    pass(4000);
    expect(current()).toBe(titles[1]);
  });
});
