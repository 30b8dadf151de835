import type { EventContract, RemoteContract } from '@standby/contracts';
import type { RemoteIntegrity } from '@standby/hosting/integrity';
import type { Preloads } from '@standby/hosting/pages';
import { ReleaseError } from './release-error.ts';

/** One build of the shell or of a remote that lies on the host; its files never change. */
export interface Release {
  /** Version and content: `0.1.0-3f9c2a1b`. Names its folder. */
  readonly id: string;
  readonly version: string;
  /** Commit of the sources, where they are in a repository. */
  readonly commit?: string | undefined;
}

export interface RemoteRelease extends Release {
  readonly contract: RemoteContract;
  /** Address of its entry on another origin; undefined where the host serves it. */
  readonly entry?: string | undefined;
  /** Hash of its entry. */
  readonly integrity: string;
  /** Hashes of what its entry imports statically. */
  readonly imports?: RemoteIntegrity['imports'] | undefined;
  /** What its routes need. */
  readonly preloads: Preloads;
}

/** What the shell offers to remotes. One of an earlier release does not name its events. */
export interface ShellContract extends Partial<EventContract> {
  readonly version: string;
  /** The version of its promises. */
  readonly shellContract: string;
  /** Names that remotes may import from `shared-ui`, of which the page has the shell's instance. */
  readonly designSystem: readonly string[];
  /** Versions of the libraries that it shares. One of an earlier release does not name them. */
  readonly libraries?: Readonly<Record<string, string>>;
}

export interface ShellRelease extends Release {
  readonly contract: ShellContract;
}

/** Who deploys, and when. The commit is the release's own, whichever folder the command was called in. */
export interface Stamp {
  /** An ISO instant. */
  readonly at: string;
  readonly by: string;
  /** What stood against it and was overruled by `--force`. */
  readonly forced?: readonly string[] | undefined;
}

/**
 * - `canary`: for a share of the visitors, from 0 to 1, beside the current release.
 * - `remove`: no visitor gets the named release any more, nor another one.
 */
export type Deployment = Stamp & { readonly id: string } & (
    | { readonly action: 'release' | 'promote' | 'rollback' | 'remove' }
    | {
        readonly action: 'canary';
        readonly share: number;
        /** Error rate, from 0 to 1, above which the server ends it. */
        readonly abortAbove?: number | undefined;
      }
  );

/** What was uploaded of the shell or of one remote, and each of its deployments, oldest first. Only ever longer. */
export interface History<Built extends Release = Release> {
  readonly releases: readonly Built[];
  readonly deployments: readonly Deployment[];
}

export const EMPTY_HISTORY: History<never> = { releases: [], deployments: [] };

/** A release for a share of the visitors. */
export interface Canary<Built extends Release> {
  readonly release: Built;
  readonly share: number;
  readonly abortAbove?: number | undefined;
}

/** What the deployments come to. */
interface Deployed {
  /** Ids to which a rollback can go, the current one last. */
  readonly stack: readonly string[];
  readonly canary?: (Omit<Canary<Release>, 'release'> & { readonly id: string }) | undefined;
}

function deployed({ deployments }: History): Deployed {
  let stack: readonly string[] = [];
  let canary: Deployed['canary'];
  for (const deployment of deployments) {
    const { action, id } = deployment;
    if (action === 'canary') {
      const { share, abortAbove } = deployment;
      canary = { id, share, abortAbove };
      continue;
    }
    canary = undefined;
    if (action === 'remove') stack = [];
    else if (action === 'rollback') stack = stack.slice(0, stack.lastIndexOf(id) + 1);
    else if (stack.at(-1) !== id) stack = [...stack, id];
  }
  return { stack, canary };
}

export function findRelease<Built extends Release>(
  { releases }: History<Built>,
  id: string,
): Built {
  const release = releases.find((candidate) => candidate.id === id);
  if (!release) {
    const known = releases.map((candidate) => candidate.id).join(', ') || 'none';
    throw new ReleaseError(`there is no release ${id}; there are: ${known}`);
  }
  return release;
}

/** What everybody gets who gets no canary. */
export function currentRelease<Built extends Release>(history: History<Built>): Built | undefined {
  const id = deployed(history).stack.at(-1);
  return id === undefined ? undefined : findRelease(history, id);
}

