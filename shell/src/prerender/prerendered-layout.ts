import { matchPath } from 'react-router-dom';
import { layoutAt } from '../composition/layout-at';
import { type OverrideStore, showsOverrides } from '../overrides/override-store';
import { isOpenTo } from '../session/is-open-to';

/**
 * Digest of React's report in the browser about the part of a layout that the build left to the
 * browser.
 */
export const LAYOUT_PENDING = 'standby:pending';

/**
 * Whether React can hydrate the prerendered layout. It has to be the layout of this path, the page
 * has to be open to this person, and the page must not show the badge of overrides.
 */
export function canHydrateLayout(
  { dataset: { prerenderedLayout } }: HTMLElement,
  overrides: OverrideStore,
): boolean {
  const { pathname, hash } = window.location;
  if (prerenderedLayout === undefined || !matchPath(prerenderedLayout, pathname)) return false;
  const layout = layoutAt(pathname);
  const isOpen = layout === 'app' && isOpenTo(layout, { pathname, hash });
  return isOpen && !showsOverrides(overrides.get());
}

/**
 * Whether an error is React's report that it renders the part that the build left to the browser.
 */
export const isLayoutPending = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === LAYOUT_PENDING;
