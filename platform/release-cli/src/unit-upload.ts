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

/** What is built where the commands run. */
export interface Sources {
  /** Folder of a remote's build. */
  readonly remoteBuild: (name: string) => string;
  /** Folder of the build of a remote's server part. */
  readonly serverPartBuild: (name: string) => string;
  readonly shellBuild: () => ShellBuild;
  /** What is released from here, also where it was never released. */
  readonly units: readonly Unit[];
}

/** Whom a deployment reaches. */
export interface CanaryOptions {
  /** Only this share of the visitors, from 0 to 1, exclusive. */
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
      /** Why files of it would not work on the host. */
      readonly unservable: readonly string[];
    }
  | { readonly kind: 'server part'; readonly name: string; readonly release: Release }
);

export function historyOf(state: ReleaseState, unit: Unit): History {
  const served = serverPartOf(unit);
  if (served !== undefined) return serverPartHistory(state, served);
  return unit === 'shell' ? state.shell : remoteHistory(state, unit);
}

/** Changes the history of a unit, and leaves all others as they are. */
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
 * Puts the build of a unit on a host.
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
  // Another origin has a configuration of its own.
  const paths = entry === undefined ? (await readBuild(folder)).keys() : [];
  return { unit, kind: 'screens', release, unservable: findUnservableFiles(paths) };
}

/**
 * Deploys an upload.
 *
 * @param canary share of the visitors; everybody where there is none
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