/** To which a rollback without a canary goes. */
export const previousRelease = (history: History): string | undefined =>
  deployed(history).stack.at(-2);

export function canaryOf<Built extends Release>(
  history: History<Built>,
): Canary<Built> | undefined {
  const { canary } = deployed(history);
  if (!canary) return undefined;
  const { id, share, abortAbove } = canary;
  return { release: findRelease(history, id), share, abortAbove };
}

/** Those that visitors get: for most, and for a canary's share. */
export function deployedReleases<Built extends Release>(history: History<Built>): readonly Built[] {
  const releases = [currentRelease(history), canaryOf(history)?.release];
  return releases.filter((release) => release !== undefined);
}

function withRelease<Built extends Release>(history: History<Built>, release: Built) {
  const isKnown = history.releases.some(({ id }) => id === release.id);
  return isKnown ? history : { ...history, releases: [...history.releases, release] };
}

function withDeployment<Built extends Release>(
  { releases, deployments }: History<Built>,
  deployment: Deployment,
): History<Built> {
  return { releases, deployments: [...deployments, deployment] };
}

/** Gives a release to everybody, which ends a canary. What everybody has already is left as it is. */
export function deploy<Built extends Release>(
  history: History<Built>,
  release: Built,
  stamp: Stamp,
): History<Built> {
  const { stack, canary } = deployed(history);
  if (stack.at(-1) === release.id && !canary) return history;
  const { id } = release;
  return withDeployment(withRelease(history, release), { action: 'release', id, ...stamp });
}

/**
 * Gives a release to a share of the visitors.
 *
 * @param share from 0 to 1, exclusive
 * @param abortAbove error rate from 0 to 1 that ends it
 * @throws {ReleaseError} for another share, for the first release and for what everybody has
 */
export function startCanary<Built extends Release>(
  history: History<Built>,
  release: Built,
  { share, abortAbove }: Pick<Canary<Built>, 'share' | 'abortAbove'>,
  stamp: Stamp,
): History<Built> {
  if (!(share > 0 && share < 1)) {
    throw new ReleaseError('a canary takes a share between 0 and 100 per cent');
  }
  const [current, { id }] = [deployed(history).stack.at(-1), release];
  if (current === undefined) throw new ReleaseError('the first release cannot be a canary');
  if (current === id) throw new ReleaseError(`${id} is what everybody has`);
  return withDeployment(withRelease(history, release), {
    action: 'canary',
    id,
    share,
    abortAbove,
    ...stamp,
  });
}

/**
 * Gives the canary to everybody, or an earlier release that is named.
 *
 * @throws {ReleaseError} where there is no canary, or no such release
 */
export function promote<Built extends Release>(
  history: History<Built>,
  to: string | undefined,
  stamp: Stamp,
): History<Built> {
  const id = to ?? deployed(history).canary?.id;
  if (id === undefined) {
    throw new ReleaseError('there is no canary to promote; name a release with --to');
  }
  findRelease(history, id);
  return withDeployment(history, { action: 'promote', id, ...stamp });
}

/**
 * Takes what is deployed away from everybody. Its files stay, and `promote` deploys one of its releases again.
 *
 * @throws {ReleaseError} where nothing is deployed
 */
export function remove<Built extends Release>(
  history: History<Built>,
  stamp: Stamp,
): History<Built> {
  const id = deployed(history).stack.at(-1);
  if (id === undefined) throw new ReleaseError('it is not deployed');
  return withDeployment(history, { action: 'remove', id, ...stamp });
}

/**
 * Ends a canary; without one, goes back to the release before, or to the one that is named.
 *
 * @throws {ReleaseError} when there is none before, or the named one was never deployed before
 */
export function rollBack<Built extends Release>(
  history: History<Built>,
  to: string | undefined,
  stamp: Stamp,
): History<Built> {
  const { stack, canary } = deployed(history);
  const earlier = stack.slice(0, -1);
  const id = to ?? (canary ? stack.at(-1) : earlier.at(-1));
  if (id === undefined) throw new ReleaseError('there is no earlier release to go back to');
  if (to !== undefined && !earlier.includes(to)) {
    findRelease(history, to);
    throw new ReleaseError(`${to} was not deployed before; pnpm promote deploys it`);
  }
  return withDeployment(history, { action: 'rollback', id, ...stamp });
}
