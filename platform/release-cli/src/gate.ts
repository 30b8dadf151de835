import { satisfies } from 'semver';
import { isAllowedOrigin, sharedPaths } from '@standby/federation-config';
import type { ServerParts } from '@standby/hosting/server-part';
import { findUnannouncedBreaks } from '../../contract/compare.ts';
import {
  currentRelease,
  deployedReleases,
  type RemoteRelease,
  type ShellRelease,
} from './history.ts';
import { policyOf } from './origins.ts';
import { findServerPartObstacles } from './server-part-gate.ts';
import { placeOf, remoteHistory, type ReleaseState } from './state.ts';
import { findUnmetEvents } from './unmet-events.ts';

/** Returns the reasons why a remote would not run in a shell. */
function findMismatches(name: string, remote: RemoteRelease, shell: ShellRelease): string[] {
  const { shellContract: needed, designSystem = [], libraries = {} } = remote.contract;
  const { shellContract: offered, libraries: shared } = shell.contract;
  const missing = designSystem.filter((used) => !shell.contract.designSystem.includes(used));
  const reasons: string[] = [];
  if (!satisfies(offered, `^${needed}`)) {
    reasons.push(
      `${name} ${remote.id} needs shell contract ${needed}; shell ${shell.id} has ${offered}`,
    );
  }
  if (missing.length > 0) {
    reasons.push(
      `${name} ${remote.id} uses ${missing.join(', ')} of shared-ui; shell ${shell.id} lacks it`,
    );
  }
  // A later shell has later versions, and remotes that were built with earlier ones run unchanged.
  const unmet = Object.entries(libraries).filter(
    ([library, range]) => shared && !satisfies(shared[library] ?? '', range),
  );
  reasons.push(
    ...unmet.map(
      ([library, range]) =>
        `${name} ${remote.id} was built with ${library} ${range}; shell ${shell.id} shares ${shared?.[library] ?? 'none'}. ` +
        `Install the version of the shell and build again`,
    ),
  );
  return reasons;
}

/**
 * Returns breaking changes of a contract that dependent teams rely on, unless a new major version
 * announces them.
 */
function findBreaks(before: ReleaseState, after: ReleaseState, name: string): string[] {
  const live = currentRelease(remoteHistory(before, name));
  if (!live) return [];
  return deployedReleases(remoteHistory(after, name))
    .filter(({ id }) => id !== live.id)
    .flatMap(({ contract }) => findUnannouncedBreaks(live.contract, contract))
    .map((broken) => `${name}: ${broken}, which ${live.id} has; a break needs a new major version`);
}

/**
 * Returns events that only this deployment leaves without a sender. Others may come from an
 * earlier, forced deployment.
 */
function findNewlyUnmetEvents(before: ReleaseState, after: ReleaseState): readonly string[] {
  const hasRemotes = Object.values(after.remotes).some(
    (history) => deployedReleases(history).length > 0,
  );
  // On a new host the shell is deployed first; later remotes send the events that it hears.
  if (!hasRemotes) return [];
  const known = new Set(findUnmetEvents(before).map(({ heard }) => heard));
  return findUnmetEvents(after)
    .filter(({ heard }) => !known.has(heard))
    .map(({ heard, reason }) => `${heard}; ${reason}`);
}

/**
 * Returns the obstacles to a deployment, compared with the deployed product. Obstacles are breaking
 * changes of a remote, a remote that does not run in the shell, screens without their server part,
 * and events without a sender.
 *
 * @param after the state after the deployment
 * @param changed the units that it deploys
 * @param parts the server parts of the product's server; undefined for a product in sample mode
 */
export function findObstacles(
  before: ReleaseState,
  after: ReleaseState,
  changed: readonly string[],
  parts?: ServerParts,
): readonly string[] {
  const shell = currentRelease(after.shell);
  const affected = changed.includes('shell') ? Object.keys(after.remotes) : changed;
  return [
    ...changed.flatMap((name) => findBreaks(before, after, name)),
    ...affected.flatMap((name) =>
      deployedReleases(remoteHistory(after, name)).flatMap((release) =>
        shell ? findMismatches(name, release, shell) : [],
      ),
    ),
    ...findServerPartObstacles(after, changed, parts),
    ...findNewlyUnmetEvents(before, after),
  ];
}

/** Returns path prefixes that two remotes would own. */
function findSharedPaths({ remotes }: ReleaseState): readonly string[] {
  const deployed = Object.entries(remotes).flatMap(([name, history]) =>
    deployedReleases(history).map((release) => ({ name, release, place: placeOf(name, release) })),
  );
  const conflicts = deployed.flatMap((one, index) =>
    deployed
      .slice(index + 1)
      .filter(({ name }) => name !== one.name)
      .flatMap(({ name, release, place }) =>
        sharedPaths(place, one.place).map(
          ({ path, owned }) =>
            `${name} ${release.id} cannot own ${path}: ${one.name} ${one.release.id} owns ${owned}`,
        ),
      ),
  );
  return [...new Set(conflicts)];
}

/**
 * Returns releases on origins from which the host's pages may not load the remote. No browser would
 * load them.
 */
function findForeignOrigins(state: ReleaseState): readonly string[] {
  const { remoteOrigins } = policyOf(state);
  return Object.entries(state.remotes).flatMap(([name, history]) =>
    deployedReleases(history).flatMap(({ id, entry }) => {
      if (entry === undefined) return [];
      const { origin } = new URL(entry);
      if (isAllowedOrigin(origin, remoteOrigins[name] ?? [])) return [];
      return [
        `${name} ${id} is on ${origin}, which is not allowed here: origins --allow ${name}=${origin}`,
      ];
    }),
  );
}

/** Returns conflicts that not even `--force` deploys, because the product would not work. */
export function findConflicts(state: ReleaseState): readonly string[] {
  return [...findSharedPaths(state), ...findForeignOrigins(state)];
}
