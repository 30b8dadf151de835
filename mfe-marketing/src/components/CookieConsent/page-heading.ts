/**
 * Returns the heading that takes the focus after a navigation, and when the focused part of a page
 * disappears.
 */
export function pageHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}
