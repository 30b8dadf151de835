import { matchPath } from 'react-router-dom';
import { layoutOf, ownerOf, remotes, type Layout, type RemoteDefinition } from 'federation-config';

/** How the shell lays out the page at a path. A `fullscreen` page has no navigation around it. */
export function layoutAt(pathname: string): Layout | 'fullscreen' {
  const owner = ownerOf(pathname);
  if (!owner) return 'public';
  const { fullscreen = [] }: RemoteDefinition = remotes[owner];
  return fullscreen.some((pattern) => matchPath(pattern, pathname))
    ? 'fullscreen'
    : layoutOf(owner, pathname);
}
