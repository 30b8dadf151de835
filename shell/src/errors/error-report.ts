import { ownerOf, remoteNames, type RemoteName } from '../../../federation.config';

/** An error with its owner: who has to mend it, in which build, and where it happened. */
export interface ErrorReport {
  /** The remote whose code threw, else the one on the screen; undefined for the shell's own. */
  readonly remote: RemoteName | undefined;
  /** Of that remote's build; undefined for a dev server's and the shell's. */
  readonly version: string | undefined;
  /** Path of the page. */
  readonly route: string;
  /** Version of each shared library on the page. */
  readonly shared: Readonly<Record<string, string>>;
  readonly error: unknown;
}

/** Where error reports go. */
export type ErrorSink = (report: ErrorReport) => void;

/** What a page knows of one remote. */
export interface KnownRemote {
  /** Address of its entry: its files lie beside it. */
  readonly entry: string;
  readonly version?: string | undefined;
  /** Hash of its entry, where the registry gives one. */
  readonly integrity?: string | undefined;
  /** How long it took until its routes were there. */
  readonly loadMillis?: number;
}

export type KnownRemotes = Readonly<Partial<Record<RemoteName, KnownRemote>>>;

interface ErrorContext {
  readonly pathname: string;
  readonly remotes: KnownRemotes;
  readonly shared: Readonly<Record<string, string>>;
}

function folderOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf('/') + 1);
}

/** The remote whose file stands topmost in the stack of an error. */
function thrower(error: unknown, remotes: KnownRemotes): RemoteName | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = remoteNames.flatMap((name) => {
    const known = remotes[name];
    const position = known ? stack.indexOf(folderOf(known.entry)) : -1;
    return position < 0 ? [] : [{ name, position }];
  });
  return places.toSorted((a, b) => a.position - b.position)[0]?.name;
}

export function describeError(error: unknown, context: ErrorContext): ErrorReport {
  const { pathname, remotes, shared } = context;
  const remote = thrower(error, remotes) ?? ownerOf(pathname);
  return { remote, version: remote && remotes[remote]?.version, route: pathname, shared, error };
}
