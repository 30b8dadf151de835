/*
 * Layouts of the desk. Their breakpoints are in rem and compare with the page itself, so that large
 * text gets the layout of a smaller screen before it runs out of space.
 *
 * - Phone: One column, with the controls in rows at the bottom of the window.
 * - Low (a phone in landscape, a zoomed laptop): The clock is left, the controls are right.
 * - Tablet: The timer and its controls are beside the stage.
 * - Desktop: Columns of 280 px, the stage, and 360 px.
 * - Wide: The clock takes two fifths, with rundown, calls and messages beside it.
 */

/** Name of the page as a container. */
export const DESK = 'desk';

const LOW = '(max-height: 30em) and (min-width: 34em)';

/** Media query of a wide desk’s window, which also selects its parts. */
export const WIDE_DESK = '(min-width: 100em) and (min-height: 40em)';

/** At-rules for styled-components, as `${desk.tablet} { … }`; phone comes first. */
export const desk = {
  low: `@media ${LOW}`,
  /** A phone in landscape at 200 %, where sticky parts would leave no room for the clock. */
  tiny: '@media (max-height: 24em) and (max-width: 33.99em)',
  /** Large text on a phone. */
  small: `@container ${DESK} (max-width: 15rem)`,
  /** A phone at 200 %. */
  narrow: `@container ${DESK} (max-width: 13.5rem)`,
  /** Every layout but the low one; contains the rules for `tablet` and `desktop`. */
  tall: `@media not all and ${LOW}`,
  tablet: `@container ${DESK} (min-width: 44rem)`,
  desktop: `@container ${DESK} (min-width: 60rem)`,
  /** A wide desk. Use it inside `tall`, after `desktop`. */
  wideDesk: `@media ${WIDE_DESK}`,
  /** A desktop whose stage has the only large figure. Use it inside `tall` and `desktop`. */
  oneFigure: `@media not all and ${WIDE_DESK}`,
  /** The side columns of a desktop have their full width. */
  wide: `@container ${DESK} (min-width: 84rem)`,
} as const;

/** Order of the parts on a phone, which differs from the document’s order. */
export const order = {
  /** The controls come first only in the low layout. */
  side: -5,
  rail: -4,
  compactClock: -3,
  face: -2,
  notices: -1,
  wall: 1,
  undo: 2,
  deck: 3,
} as const;

/** Heights of parts that must not move. */
export const height = {
  compactClock: '3rem',
  /** One row of the controls that a thumb presses. */
  row: '3.25rem',
  rail: '3.5rem',
  /** Height of a desktop’s rail, whose notices have a title and two lines. */
  wideRail: '4rem',
  undo: '3rem',
  /** Height of the wall on a desktop. */
  wall: '13.25rem',
  /** Height of the closed log. */
  log: '3.875rem',
} as const;
