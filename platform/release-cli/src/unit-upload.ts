import {
  deploy,
  startCanary,
  type History,
  type Release,
  type RemoteRelease,
  type ShellRelease,
  type Stamp,
} from './history.ts';
import type { Host } from './host/host.ts';
import { ReleaseError } from './release-error.ts';
import { findUnservableFiles } from './servable-files.ts';
import {
  remoteHistory,
  serverPartHistory,
  withRemote,
  withServerPart,
  withShell,
  type ReleaseState,
} from './state.ts';
import { serverPartOf, type Unit } from './unit.ts';
import {
  readBuild,
  uploadRemote,
  uploadServerPart,
  uploadShell,
  type ShellBuild,
} from './uploads.ts';

/** The builds on the machine that runs the commands. */
export interface Sources {
  /** Returns the folder of a remote's build. */
  readonly remoteBuild: (name: string) => string;
  /** Returns the folder of the build of a remote's server part. */
  readonly serverPartBuild: (name: string) => string;
  readonly shellBuild: () => ShellBuild;
  /** Units that are released from here, including units without a release. */
  readonly units: readonly Unit[];
}

/** Visitors whom a deployment reaches. */
export interface CanaryOptions {
  /** Share of the visitors, from 0 to 1, exclusive; undefined for all. */
  readonly share?: number | undefined;
  /** Error rate of a canary's pages, from 0 to 1, above which a server of connected mode ends it. */
  readonly abortAbove?: number | undefined;
}

/** A unit's build on the host, before its deployment. */
export type Upload = { readonly unit: Unit } & (
  | { readonly kind: 'shell'; readonly release: ShellRelease }
  | {
      readonly kind: 'screens';
      readonly release: RemoteRelease;
      /** Reasons why files of the build would not work on the host. */
      readonly unservable: readonly string[];
    }
  | { readonly kind: 'server part'; readonly name: string; readonly release: Release }
);

export function historyOf(state: ReleaseState, unit: Unit): History {
  const served = serverPartOf(unit);
  if (served !== undefined) return serverPartHistory(state, served);
  return unit === 'shell' ? state.shell : remoteHistory(state, unit);
}

/** Changes the history of a unit, and keeps all others. */
export function change(
  state: ReleaseState,
  unit: Unit,
  apply: <Built extends Release>(history: History<Built>) => History<Built>,
): ReleaseState {
  const served = serverPartOf(unit);
  if (served !== undefined) return withServerPart(state, served, apply);
  return unit === 'shell' ? withShell(state, apply) : withRemote(state, unit, apply);
}

/**
 * Uploads the build of a unit to a host.
 *
 * @throws {ReleaseError} for a folder without such a build
 */
export async function uploadUnit(
  host: Host,
  { remoteBuild, serverPartBuild, shellBuild }: Sources,
  unit: Unit,
  { commit, entry }: { readonly commit?: string | undefined; readonly entry?: string | undefined },
): Promise<Upload> {
  const name = serverPartOf(unit);
  if (name !== undefined) {
    const release = await uploadServerPart(host, name, serverPartBuild(name), commit);
    return { unit, kind: 'server part', name, release };
  }
  if (unit === 'shell') {
    return { unit, kind: 'shell', release: await uploadShell(host, shellBuild(), commit) };
  }
  const folder = remoteBuild(unit);
  const release = await uploadRemote(host, unit, folder, { commit, entry });
  // Another origin has its own configuration.
  const paths = entry === undefined ? (await readBuild(folder)).keys() : [];
  return { unit, kind: 'screens', release, unservable: findUnservableFiles(paths) };
}

/**
 * Deploys an upload.
 *
 * @param canary share of the visitors; without a share, all visitors
 * @throws {ReleaseError} for a canary of the shell or of a server part
 */
export function withUpload(
  state: ReleaseState,
  upload: Upload,
  { share, abortAbove }: CanaryOptions,
  stamp: Stamp,
): ReleaseState {
  if (upload.kind !== 'screens') {
    if (share !== undefined) {
      const what = upload.kind === 'shell' ? 'the shell' : 'a server part';
      throw new ReleaseError(`a canary is for the screens of a remote, not for ${what}`);
    }
    const { kind, release } = upload;
    return kind === 'shell'
      ? withShell(state, (history) => deploy(history, release, stamp))
      : withServerPart(state, upload.name, (history) => deploy(history, release, stamp));
  }
  const { unit, release } = upload;
  return withRemote(state, unit, (history) =>
    share === undefined
      ? deploy(history, release, stamp)
      : startCanary(history, release, { share, abortAbove }, stamp),
  );
}
