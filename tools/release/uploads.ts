import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { CONTRACT_FILE, REMOTE_ENTRY, remoteNames } from '@standby/federation-config';
import type { RemoteContract } from '../../shared-ui/contracts/index.ts';
import {
  PRERENDER_FOLDER,
  PRERENDERED,
  readPreloads,
  remoteFolder,
  SHELL_FOLDER,
} from '../composition.ts';
import type { ShellContract } from '../contract/shell-contract.ts';
import { integrityOf, readIntegrity } from '../integrity.ts';
import { PRERENDER_BUNDLE } from '../pages/prerender.ts';
import { ReleaseError, type RemoteRelease, type ShellRelease } from './history.ts';
import type { HostStore } from './host/host-store.ts';

/** What the host serves; beside it lies what only these tools read. */
export const SITE = 'site';

/** Of a shell's release: its pages' template, the files for the root of the host, its prerender bundle. */
export const shellPath = (id: string): string => `state/shells/${id}`;
export const TEMPLATE = 'index.html';
export const ROOT_FILES = 'root';

/** Where the builds are. */
export interface Builds {
  readonly shell: string;
  readonly prerender: string;
  /** Of a remote that is built elsewhere it is given with the release. */
  readonly remote: (name: string) => string;
}

export const BUILDS: Builds = {
  shell: SHELL_FOLDER,
  prerender: PRERENDER_FOLDER,
  remote: (name) => {
    const known = remoteNames.find((candidate) => candidate === name);
    if (!known) throw new ReleaseError(`${name} is built elsewhere: give its build with --from`);
    return remoteFolder(known);
  },
};

/** By path in the folder, without what only the build itself reads. */
async function readBuild(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, resolve(entry.parentPath, entry.name)))
    .toSorted();
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(resolve(folder, path))] as const),
    ),
  );
}

const isCompressed = (path: string): boolean => /\.(?:br|gz)$/u.test(path);

/** The same sources give the same id, whoever builds them. */
function hashOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) {
    if (!isCompressed(path)) hash.update(`/${path}`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Puts files under a path of their own, unless a former upload did.
 *
 * @param last the file that is put after all others, and so says that they are there
 */
async function putOnce(
  store: HostStore,
  target: string,
  files: ReadonlyMap<string, Buffer>,
  last: string,
): Promise<void> {
  if ((await store.read(`${target}/${last}`)) !== undefined) return;
  for (const [path, content] of files) {
    if (path !== last) await store.write(`${target}/${path}`, content);
  }
  await store.write(`${target}/${last}`, files.get(last) ?? '');
}

export interface UploadOptions {
  readonly builds: Builds;
  readonly commit?: string | undefined;
}

/**
 * Uploads a remote's build under a path of its own. The registry does not change.
 *
 * @throws {Error} with code ENOENT where it is not built
 * @throws {ReleaseError} for the build of another remote
 */
export async function uploadRemote(
  store: HostStore,
  name: string,
  { builds, commit }: UploadOptions,
): Promise<RemoteRelease> {
  const folder = builds.remote(name);
  const files = await readBuild(folder);
  const text = await readFile(resolve(folder, CONTRACT_FILE), 'utf8');
  const contract = JSON.parse(text) as RemoteContract;
  const { version, remote } = contract;
  if (remote && remote.name !== name) {
    throw new ReleaseError(`${folder} has a build of ${remote.name}, not of ${name}`);
  }
  const id = `${version}-${hashOf(files)}`;
  await putOnce(store, `${SITE}/remotes/${name}/${id}`, files, REMOTE_ENTRY);
  const integrity = integrityOf(await readFile(resolve(folder, REMOTE_ENTRY)));
  const imports = readIntegrity(folder)?.imports;
  return { id, version, commit, contract, integrity, imports, preloads: readPreloads(folder) };
}

/**
 * Uploads the shell's build: its assets, whose names say their content, for the host to serve, and the rest for
 * the deployments of this release.
 */
export async function uploadShell(
  store: HostStore,
  contract: ShellContract,
  { builds, commit }: UploadOptions,
): Promise<ShellRelease> {
  const files = await readBuild(builds.shell);
  const bundle = await readFile(resolve(builds.prerender, PRERENDER_BUNDLE));
  const { version } = contract;
  const id = `${version}-${hashOf(new Map([...files, [PRERENDER_BUNDLE, bundle]]))}`;
  const isAsset = (path: string): boolean => path.startsWith('assets/');
  const assets = [...files].filter(([path]) => isAsset(path));
  for (const [path, content] of assets) {
    const target = `${SITE}/${path}`;
    if ((await store.read(target)) === undefined) await store.write(target, content);
  }
  // Each deployment writes the others under fixed names, and compresses them again.
  const rest = [...files].filter(
    ([path]) => !isAsset(path) && !isCompressed(path) && path !== TEMPLATE,
  );
  const own = new Map([
    ...rest.map(([path, content]) => [`${ROOT_FILES}/${path}`, content] as const),
    [PRERENDER_BUNDLE, bundle] as const,
    [TEMPLATE, files.get(TEMPLATE) ?? Buffer.alloc(0)] as const,
  ]);
  await putOnce(store, shellPath(id), own, TEMPLATE);
  return { id, version, commit, contract };
}

/** Whether a folder has what the tools before this layout left: served and kept files in one. */
export const hasFormerLayout = (folder: string): boolean =>
  existsSync(resolve(folder, 'remotes.json')) || existsSync(resolve(folder, PRERENDERED));
