import type { RemotePlace } from '@standby/federation-config';

/**
 * Version of what the shell promises to remotes: the shared libraries' major versions and how they lie
 * in the share scope, the federation runtime, the route module's shape, the events that it hears and
 * sends. Raise the major number when a remote built against the old promise would break.
 */
export const SHELL_CONTRACT = '2.0.0';

/** Events of one package that others send or hear. */
export interface EventContract {
  /** Names of the events that it sends on `window`. */
  readonly sends: readonly string[];
  readonly hears: readonly string[];
  /** Of these events, those that carry something: each field with its type. Contracts of earlier releases do not have it. */
  readonly payloads?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a remote exposes and what it needs; generated from its code by `pnpm contract`, except `designSystem`. */
export interface RemoteContract extends EventContract {
  readonly name: string;
  readonly version: string;
  /** The shell contract against which it was built. */
  readonly shellContract: string;
  readonly routes: readonly {
    readonly path: string;
    readonly parameters: readonly string[];
    /** The module that shows it, from the package's folder; a redirect has none. */
    readonly screen?: string;
  }[];
  /** Its name and its place in the product: title, paths, layout. Of a build alone. */
  readonly remote?: { readonly name: string } & RemotePlace;
  /** Names that it imports from `shared-ui`, of which a page has the shell's instance: of a build alone. */
  readonly designSystem?: readonly string[];
  /** Of each shared library, the range of versions that it can run with: of a build alone. */
  readonly libraries?: Readonly<Record<string, string>>;
}
