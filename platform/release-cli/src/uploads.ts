import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { CONTRACT_FILE, REMOTE_ENTRY } from '@standby/federation-config';
import type { RemoteContract } from '@standby/contracts';
import { INTEGRITY_FILE, integrityOf, type RemoteIntegrity } from '@standby/hosting/integrity';
import { PRELOADS_FILE, type Preloads } from '@standby/hosting/pages';
import { serverPartFile } from '@standby/hosting/server-part';
import { isPageStyleSheet, PRERENDER_BUNDLE } from '../../prerender/prerender.ts';
import type { Release, RemoteRelease, ShellContract, ShellRelease } from './history.ts';
import { below, readFolder } from './host/files.ts';
import type { Host } from './host/host.ts';
import { assertContainer } from './assert-container.ts';
import { ReleaseError } from './release-error.ts';
import { assertServed } from './served-build.ts';
import { remotePath } from './state.ts';

/** Folder that the host serves. Folders beside it are only for these tools. */
export const SITE = 'site';

/**
 * Returns the folder of a shell's release, with the template of its pages, the files for the root
 * of the host, and its prerender bundle.
 */
export const shellPath = (id: string): string => `state/shells/${id}`;
export const TEMPLATE = 'index.html';
export const ROOT_FILES = 'root';

/** A build of the shell. */
export interface ShellBuild {
  readonly folder: string;
  /** Folder of the shell's prerender build. */
  readonly prerender: string;
  readonly contract: ShellContract;
}

/** Reads the files of a build by their paths, without hidden files, which only the build reads. */
export async function readBuild(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = await readFolder(folder);
  return new Map([...files].filter(([path]) => !basename(path).startsWith('.')));
}

const isCompressed = (path: string): boolean => /\.(?:br|gz)$/u.test(path);

/** Returns a hash of files. The same sources give the same hash on every machine. */
function hashOf(files: Iterable<readonly [string, Buffer | string]>): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) {
    if (!isCompressed(path)) hash.update(`/${path}`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Uploads files to their own path, unless an earlier upload did.
 *
 * @param last file that is written after all others, and so proves that they exist
 */
async function putOnce(
  host: Host,
  target: string,
  files: ReadonlyMap<string, Buffer>,
  last: string,
): Promise<void> {
  if ((await host.read(`${target}/${last}`)) !== undefined) return;
  const others = [...files].filter(([path]) => path !== last);
  await host.write(below(target, [...others, [last, files.get(last) ?? Buffer.alloc(0)]]));
}

/** Returns the parsed JSON of a build's file; undefined if an older build lacks it. */
function parsed(files: ReadonlyMap<string, Buffer>, path: string): unknown {
  const content = files.get(path);
  return content && JSON.parse(content.toString());
}

/**
 * Uploads a remote's build to its own path. The registry does not change. Pages are made from these
 * files even if browsers load the remote from another origin.
 *
 * @param folder folder of the build
 * @throws {ReleaseError} for a folder without a build, for the build of another remote, and if the
 *   entry's address does not serve this build
 */
export async function uploadRemote(
  host: Host,
  name: string,
  folder: string,
  {
    commit,
    entry: address,
  }: { readonly commit?: string | undefined; readonly entry?: string | undefined },
): Promise<RemoteRelease> {
  if (!existsSync(folder))
    throw new ReleaseError(`${folder} does not exist: build the remote first`);
  const files = await readBuild(folder);
  const contract = parsed(files, CONTRACT_FILE) as RemoteContract | undefined;
  const integrity = parsed(files, INTEGRITY_FILE) as RemoteIntegrity | undefined;
  const entry = files.get(REMOTE_ENTRY);
  if (!entry)
    throw new ReleaseError(`${folder} has no build of a remote: ${REMOTE_ENTRY} is missing`);
  if (!contract) {
    throw new ReleaseError(
      `${folder} has no ${CONTRACT_FILE}, which says what the remote needs: a build of @standby/vite-preset has it, ` +
        `and standby-contract ${basename(folder)} writes it for any other build`,
    );
  }
  await assertContainer(basename(folder), entry.toString());
  const { version, remote } = contract;
  if (remote && remote.name !== name) {
    throw new ReleaseError(`${folder} has a build of ${remote.name}, not of ${name}`);
  }
  if (address !== undefined) await assertServed(address, files);
  // The same build at another address is a separate release.
  const identity = address === undefined ? files : [...files, ['.entry', address] as const];
  const id = `${version}-${hashOf(identity)}`;
  await putOnce(host, `${SITE}/${remotePath(name, id)}`, files, REMOTE_ENTRY);
  return {
    id,
    version,
    commit,
    contract,
    ...(address === undefined ? {} : { entry: address }),
    integrity: integrityOf(entry),
    imports: integrity?.imports,
    preloads: (parsed(files, PRELOADS_FILE) as Preloads | undefined) ?? {},
  };
}

/**
 * Pattern of the version that the preset writes at the end of a server part. The bundler chooses
 * the quotes.
 */
const SERVER_PART_VERSION = /^export const version = (?<quote>['"])(?<version>[^'"]+)\k<quote>;$/mu;

/**
 * Uploads a remote's server part to its own path, which no browser can read.
 *
 * @param folder folder of the server part's build
 * @throws {ReleaseError} for a folder without a server part
 */
export async function uploadServerPart(
  host: Host,
  name: string,
  folder: string,
  commit: string | undefined,
): Promise<Release> {
  const file = `${name}.mjs`;
  const content = existsSync(folder) ? (await readBuild(folder)).get(file) : undefined;
  if (!content)
    throw new ReleaseError(
      `${folder}/${file} does not exist: build the server part first (pnpm build:server)`,
    );
  const version = SERVER_PART_VERSION.exec(content.toString())?.groups?.['version'];
  if (version === undefined) {
    throw new ReleaseError(
      `${folder}/${file} does not name its version: build it with \`vite build --mode server\` of @standby/vite-preset`,
    );
  }
  const id = `${version}-${hashOf([[file, content]])}`;
  const path = serverPartFile(name, id);
  if ((await host.read(path)) === undefined) await host.write(new Map([[path, content]]));
  return { id, version, commit };
}

/**
 * Uploads the shell's build. The host serves its assets, which have hashed names; deployments of
 * this release use the rest.
 */
export async function uploadShell(
  host: Host,
  { folder, prerender, contract }: ShellBuild,
  commit: string | undefined,
): Promise<ShellRelease> {
  const built = await readBuild(folder);
  // Prerendering leaves style sheets in a clone's build. Each deployment makes its own.
  const files = new Map([...built].filter(([path]) => !isPageStyleSheet(path)));
  const bundle = await readFile(resolve(prerender, PRERENDER_BUNDLE));
  const { version } = contract;
  const id = `${version}-${hashOf(new Map([...files, [PRERENDER_BUNDLE, bundle]]))}`;
  const isAsset = (path: string): boolean => path.startsWith('assets/');
  const assets = [...files].filter(([path]) => isAsset(path));
  // Each deployment writes the other files under fixed names, and compresses them again.
  const rest = [...files].filter(
    ([path]) => !isAsset(path) && !isCompressed(path) && path !== TEMPLATE,
  );
  const own = new Map([
    ...below(ROOT_FILES, rest),
    [PRERENDER_BUNDLE, bundle] as const,
    [TEMPLATE, files.get(TEMPLATE) ?? Buffer.alloc(0)] as const,
  ]);
  await host.write(below(SITE, assets));
  await putOnce(host, shellPath(id), own, TEMPLATE);
  return { id, version, commit, contract };
}
