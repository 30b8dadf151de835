import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  CONTRACT_FILE,
  REMOTE_ENTRY,
  remoteNames,
  type RemoteName,
} from '../../federation.config.ts';
import type { RemoteContract } from '../../shared-ui/contracts/index.ts';
import { compressFile } from '../build/compress.ts';
import {
  integrityOf,
  PRERENDER_FOLDER,
  readPreloads,
  remoteFolder,
  ROOT,
  STAMP,
} from '../composition.ts';
import { APP_PAGE, pageFile, pagesOf, type PageMarkup, type Preloads } from '../pages/pages.ts';
import { PRERENDER_BUNDLE, prerenderRemote } from '../pages/prerender.ts';
import { hostFiles } from './host-files.ts';
import { EMPTY_LOG, registryOf, type Release, type ReleaseLog } from './release-log.ts';

/** The folder that goes to a host, and the commands that change it. */
export interface ReleaseFolder {
  /** Puts the shell's build at the root; remotes and registry stay. */
  readonly putShell: () => Promise<void>;
  /** Puts a remote's build under a path of its own; the pointer stays. */
  readonly putRemote: (name: RemoteName) => Promise<Release>;
  readonly readLog: (name: RemoteName) => Promise<ReleaseLog>;
  /** Keeps a remote's log and points the registry accordingly. */
  readonly writeLog: (name: RemoteName, log: ReleaseLog) => Promise<void>;
  /** Configuration for the common hosts. */
  readonly putHostFiles: () => Promise<void>;
}

/** Left on the host through every shell: what other commands keep there. */
const KEPT = new Set([
  'remotes',
  'remotes.json',
  // Made into the pages.
  'index.html',
  'index.html.br',
  'index.html.gz',
]);

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/u.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

function withoutFiles(preloads: Preloads): Preloads {
  return Object.fromEntries(Object.keys(preloads).map((pattern) => [pattern, []]));
}

/** A reader never meets half a file: what was written is moved into place. */
async function writeWhole(file: string, content: string): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * @param folder what goes to the host
 * @param builds where the builds lie: the shell's two, and each remote's
 */
export function openReleaseFolder(
  folder: string,
  builds = {
    shell: resolve(ROOT, 'shell/dist'),
    prerender: PRERENDER_FOLDER,
    remote: remoteFolder,
  },
): ReleaseFolder {
  /** Of the shell that is there: what it drew ahead has to be what it draws. */
  const bundle = resolve(folder, `.${PRERENDER_BUNDLE}`);
  const logFile = (name: RemoteName): string => resolve(folder, 'remotes', name, 'releases.json');

  async function readLog(name: RemoteName): Promise<ReleaseLog> {
    if (!existsSync(logFile(name))) return EMPTY_LOG;
    return JSON.parse(await readFile(logFile(name), 'utf8')) as ReleaseLog;
  }

  async function writeRegistry(): Promise<void> {
    const logs = await Promise.all(
      remoteNames.map(async (name) => [name, await readLog(name)] as const),
    );
    // While the folder is assembled for the first time, some remotes are still to come.
    if (logs.some(([, { pointed }]) => pointed.length === 0)) return;
    const registry = registryOf(Object.fromEntries(logs) as Record<RemoteName, ReleaseLog>);
    const file = resolve(folder, 'remotes.json');
    await writeWhole(file, `${JSON.stringify(registry)}\n`);
    await compressFile(file);
    await writePages(registry);
  }

  /** Every page fetches at once what the registry points to for its route. */
  async function writePages({ remotes }: ReturnType<typeof registryOf>): Promise<void> {
    const known = Object.values(remotes).map(({ canary, entry, integrity, preloads = {} }) => ({
      entry,
      integrity,
      // With a canary, which release a visitor gets is not known before the page runs.
      preloads: canary ? withoutFiles(preloads) : preloads,
    }));
    const template = await readFile(resolve(folder, APP_PAGE.file), 'utf8');
    await mkdir(resolve(folder, 'pages'), { recursive: true });
    const markup = await Promise.all(remoteNames.map((name) => prerender(name, remotes[name])));
    for (const [{ file }, html] of pagesOf(template, known, markup.flat())) {
      await writeWhole(resolve(folder, file), html);
      await compressFile(resolve(folder, file));
    }
  }

  /** With a canary the page cannot know which release's markup it needs. */
  async function prerender(
    name: RemoteName,
    remote: ReturnType<typeof registryOf>['remotes'][string] | undefined,
  ): Promise<PageMarkup[]> {
    if (!remote || remote.canary) return [];
    return prerenderRemote(name, {
      bundle,
      entry: resolve(folder, `.${remote.entry}`),
      assets: resolve(folder, 'assets'),
    });
  }

  return {
    readLog,
    async putShell() {
      await mkdir(folder, { recursive: true });
      // Old assets stay: a page that is open may still ask for one.
      await cp(builds.shell, folder, {
        recursive: true,
        filter: (source) => !KEPT.has(source.slice(builds.shell.length + 1)),
      });
      await writeWhole(
        resolve(folder, APP_PAGE.file),
        await readFile(resolve(builds.shell, 'index.html'), 'utf8'),
      );
      await rm(resolve(folder, STAMP), { force: true });
      await cp(resolve(builds.prerender, PRERENDER_BUNDLE), bundle);
    },
    async putRemote(name) {
      const build = builds.remote(name);
      const { version, shellContract } = JSON.parse(
        await readFile(resolve(build, CONTRACT_FILE), 'utf8'),
      ) as RemoteContract;
      const id = `${version}-${await hashFolder(build)}`;
      const target = resolve(folder, 'remotes', name, id);
      if (!existsSync(target)) {
        await cp(build, `${target}.part`, { recursive: true });
        await rm(resolve(`${target}.part`, STAMP), { force: true });
        await rename(`${target}.part`, target);
      }
      const integrity = integrityOf(await readFile(resolve(build, REMOTE_ENTRY)));
      return { id, version, shellContract, integrity, preloads: readPreloads(build) };
    },
    async writeLog(name, log) {
      await mkdir(resolve(folder, 'remotes', name), { recursive: true });
      await writeWhole(logFile(name), `${JSON.stringify(log, null, 2)}\n`);
      await writeRegistry();
    },
    async putHostFiles() {
      const patterns = remoteNames.flatMap((name) =>
        Object.keys(readPreloads(builds.remote(name))),
      );
      for (const [file, content] of Object.entries(hostFiles(patterns.map(pageFile)))) {
        await writeWhole(resolve(folder, file), content);
      }
    },
  };
}
