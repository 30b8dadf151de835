import { matchPath } from 'react-router-dom';
import { layoutAt } from '../nav/layout-at';
import { type OverrideStore, showsOverrides } from '../overrides/override-store';
import { isOpenTo } from '../session/is-open-to';

/** Digest of what React reports in the browser for the part of a frame that was left to it. */
export const FRAME_PENDING = 'standby:pending';

/**
 * Whether React can hydrate the application frame that the page brought: it is the one of this path, the page may
 * be shown to this person, and no override's badge is on it.
 */
export function canHydrateFrame(
  { dataset: { frame } }: HTMLElement,
  overrides: OverrideStore,
): boolean {
  const { pathname, hash } = window.location;
  if (frame === undefined || !matchPath(frame, pathname)) return false;
  const layout = layoutAt(pathname);
  const isOpen = layout === 'app' && isOpenTo(layout, { pathname, hash });
  return isOpen && !showsOverrides(overrides.get());
}

/** Whether an error is React's note that it renders what was left to it. */
export const isFramePending = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && error.digest === FRAME_PENDING;
