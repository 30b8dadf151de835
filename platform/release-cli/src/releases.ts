import { REPORTS_FILE, type ReleaseReports } from '@standby/hosting/release-reports';
import { SERVER_PARTS_FILE, type ServerParts } from '@standby/hosting/server-part';
import { findConflicts, findObstacles } from './gate.ts';
import {
  canaryOf,
  currentRelease,
  promote,
  remove,
  rollBack,
  type RemoteRelease,
  type Stamp,
} from './history.ts';
import type { Host } from './host/host.ts';
import { readOnlyHost } from './host/read-only-host.ts';
import { withOrigins, type OriginRule } from './origins.ts';
import { publish, readConfiguration } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import { createReleaseRepository } from './repository.ts';
import { withRemote, type ReleaseState } from './state.ts';
import { serverPartUnit, type Unit } from './unit.ts';
import {
  change,
  historyOf,
  uploadUnit,
  withUpload,
  type CanaryOptions,
  type Sources,
  type Upload,
} from './unit-upload.ts';

export { historyOf, type Sources, type Unit };

export interface ReleaseOptions extends CanaryOptions {
  /** Address of one remote's entry on another origin, which already serves the build. */
  readonly entry?: string | undefined;
  /** Whether to deploy despite obstacles; the log then names them. */
  readonly isForced?: boolean;
}

/** A build on a host that is not deployed. */
export interface Preview {
  readonly release: RemoteRelease;
  /** Reasons for which a release of it would be refused. */
  readonly obstacles: readonly string[];
}

/** Describes the release that all visitors get, and the canary beside it. */
export function describeUnit(state: ReleaseState, unit: Unit): string {
  const history = historyOf(state, unit);
  const current = currentRelease(history);
  const canary = canaryOf(history);
  const some = canary
    ? `, ${canary.release.id} for ${Math.round(canary.share * 100)} % of the visitors`
    : '';
  return `${current?.id ?? 'not released'}${some}`;
}

/** The commands on a host. Each command changes all named units or nothing. */
export interface Releases {
  /** @throws {ReleaseError} naming the obstacles */
  readonly release: (names: readonly Unit[], options?: ReleaseOptions) => Promise<ReleaseState>;
  /** Releases the units of the sources that were never released, and leaves all others alone. */
  readonly releaseMissing: () => Promise<ReleaseState>;
  /** Uploads the build of a remote without a deployment, for people with its link. */
  readonly preview: (name: Unit) => Promise<Preview>;
  readonly promote: (name: Unit, to?: string) => Promise<ReleaseState>;
  readonly rollBack: (name: Unit, to?: string) => Promise<ReleaseState>;
  /** Removes a remote from the product. */
  readonly remove: (name: Unit) => Promise<ReleaseState>;
  /** Changes the origins from which the host's pages load remotes. */
  readonly changeOrigins: (
    allowed: readonly OriginRule[],
    denied: readonly OriginRule[],
  ) => Promise<ReleaseState>;
  /** Writes registry and pages from the log, after a command was cut off. */
  readonly republish: () => Promise<ReleaseState>;
  readonly read: () => Promise<ReleaseState>;
  /** Whether the last change has altered the files that hosts read when they start. */
  readonly hasNewConfiguration: () => boolean;
  /** Reads the pages' reports on releases; empty without a server of connected mode. */
  readonly readReports: () => Promise<ReleaseReports>;
  /** Returns the units of the sources, and units that were released from elsewhere. */
  readonly unitsOf: (state: ReleaseState) => readonly Unit[];
}

export interface ReleasesOptions extends Sources {
  /** Whether to run all checks and return the resulting state without writing anything. */
  readonly isDryRun?: boolean;
  readonly stamp: () => Stamp;
  /** Returns the commit of the sources, which their release names. */
  readonly findCommit?: () => string | undefined;
  /** Returns an obstacle in the sources, such as uncommitted changes. */
  readonly findSourceObstacle?: () => string | undefined;
  /** Builds the units of a release. Not called if the sources are refused. */
  readonly build?: (names: readonly Unit[]) => void;
}

function refusal(names: readonly Unit[], obstacles: readonly string[]): ReleaseError {
  const list = obstacles.map((why) => `  - ${why}`).join('\n');
  return new ReleaseError(
    `Nothing was released (${names.join(', ')}):\n${list}\n` +
      '--force releases it anyway, and the log records this.',
  );
}

