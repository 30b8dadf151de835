import { matchPath } from 'react-router-dom';
import { ownerOf, remotes, type Frame, type RemoteDefinition } from '../../../federation.config';

/** What stands around the screen at a path: `bare` screens fill the whole window. */
export function frameAt(pathname: string): Frame | 'bare' {
  const owner = ownerOf(pathname);
  if (!owner) return 'public';
  const { frame, bare = [] }: RemoteDefinition = remotes[owner];
  return bare.some((pattern) => matchPath(pattern, pathname)) ? 'bare' : frame;
}
