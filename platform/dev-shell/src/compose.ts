import { createHash } from 'node:crypto';
import { satisfies } from 'semver';
import {
  sharedPaths,
  ORIGIN_POLICY,
  REMOTE_ENTRY,
  type ListedPlace,
  type OriginPolicy,
  type PageComposition,
} from '@standby/federation-config';
import { SHELL_CONTRACT } from '@standby/contracts';
import { text } from '../../../shell/src/composition/json-fields.ts';
import { DevShellError } from './dev-shell-error.ts';
import type { DeployedRemotes, RemoteFiles } from './fetch-product.ts';

/** A remote that a dev server serves from its sources. */
export interface DevelopedRemote {
  readonly name: string;
  /** Origin of the remote's dev server. */
  readonly origin: string;
  readonly place: ListedPlace;
}

export interface Composition {
  /** Content of `/remotes.json`. */
  readonly registry: {
    readonly policy: OriginPolicy;
    readonly remotes: Readonly<Record<string, RemoteFiles>>;
  };
  /** The product as its pages describe it. */
  readonly page: PageComposition;
  /** Address of each release's folder, by the path on this server, which ends in `/`. */
  readonly folders: ReadonlyMap<string, string>;
}

interface Mounted {
  readonly path: string;
  readonly folder: string;
  /** Path of the entry on this server. */
  readonly entry: string;
}

/** Gives each release a path of its own, so that browsers may cache its files. */
function mount(name: string, { href }: URL): Mounted {
  const folder = new URL('.', href).href;
  const digest = createHash('sha256').update(href).digest('hex').slice(0, 8);
  const path = `/remotes/${name}/${digest}/`;
  return { path, folder, entry: path + href.slice(folder.length) };
}

/** @throws {DevShellError} naming both owners, if another remote owns one of the paths */
function assertFree({ name, place }: DevelopedRemote, deployed: DeployedRemotes): void {
  for (const [other, { place: listed }] of Object.entries(deployed)) {
    if (other === name) continue;
    const [shared] = sharedPaths(place, listed);
    if (!shared) continue;
    throw new DevShellError(
      `${name} cannot own ${shared.path}: in the product, ${other} owns ${shared.owned}. src/remote.ts says the paths of ${name}.`,
    );
  }
}

/** @throws {DevShellError} naming the remotes that need another shell than this one */
function assertShellFits({ name }: DevelopedRemote, deployed: DeployedRemotes): void {
  const mismatches = Object.entries(deployed).flatMap(([other, { version, shellContract }]) => {
    const needed = text(shellContract);
    if (other === name || needed === undefined) return [];
    if (satisfies(SHELL_CONTRACT, `^${needed}`)) return [];
    return [`${other} ${text(version) ?? ''} needs shell contract ${needed}`];
  });
  if (mismatches.length === 0) return;
  throw new DevShellError(
    `${mismatches.join('; ')}. This shell has ${SHELL_CONTRACT}: install the packages of Standby in the version of the product.`,
  );
}

/**
 * Returns the product as this shell shows it: one remote from its dev server, in place of its
 * release if it has one, and the others from their releases. This server serves the files of the
 * releases, because their host admits only its own pages.
 *
 * @throws {DevShellError} if the remote claims another remote's path, or another remote needs a
 *   different shell
 */
export function compose(developed: DevelopedRemote, deployed: DeployedRemotes): Composition {
  assertFree(developed, deployed);
  assertShellFits(developed, deployed);
  const { name: ownName, origin, place: ownPlace } = developed;
  const folders = new Map<string, string>();
  const places: Record<string, ListedPlace> = {};
  const remotes: Record<string, RemoteFiles> = {};
  for (const [name, { entry: address, place, ...files }] of Object.entries(deployed)) {
    const { path, folder, entry } = mount(name, address);
    folders.set(path, folder);
    places[name] = place;
    remotes[name] = { ...files, entry };
  }
  // The remote keeps the place of its release among the tabs; without a release it comes last.
  places[ownName] = ownPlace;
  remotes[ownName] = { entry: `${origin}/${REMOTE_ENTRY}` };
  const policy: OriginPolicy = { ...ORIGIN_POLICY, remoteOrigins: { [ownName]: [origin] } };
  return { registry: { policy, remotes }, page: { policy, remotes: places }, folders };
}