export function openReleases(given: Host, options: ReleasesOptions): Releases {
  const { units, stamp: makeStamp, findCommit, build } = options;
  const { isDryRun = false } = options;
  const host = isDryRun ? readOnlyHost(given) : given;
  const repository = createReleaseRepository(host);
  let hasNewConfiguration = false;

  /** Reads the running server parts; undefined if no server of connected mode serves this host. */
  async function readServerParts(): Promise<ServerParts | undefined> {
    const content = await host.read(SERVER_PARTS_FILE);
    return content && (JSON.parse(String(content)) as ServerParts);
  }

  const upload = (unit: Unit, entry?: string): Promise<Upload> =>
    uploadUnit(host, options, unit, { commit: findCommit?.(), entry });

  async function changeAndPublish(
    apply: (state: ReleaseState) => ReleaseState,
  ): Promise<ReleaseState> {
    const { state } = await repository.change((before) => {
      const after = apply(before);
      const conflicts = findConflicts(after);
      if (conflicts.length > 0) throw new ReleaseError(conflicts.join('\n'));
      return after;
    });
    if (isDryRun) return state;
    const former = await readConfiguration(host);
    try {
      await publish(host, repository);
      hasNewConfiguration = former !== undefined && former !== (await readConfiguration(host));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ReleaseError(
        `${reason}\nThe log has the release, but registry and pages do not show it yet. Run republish to write them.`,
      );
    }
    return state;
  }

  /** @param choose whether to deploy an upload, given the state at the time of writing */
  async function deployAll(
    names: readonly Unit[],
    releaseOptions: ReleaseOptions,
    choose: (state: ReleaseState, upload: Upload) => boolean,
    sourceObstacles: readonly string[],
  ): Promise<ReleaseState> {
    const { entry, isForced = false } = releaseOptions;
    const stamp = makeStamp();
    const uploads = await Promise.all(names.map((name) => upload(name, entry)));
    const parts = await readServerParts();
    return changeAndPublish((state) => {
      const chosen = uploads.filter((candidate) => choose(state, candidate));
      const deployWith = (given: Stamp): ReleaseState =>
        chosen.reduce(
          (before, candidate) => withUpload(before, candidate, releaseOptions, given),
          state,
        );
      const next = deployWith(stamp);
      const changed = chosen.map(({ unit }) => unit);
      const unservable = chosen.flatMap((candidate) =>
        candidate.kind === 'screens' ? candidate.unservable : [],
      );
      const obstacles = [
        ...sourceObstacles,
        ...unservable,
        ...findObstacles(state, next, changed, parts),
      ];
      if (obstacles.length === 0) return next;
      if (isForced) return deployWith({ ...stamp, forced: obstacles });
      throw refusal(changed, obstacles);
    });
  }

  return {
    async read() {
      return (await repository.read()).state;
    },
    hasNewConfiguration: () => hasNewConfiguration,
    async readReports() {
      const content = await host.read(REPORTS_FILE);
      return content ? (JSON.parse(String(content)) as ReleaseReports) : {};
    },
    unitsOf({ remotes, serverParts = {} }) {
      const served = Object.keys(serverParts).map(serverPartUnit);
      return [...new Set([...units, 'shell', ...Object.keys(remotes), ...served])];
    },
    async release(names, releaseOptions = {}) {
      // People also make dry runs before a commit.
      const obstacle = isDryRun ? undefined : options.findSourceObstacle?.();
      const obstacles = obstacle === undefined ? [] : [obstacle];
      // The check comes before the build, which takes a while.
      if (obstacles.length > 0 && !releaseOptions.isForced) throw refusal(names, obstacles);
      build?.(names);
      return deployAll(names, releaseOptions, () => true, obstacles);
    },
    async preview(name) {
      build?.([name]);
      const candidate = await upload(name);
      if (candidate.kind !== 'screens') throw new ReleaseError(`${name} has no screens`);
      const { state } = await repository.read();
      const next = withUpload(state, candidate, {}, makeStamp());
      const obstacles = [
        ...findConflicts(next),
        ...candidate.unservable,
        ...findObstacles(state, next, [name], await readServerParts()),
      ];
      return { release: candidate.release, obstacles };
    },
    releaseMissing() {
      const isMissing = (state: ReleaseState, { unit }: Upload): boolean =>
        currentRelease(historyOf(state, unit)) === undefined;
      return deployAll(units, {}, isMissing, []);
    },
    republish: () => changeAndPublish((state) => state),
    changeOrigins: (allowed, denied) =>
      changeAndPublish((state) => withOrigins(state, allowed, denied, makeStamp())),
    remove: (name) =>
      changeAndPublish((state) => {
        if (name === 'shell') throw new ReleaseError('a product has a shell');
        return withRemote(state, name, (history) => remove(history, makeStamp()));
      }),
    promote: (name, to) =>
      changeAndPublish((state) =>
        change(state, name, (history) => promote(history, to, makeStamp())),
      ),
    rollBack: (name, to) =>
      changeAndPublish((state) =>
        change(state, name, (history) => rollBack(history, to, makeStamp())),
      ),
  };
}
