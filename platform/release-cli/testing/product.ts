import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@standby/federation-config';
import { openFolderHost } from '../src/host/folder-host.ts';
import type { Host } from '../src/host/host.ts';
import { openReleases, type Releases, type ReleasesOptions } from '../src/releases.ts';
import type { RegistryDocument } from '../src/state.ts';
import { makeTestBuilds, type TestBuilds } from './builds.ts';

/** A host in a temporary folder, with small builds of the shell and of each remote of this workspace. */
export interface TestProduct extends TestBuilds {
  /** Folder that the host serves. */
  readonly site: string;
  readonly host: Host;
  readonly releases: Releases;
  /** Opens the same host as another process would. */
  readonly open: (options?: Partial<ReleasesOptions>, host?: Host) => Releases;
  /** Reads a served file. */
  readonly read: (path: string) => Promise<string>;
  readonly readRegistry: () => Promise<RegistryDocument>;
  /** Returns the address of a remote's current entry; empty if it is not in the registry. */
  readonly entryOf: (name: string) => Promise<string>;
  /** Removes the folder. */
  readonly remove: () => Promise<void>;
}

const hostFolder = (root: string): string => join(root, 'release');

const STAMP = { at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' };

/**
 * Folder of a released product. Tests use copies of it, because a first release takes most of a
 * test's time.
 */
let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'standby-'));
  process.once('exit', () => rmSync(root, { recursive: true }));
  const builds = makeTestBuilds(root);
  await builds.buildShell('0.1.0');
  for (const name of remoteNames) await builds.buildRemote(name, '1.0.0', `${name} one`);
  const host = openFolderHost(hostFolder(root));
  await openReleases(host, { ...builds, stamp: () => STAMP }).releaseMissing();
  return root;
}

/**
 * Builds and releases a product: the shell as 0.1.0, each remote as 1.0.0 with an entry that says
 * `<name> one`.
 */
export async function releaseTestProduct(): Promise<TestProduct> {
  template ??= makeTemplate();
  const root = await mkdtemp(join(tmpdir(), 'standby-'));
  await cp(await template, root, { recursive: true });
  const builds = makeTestBuilds(root);
  const folder = hostFolder(root);
  const site = join(folder, 'site');

  const open: TestProduct['open'] = (options = {}, host = openFolderHost(folder)) =>
    openReleases(host, {
      ...builds,
      stamp: () => STAMP,
      findCommit: () => 'f00d',
      ...options,
    });
  const read = (path: string): Promise<string> => readFile(join(site, path), 'utf8');
  const readRegistry = async (): Promise<RegistryDocument> =>
    JSON.parse(await read('remotes.json')) as RegistryDocument;

  // These builds need the contract of a shell that they have built.
  await builds.buildShell('0.1.0');
  return {
    ...builds,
    site,
    host: openFolderHost(folder),
    releases: open(),
    open,
    read,
    readRegistry,
    entryOf: async (name) => (await readRegistry()).remotes[name]?.entry ?? '',
    remove: () => rm(root, { recursive: true }),
  };
}
