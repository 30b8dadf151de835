import { RemoteLoadError, StuckScreenError } from '../failures/load-error';
import { ownerOf, type RemoteName } from '../composition/places';
import type { RemoteInfos } from '../remotes/remote-info';

/**
 * An error with its owner: the remote with the code, the build, and the place where it happened.
 */
export interface ErrorReport {
  /** The remote whose code threw, else the one on the screen; undefined for the shell. */
  readonly remote: RemoteName | undefined;
  /** Version of that remote's build; undefined for a dev server and the shell. */
  readonly version: string | undefined;
  /** Path of the page. */
  readonly route: string;
  /** Version of each shared library on the page. */
  readonly shared: Readonly<Record<string, string>>;
  readonly error: unknown;
}

/** Receives error reports. */
export type ErrorSink = (report: ErrorReport) => void;

interface ErrorContext {
  readonly pathname: string;
  readonly remotes: RemoteInfos;
  readonly shared: Readonly<Record<string, string>>;
}

function folderOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}

/** Returns the remote whose file comes first in the stack of an error. */
function remoteInStack(error: unknown, remotes: RemoteInfos): RemoteName | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = Object.entries(remotes).flatMap(([name, info]) => {
    const position = info ? stack.indexOf(folderOf(info.entry)) : -1;
    return position < 0 ? [] : [{ name, position }];
  });
  return found.toSorted((a, b) => a.position - b.position)[0]?.name;
}

/**
 * Returns the remote that an error of the shell is about. The page may be at another remote's path
 * by now.
 */
const remoteOf = (error: unknown): RemoteName | undefined =>
  error instanceof RemoteLoadError || error instanceof StuckScreenError ? error.remote : undefined;

export function describeError(error: unknown, context: ErrorContext): ErrorReport {
  const { pathname, remotes, shared } = context;
  const remote = remoteOf(error) ?? remoteInStack(error, remotes) ?? ownerOf(pathname);
  return { remote, version: remote && remotes[remote]?.version, route: pathname, shared, error };
}
