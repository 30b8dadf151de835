import type { EventContract, RemoteContract } from '@standby/contracts';
import type { RemoteIntegrity } from '@standby/hosting/integrity';
import type { Preloads } from '@standby/hosting/pages';
import { ReleaseError } from './release-error.ts';

/** A build of the shell or of a remote on the host. Its files never change. */
export interface Release {
  /** Version and hash of the content, `0.1.0-3f9c2a1b`, which is also the folder's name. */
  readonly id: string;
  readonly version: string;
  /** Commit of the sources; undefined outside of a repository. */
  readonly commit?: string | undefined;
}

export interface RemoteRelease extends Release {
  readonly contract: RemoteContract;
  /** Address of its entry on another origin; undefined if the host serves it. */
  readonly entry?: string | undefined;
  /** Hash of its entry. */
  readonly integrity: string;
  /** Hashes of the modules that its entry imports statically. */
  readonly imports?: RemoteIntegrity['imports'] | undefined;
  /** Files that its routes need. */
  readonly preloads: Preloads;
}

/** The shell's offer to remotes. Contracts of earlier releases do not name events. */
export interface ShellContract extends Partial<EventContract> {
  readonly version: string;
  /** Version of the shell contract. */
  readonly shellContract: string;
  /** Names that remotes may import from `shared-ui`. The page has only the shell's instance. */
  readonly designSystem: readonly string[];
  /** Versions of the shared libraries. Contracts of earlier releases do not list them. */
  readonly libraries?: Readonly<Record<string, string>>;
}

export interface ShellRelease extends Release {
  readonly contract: ShellContract;
}

/**
 * Author and time of a deployment. The commit belongs to the release, not to the folder of the
 * command.
 */
export interface Stamp {
  /** ISO instant of the deployment. */
  readonly at: string;
  readonly by: string;
  /** Obstacles that `--force` overruled. */
  readonly forced?: readonly string[] | undefined;
}

/**
 * - `canary`: the release is for a share of the visitors, from 0 to 1, beside the current one.
 * - `remove`: visitors get neither the named release nor another one.
 */
type Deployment = Stamp & { readonly id: string } & (
    | { readonly action: 'release' | 'promote' | 'rollback' | 'remove' }
    | {
        readonly action: 'canary';
        readonly share: number;
        /** Error rate, from 0 to 1, above which the server ends the canary. */
        readonly abortAbove?: number | undefined;
      }
  );

/**
 * Uploaded releases of the shell or of one remote, and their deployments, oldest first. Histories
 * only grow.
 */
export interface History<Built extends Release = Release> {
  readonly releases: readonly Built[];
  readonly deployments: readonly Deployment[];
}

export const EMPTY_HISTORY: History<never> = { releases: [], deployments: [] };

/** A release for a share of the visitors. */
interface Canary<Built extends Release> {
  readonly release: Built;
  readonly share: number;
  readonly abortAbove?: number | undefined;
}

/** Result of a history's deployments. */
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

/** Returns the release that visitors without a canary get. */
export function currentRelease<Built extends Release>(history: History<Built>): Built | undefined {
  const id = deployed(history).stack.at(-1);
  return id === undefined ? undefined : findRelease(history, id);
}

/** Returns the id that a rollback restores while no canary is deployed. */
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

/** Returns the releases that visitors get: the current one and the canary. */
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

/**
 * Gives a release to all visitors, which ends a canary. Deploying the current release without a
 * canary changes nothing.
 */
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
 * @param share share of the visitors, from 0 to 1, exclusive
 * @param abortAbove error rate from 0 to 1 that ends the canary
 * @throws {ReleaseError} for an invalid share, for the first release and for the current release
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
  if (current === id)
    throw new ReleaseError(`${id} cannot be a canary, because all visitors have it already`);
  return withDeployment(withRelease(history, release), {
    action: 'canary',
    id,
    share,
    abortAbove,
    ...stamp,
  });
}

/**
 * Gives the canary, or a named earlier release, to all visitors.
 *
 * @throws {ReleaseError} if there is no canary, or no such release
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
 * Removes a remote from the product. Its files stay, and `promote` deploys one of its releases
 * again.
 *
 * @throws {ReleaseError} if nothing is deployed
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
 * Ends a canary. If there is none, rolls back to the previous release or to the named one.
 *
 * @throws {ReleaseError} if there is no previous release, or the named one was not deployed before
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
