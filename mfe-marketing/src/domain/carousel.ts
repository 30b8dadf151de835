/** How long a slide shows before the next one. */
export const CAROUSEL_INTERVAL_MS = 4000;

export interface PlayConditions {
  /** Choice made with the pause button; undefined before the first press. */
  readonly choice: 'play' | 'pause' | undefined;
  readonly prefersReducedMotion: boolean;
  readonly isHovered: boolean;
  readonly hasFocus: boolean;
  readonly isTabHidden: boolean;
}

/** Whether the carousel advances automatically: the button decides; until it is pressed, `prefers-reduced-motion`. */
export function isPlaying({
  choice,
  prefersReducedMotion,
}: Pick<PlayConditions, 'choice' | 'prefersReducedMotion'>): boolean {
  return choice ? choice === 'play' : !prefersReducedMotion;
}

/** Whether the next slide may come now: never under a pointer, the focus, or out of sight. */
export function isAdvancing(conditions: PlayConditions): boolean {
  const { isHovered, hasFocus, isTabHidden } = conditions;
  return isPlaying(conditions) && !isHovered && !hasFocus && !isTabHidden;
}

/** Indexes of the slides on show, first to last; behind the last comes the first again. */
export function slidesShown(first: number, visibleCount: number, total: number): number[] {
  return Array.from({ length: Math.min(visibleCount, total) }, (_, step) => (first + step) % total);
}
