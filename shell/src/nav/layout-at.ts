import { matchPath } from 'react-router-dom';
import {
  isBelow,
  ownerOf,
  remotes,
  type Layout,
  type RemoteDefinition,
} from '@standby/federation-config';

/** How the shell lays out the page at a path. A `fullscreen` page has no navigation around it. */
export function layoutAt(pathname: string): Layout | 'fullscreen' {
  const owner = ownerOf(pathname);
  if (!owner) return 'public';
  const { layout, appPaths = [], fullscreen = [] }: RemoteDefinition = remotes[owner];
  if (fullscreen.some((pattern) => matchPath(pattern, pathname))) return 'fullscreen';
  return appPaths.some((prefix) => isBelow(pathname, prefix)) ? 'app' : layout;
}
