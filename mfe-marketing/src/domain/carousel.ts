/** Time for which a slide shows before the next one. */
export const CAROUSEL_INTERVAL_MS = 4000;

export interface PlayConditions {
  /** Choice from the pause button; undefined before the first press. */
  readonly choice: 'play' | 'pause' | undefined;
  readonly prefersReducedMotion: boolean;
  readonly isHovered: boolean;
  readonly hasFocus: boolean;
  readonly isTabHidden: boolean;
}

/**
 * Whether the carousel advances automatically. The button decides; before its first press,
 * `prefers-reduced-motion` decides.
 */
export function isPlaying({
  choice,
  prefersReducedMotion,
}: Pick<PlayConditions, 'choice' | 'prefersReducedMotion'>): boolean {
  return choice ? choice === 'play' : !prefersReducedMotion;
}

/**
 * Whether the next slide may come now; it waits under a pointer, with the focus inside, and out of
 * sight.
 */
export function isAdvancing(conditions: PlayConditions): boolean {
  const { isHovered, hasFocus, isTabHidden } = conditions;
  return isPlaying(conditions) && !isHovered && !hasFocus && !isTabHidden;
}

/**
 * Returns the indexes of the visible slides, first to last; the first slide follows the last one.
 */
export function slidesShown(first: number, visibleCount: number, total: number): number[] {
  return Array.from({ length: Math.min(visibleCount, total) }, (_, step) => (first + step) % total);
}
