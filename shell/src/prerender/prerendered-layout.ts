import { matchPath } from 'react-router-dom';
import { layoutAt } from '../nav/layout-at';
import { type OverrideStore, showsOverrides } from '../overrides/override-store';
import { isOpenTo } from '../session/is-open-to';

/** Digest of what React reports in the browser for the part of a layout that the build left to it. */
export const LAYOUT_PENDING = 'standby:pending';

/**
 * Whether React can hydrate the layout that the page was prerendered with: it is the one of this path, the page may be
 * shown to this person, and no override's badge is on it.
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

/** Whether an error is React's report that it renders what the build left to it. */
export const isLayoutPending = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === LAYOUT_PENDING;
