import type { RemotePlace } from '@standby/federation-config';

/**
 * Version of the shell's promise to remotes: the shared libraries' major versions and their layout in the share
 * scope, the federation runtime, the shape of the route module, and the events that the shell sends and receives.
 * Raise the major number for a change that breaks remotes built against the old promise.
 */
export const SHELL_CONTRACT = '2.1.0';

/** Events of one package that others send or receive. */
export interface EventContract {
  /** Names of the events that the package sends on `window`. */
  readonly sends: readonly string[];
  readonly hears: readonly string[];
  /** Fields of the events that carry a payload, with their types. Contracts of earlier releases lack this. */
  readonly payloads?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of those events whose last one the page keeps for receivers that subscribe later; undefined for none. */
  readonly kept?: readonly string[];
}

/** Exports and needs of a remote; `pnpm contract` generates it from the code, except for `designSystem`. */
export interface RemoteContract extends EventContract {
  readonly name: string;
  readonly version: string;
  /** The shell contract that the remote was built against. */
  readonly shellContract: string;
  readonly routes: readonly {
    readonly path: string;
    readonly parameters: readonly string[];
    /** The module of the screen, relative to the package's folder; undefined for a redirect. */
    readonly screen?: string;
  }[];
  /** Name of the remote and its place in the product: title, paths, layout. Only builds have it. */
  readonly remote?: { readonly name: string } & RemotePlace;
  /** Names that the remote imports from `shared-ui`, whose instance the page provides. Only builds have it. */
  readonly designSystem?: readonly string[];
  /** Range of versions of each shared library that the remote runs with. Only builds have it. */
  readonly libraries?: Readonly<Record<string, string>>;
  /** Version of the server part that the screens were built with. Only builds of a remote with a server part have it. */
  readonly serverPart?: string;
}
