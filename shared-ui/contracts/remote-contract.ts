/**
 * Version of what the shell promises to remotes: the shared libraries' major versions and how they lie
 * in the share scope, the federation runtime, the route module's shape, the events that it hears and
 * sends. Raise the major number when a remote built against the old promise would break.
 */
export const SHELL_CONTRACT = '2.0.0';

/** What a remote exposes and what it needs; generated from its code at every build. */
export interface RemoteContract {
  readonly name: string;
  readonly version: string;
  /** The shell contract against which it was built. */
  readonly shellContract: string;
  readonly routes: readonly { readonly path: string; readonly parameters: readonly string[] }[];
  /** Names of the events that it sends on `window`. */
  readonly sends: readonly string[];
  readonly hears: readonly string[];
}

function parseVersion(version: string): [major: number, minor: number] | undefined {
  const match = /^(\d+)\.(\d+)\.\d+/u.exec(version);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/** Whether a shell that offers one contract can run a remote built against another. */
export function isCompatible(needed: string, offered: string): boolean {
  const [needs, offers] = [parseVersion(needed), parseVersion(offered)];
  return (
    needs !== undefined && offers !== undefined && needs[0] === offers[0] && needs[1] <= offers[1]
  );
}
