import { matchPath } from 'react-router-dom';
import { isBelow, type Layout } from '@standby/federation-config';
import { ownerOf, placeOf } from './places';

/** Returns the layout of the page at a path. A `fullscreen` page has no navigation around it. */
export function layoutAt(pathname: string): Layout | 'fullscreen' {
  const owner = ownerOf(pathname);
  const place = owner === undefined ? undefined : placeOf(owner);
  if (!place) return 'public';
  const { layout, appPaths = [], fullscreen = [] } = place;
  if (fullscreen.some((pattern) => matchPath(pattern, pathname))) return 'fullscreen';
  return appPaths.some((prefix) => isBelow(pathname, prefix)) ? 'app' : layout;
}
