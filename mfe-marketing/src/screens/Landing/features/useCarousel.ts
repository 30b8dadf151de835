import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lazyScreen, media, whenIdle } from '@standby/shared-ui';
import {
  CAROUSEL_INTERVAL_MS,
  isAdvancing,
  isPlaying,
  slidesShown,
  type PlayConditions,
} from '../../../domain/carousel';
import { firstScroll } from '../in-step/first-scroll';
import type { Embla, EmblaProps } from './EmblaCarousel';
import { useIsTabHidden } from './useIsTabHidden';
import { useMediaQuery } from './useMediaQuery';

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve);
  });

/** Carousel below the first screen; its module loads when the page is idle, scrolled or pressed. */
export const EmblaCarousel = lazyScreen(
  () => Promise.race([idle(), firstScroll()]).then(() => import('./EmblaCarousel')),
  'EmblaCarousel',
);

interface CarouselControl {
  /** Ref for the element that shows a part of the slides. */
  readonly viewportRef: (element: HTMLElement | null) => void;
  /** Props for `EmblaCarousel`, once a viewport exists. */
  readonly emblaProps: EmblaProps | undefined;
  /** Index of the first visible slide. */
  readonly selected: number;
  readonly shown: readonly number[];
  readonly isPlaying: boolean;
  readonly togglePlaying: () => void;
  readonly showPrevious: () => void;
  readonly showNext: () => void;
  readonly show: (index: number) => void;
  /** Props for the element whose hover or focus pauses the carousel. */
  readonly holdProps: ReturnType<typeof useHold>['holdProps'];
}

/**
 * Returns the number of slides side by side, which must match the widths in
 * FeatureCarousel.styles.ts.
 */
function useVisibleCount(): number {
  const isTablet = useMediaQuery(media.tablet);
  const isDesktop = useMediaQuery(media.desktop);
  return isDesktop ? 3 : isTablet ? 2 : 1;
}

/**
 * Returns whether the pointer is over an area or the focus is inside it, with the props that track
 * it.
 */
function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const holdProps = {
    onPointerEnter: (event: React.PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: (event: React.FocusEvent) =>
      setHasFocus(event.currentTarget.contains(event.relatedTarget)),
  };
  return { isHovered, hasFocus, holdProps };
}

/**
 * Controls a carousel that advances automatically and wraps around. Embla does the swiping,
 * snapping and wrapping: it has 7 kB and no style sheet, and complies with the content policy. This
 * hook and `domain/carousel.ts` decide what is visible and when. A move before Embla has loaded
 * waits for it.
 */
export function useCarousel(total: number): CarouselControl {
  const prefersReducedMotion = useMediaQuery(media.reducedMotion);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<Embla>();
  const waitingMove = useRef<(embla: Embla) => void>(undefined);
  const [choice, setChoice] = useState<PlayConditions['choice']>();
  const { isHovered, hasFocus, holdProps } = useHold();
  const isTabHidden = useIsTabHidden();
  const visibleCount = useVisibleCount();

  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => {
        embla?.off('select', onChange).off('reInit', onChange);
      };
    },
    [embla],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  const handleEmbla = useCallback((next: Embla | undefined) => {
    setEmbla(next);
    // The module loads shortly before the carousel exists, so earlier presses still wait.
    if (!next) return;
    waitingMove.current?.(next);
    waitingMove.current = undefined;
  }, []);

  const move = (by: (carousel: Embla) => void): void => {
    if (embla) by(embla);
    else waitingMove.current = by;
  };

  const conditions = { choice, prefersReducedMotion, isHovered, hasFocus, isTabHidden };
  const advances = isAdvancing(conditions);

  useEffect(() => {
    if (!embla || !advances) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Every slide shows for the whole interval, whatever led to it.
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => embla.scrollNext(prefersReducedMotion), CAROUSEL_INTERVAL_MS);
    };
    wait();
    embla.on('select', wait);
    return () => {
      clearTimeout(timer);
      embla.off('select', wait);
    };
  }, [embla, advances, prefersReducedMotion]);

  return {
    viewportRef: setViewport,
    emblaProps: viewport ? { viewport, onChange: handleEmbla } : undefined,
    selected,
    shown: slidesShown(selected, visibleCount, total),
    isPlaying: isPlaying(conditions),
    togglePlaying: () => setChoice(isPlaying(conditions) ? 'pause' : 'play'),
    showPrevious: () => move((carousel) => carousel.scrollPrev(prefersReducedMotion)),
    showNext: () => move((carousel) => carousel.scrollNext(prefersReducedMotion)),
    show: (index) => move((carousel) => carousel.scrollTo(index, prefersReducedMotion)),
    holdProps,
  };
}
