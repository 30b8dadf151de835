import { matchPath } from 'react-router-dom';
import { ownerOf, remotes, type Layout, type RemoteDefinition } from 'federation-config';

/** How the shell lays out the page at a path. A `fullscreen` page has no navigation around it. */
export function layoutAt(pathname: string): Layout | 'fullscreen' {
  const owner = ownerOf(pathname);
  if (!owner) return 'public';
  const { layout, fullscreen = [] }: RemoteDefinition = remotes[owner];
  return fullscreen.some((pattern) => matchPath(pattern, pathname)) ? 'fullscreen' : layout;
}
