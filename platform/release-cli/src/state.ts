import {
  REMOTE_ENTRY,
  workspaceComposition,
  type ListedPlace,
  type OriginPolicy,
  type PageComposition,
} from '@standby/federation-config';
import type { RemoteIntegrity } from '@standby/hosting/integrity';
import type { Preloads } from '@standby/hosting/pages';
import {
  canaryOf,
  currentRelease,
  EMPTY_HISTORY,
  type History,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from './history.ts';
import { policyOf, type OriginsState } from './origins.ts';
import { ReleaseError } from './release-error.ts';

/** Returns the folder of a remote's release among the served files. */
export const remotePath = (name: string, id: string): string => `remotes/${name}/${id}`;

/** All deployments to one host. */
export interface ReleaseState extends OriginsState {
  readonly format: 1;
  readonly shell: History<ShellRelease>;
  readonly remotes: Readonly<Record<string, History<RemoteRelease>>>;
  /** Released server parts, by remote. Logs of earlier tools have none. */
  readonly serverParts?: Readonly<Record<string, History>>;
}

export const EMPTY_STATE: ReleaseState = { format: 1, shell: EMPTY_HISTORY, remotes: {} };

export function remoteHistory({ remotes }: ReleaseState, name: string): History<RemoteRelease> {
  return remotes[name] ?? EMPTY_HISTORY;
}

/** Changes the history of one remote and keeps all others. */
export function withRemote(
  state: ReleaseState,
  name: string,
  change: (history: History<RemoteRelease>) => History<RemoteRelease>,
): ReleaseState {
  const history = change(remoteHistory(state, name));
  return { ...state, remotes: { ...state.remotes, [name]: history } };
}

export function withShell(
  state: ReleaseState,
  change: (history: History<ShellRelease>) => History<ShellRelease>,
): ReleaseState {
  return { ...state, shell: change(state.shell) };
}

export function serverPartHistory({ serverParts = {} }: ReleaseState, name: string): History {
  return serverParts[name] ?? EMPTY_HISTORY;
}

export function withServerPart(
  state: ReleaseState,
  name: string,
  change: (history: History) => History,
): ReleaseState {
  const history = change(serverPartHistory(state, name));
  return { ...state, serverParts: { ...state.serverParts, [name]: history } };
}

/** Returns the server parts that a server loads at its next start, by remote. */
export function releasedServerParts({ serverParts = {} }: ReleaseState): Map<string, Release> {
  return new Map(
    Object.entries(serverParts).flatMap(([name, history]) => {
      const release = currentRelease(history);
      return release ? [[name, release] as const] : [];
    }),
  );
}

interface RegistryEntry extends ListedPlace {
  readonly entry: string;
  readonly version: string;
  readonly shellContract: string;
  /** Version of the server part that the screens need. */
  readonly serverPart?: string | undefined;
  readonly integrity: string;
  readonly imports?: RemoteIntegrity['imports'] | undefined;
  readonly preloads: Preloads;
  readonly canary?: RegistryEntry & {
    readonly share: number;
    readonly abortAbove?: number | undefined;
  };
}

/** Content of `/remotes.json`. */
export interface RegistryDocument {
  /** Id of the shell's release, by which an open page detects a new one. */
  readonly shell: string;
  readonly policy: OriginPolicy;
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
}

/**
 * Returns the place of a release in the product.
 *
 * @throws {ReleaseError} for a build that does not declare its place, unless the remote is in this
 *   workspace
 */
export function placeOf(name: string, { id, contract }: RemoteRelease): ListedPlace {
  if (contract.remote) {
    const { name: _name, ...place } = contract.remote;
    return { package: contract.name, ...place };
  }
  // Older builds do not declare their place.
  const known = workspaceComposition.remotes[name];
  if (!known) throw new ReleaseError(`${name} ${id} does not say which paths it owns`);
  return known;
}

function registryEntry(name: string, release: RemoteRelease): RegistryEntry {
  const { id, version, contract, integrity, imports, preloads } = release;
  const entry = release.entry ?? `/${remotePath(name, id)}/${REMOTE_ENTRY}`;
  const { shellContract, serverPart } = contract;
  return {
    ...placeOf(name, release),
    entry,
    version,
    shellContract,
    serverPart,
    integrity,
    imports,
    preloads,
  };
}

/**
 * Returns the registry: a small pointer to the release of each remote. A remote that was never
 * deployed is not listed.
 *
 * @throws {ReleaseError} if the shell was never deployed
 */
function registryOf(state: ReleaseState): RegistryDocument {
  const shell = currentRelease(state.shell);
  if (!shell) throw new ReleaseError('the shell was never released: pnpm assemble releases it');
  const remotes = Object.entries(state.remotes).flatMap(([name, history]) => {
    const release = currentRelease(history);
    if (!release) return [];
    const canary = canaryOf(history);
    const entry = registryEntry(name, release);
    const withCanary = canary && {
      ...entry,
      canary: {
        ...registryEntry(name, canary.release),
        share: canary.share,
        abortAbove: canary.abortAbove,
      },
    };
    return [[name, withCanary ?? entry] as const];
  });
  return {
    shell: shell.id,
    policy: policyOf(state),
    remotes: Object.fromEntries(remotes),
  };
}

/** Returns the product as its pages describe it: the places of the remotes in the registry. */
function compositionOf(state: ReleaseState): PageComposition {
  const places = Object.entries(state.remotes).flatMap(([name, history]) => {
    const release = currentRelease(history);
    return release ? [[name, placeOf(name, release)] as const] : [];
  });
  return { policy: policyOf(state), remotes: Object.fromEntries(places) };
}

/** The product on the host of a state. */
export interface Product {
  readonly registry: RegistryDocument;
  readonly composition: PageComposition;
  /**
   * Folder of each remote's release among the served files, also if its entry is on another origin.
   */
  readonly folders: Readonly<Record<string, string>>;
}

/** @throws {ReleaseError} if the shell was never deployed */
export function productOf(state: ReleaseState): Product {
  const folders = Object.entries(state.remotes).flatMap(([name, history]) => {
    const release = currentRelease(history);
    return release ? [[name, remotePath(name, release.id)] as const] : [];
  });
  return {
    registry: registryOf(state),
    composition: compositionOf(state),
    folders: Object.fromEntries(folders),
  };
}
