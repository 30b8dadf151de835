/**
 * Media queries for styled-components: `@media ${media.tablet} { … }`. Mobile comes first. Queries are in em, so that
 * a larger text size selects the layout of a smaller window.
 */
export const media = {
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 90em)',
  /** A phone, upright or on its side, or any window whose text is as large as a phone's. */
  small: '(max-width: 47.99em), (max-height: 30em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover. Hover styles depend on it, so that a tap leaves none behind. */
  hover: '(hover: hover)',
  print: 'print',
} as const;
