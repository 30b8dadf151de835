/**
 * Media queries for styled-components: `@media ${media.tablet} { … }`. Mobile comes first. In em, so that who
 * set a larger text gets the layout of a smaller window.
 */
export const media = {
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 90em)',
  /** Of a phone, upright or on its side, or of any window in which the text is as large as in a phone's. */
  small: '(max-width: 47.99em), (max-height: 30em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover: hover styles depend on it, so that a tap leaves none behind. */
  hover: '(hover: hover)',
  print: 'print',
} as const;
