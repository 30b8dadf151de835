import { OVERRIDE_ORIGINS, REMOTE_ENTRY } from '@standby/federation-config';
import type { RemoteIntegrity } from '../integrity.ts';
import type { Preloads } from '../pages/pages.ts';
import {
  canaryOf,
  currentRelease,
  EMPTY_HISTORY,
  ReleaseError,
  type History,
  type RemoteRelease,
  type ShellRelease,
} from './history.ts';

/** Everything that was ever deployed to one host. */
export interface ReleaseState {
  readonly format: 1;
  readonly shell: History<ShellRelease>;
  readonly remotes: Readonly<Record<string, History<RemoteRelease>>>;
}

export const EMPTY_STATE: ReleaseState = { format: 1, shell: EMPTY_HISTORY, remotes: {} };

export function remoteHistory({ remotes }: ReleaseState, name: string): History<RemoteRelease> {
  return remotes[name] ?? EMPTY_HISTORY;
}

/** Changes the history of one remote and leaves all others as they are. */
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

interface RegistryEntry {
  readonly entry: string;
  readonly version: string;
  readonly shellContract: string;
  readonly integrity: string;
  readonly imports?: RemoteIntegrity['imports'] | undefined;
  readonly preloads: Preloads;
  readonly canary?: RegistryEntry & { readonly share: number };
}

/** Content of `/remotes.json`. */
export interface RegistryDocument {
  /** Id of the shell's release, by which an open page knows of a new one. */
  readonly shell: string;
  readonly policy: { readonly overrideOrigins: readonly string[] };
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
}

function registryEntry(name: string, release: RemoteRelease): RegistryEntry {
  const { id, version, contract, integrity, imports, preloads } = release;
  const entry = `/remotes/${name}/${id}/${REMOTE_ENTRY}`;
  return { entry, version, shellContract: contract.shellContract, integrity, imports, preloads };
}

/**
 * The registry: a small pointer to the release of each remote. A remote that was never deployed is not
 * in it.
 *
 * @throws {ReleaseError} where the shell was never deployed
 */
export function registryOf(state: ReleaseState): RegistryDocument {
  const shell = currentRelease(state.shell);
  if (!shell) throw new ReleaseError('the shell was never released: pnpm assemble releases it');
  const remotes = Object.entries(state.remotes).flatMap(([name, history]) => {
    const release = currentRelease(history);
    if (!release) return [];
    const canary = canaryOf(history);
    const entry = registryEntry(name, release);
    const withCanary = canary && {
      ...entry,
      canary: { ...registryEntry(name, canary.release), share: canary.share },
    };
    return [[name, withCanary ?? entry] as const];
  });
  return {
    shell: shell.id,
    policy: { overrideOrigins: OVERRIDE_ORIGINS },
    remotes: Object.fromEntries(remotes),
  };
}
