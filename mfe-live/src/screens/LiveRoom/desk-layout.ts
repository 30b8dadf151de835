/*
 * The desk has four layouts. Their breakpoints are in rem and compare with the page itself, so that
 * large text gets the layout of a smaller screen before it runs out of room.
 *
 * - phone: one column, the controls in rows at the bottom of the window;
 * - low (a phone on its side, a zoomed laptop): the clock left, the controls right;
 * - tablet: the timer and its controls beside the stage;
 * - desktop: 280 px, the stage, 360 px;
 * - wide: the clock with its controls in two fifths, rundown, calls and messages beside each other.
 */

/** Name of the page as a container. */
export const DESK = 'desk';

const LOW = '(max-height: 30em) and (min-width: 34em)';

/** Of the window: what a wide desk shows is chosen by it, too. */
export const WIDE_DESK = '(min-width: 100em) and (min-height: 40em)';

/** At-rules for styled-components, as `${desk.tablet} { … }`; phone comes first. */
export const desk = {
  low: `@media ${LOW}`,
  /** A phone on its side at 200 %: what sticks to the window would leave no room for the clock. */
  tiny: '@media (max-height: 24em) and (max-width: 33.99em)',
  /** Large text on a phone. */
  small: `@container ${DESK} (max-width: 15rem)`,
  /** A phone at 200 %. */
  narrow: `@container ${DESK} (max-width: 13.5rem)`,
  /** Not low, for the rules inside which `tablet` and `desktop` stand. */
  tall: `@media not all and ${LOW}`,
  tablet: `@container ${DESK} (min-width: 44rem)`,
  desktop: `@container ${DESK} (min-width: 60rem)`,
  /** Inside `tall`: after `desktop`. */
  wideDesk: `@media ${WIDE_DESK}`,
  /** Inside `tall` and `desktop`: a desktop whose stage has the one large figure. */
  oneFigure: `@media not all and ${WIDE_DESK}`,
  /** The side columns of a desktop have their full width. */
  wide: `@container ${DESK} (min-width: 84rem)`,
} as const;

/** Where the parts come on a phone, which shows them in another order than the document has. */
export const order = {
  /** Only the low layout has the controls first. */
  side: -5,
  rail: -4,
  compactClock: -3,
  face: -2,
  notices: -1,
  wall: 1,
  undo: 2,
  deck: 3,
} as const;

/** Heights of what must not move. */
export const height = {
  compactClock: '3rem',
  /** One row of the controls that a thumb presses. */
  row: '3.25rem',
  rail: '3.5rem',
  /** Of a desktop, where notices are in it: a title and two lines. */
  wideRail: '4rem',
  undo: '3rem',
  /** Of the screens on a desktop. */
  wall: '13.25rem',
  /** Of the log while it is closed. */
  log: '3.875rem',
} as const;
