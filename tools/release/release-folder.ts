import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CONTRACT_FILE, REMOTE_ENTRY, remoteNames, type RemoteName } from 'federation-config';
import type { RemoteContract } from '../../shared-ui/contracts/index.ts';
import { compressFile } from '../compress.ts';
import {
  PRERENDER_FOLDER,
  PRERENDERED,
  readPreloads,
  remoteFolder,
  SHELL_FOLDER,
} from '../composition.ts';
import { integrityOf, readIntegrity } from '../integrity.ts';
import { APP_PAGE, pageFile } from '../pages/pages.ts';
import { PRERENDER_BUNDLE } from '../pages/prerender.ts';
import { hostFiles } from './host-files.ts';
import { releasePages, RELEASED_BUNDLE } from './release-pages.ts';
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

/** Where the builds lie. */
interface Builds {
  readonly shell: string;
  readonly prerender: string;
  readonly remote: (name: RemoteName) => string;
}

/** Left on the host through every shell: what other commands keep there. */
const KEPT = new Set([
  'remotes',
  'remotes.json',
  // Of the build alone.
  PRERENDERED,
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

/** A reader never meets half a file: what was written is moved into place. */
async function writeWhole(file: string, content: string): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

const BUILDS: Builds = {
  shell: SHELL_FOLDER,
  prerender: PRERENDER_FOLDER,
  remote: remoteFolder,
};

/** @param folder what goes to the host */
export function openReleaseFolder(folder: string, builds: Partial<Builds> = {}): ReleaseFolder {
  const { shell, prerender, remote } = { ...BUILDS, ...builds };
  const logFile = (name: RemoteName): string => resolve(folder, 'remotes', name, 'releases.json');

  async function readLog(name: RemoteName): Promise<ReleaseLog> {
    if (!existsSync(logFile(name))) return EMPTY_LOG;
    return JSON.parse(await readFile(logFile(name), 'utf8')) as ReleaseLog;
  }

  async function putWhole(file: string, content: string): Promise<void> {
    await writeWhole(resolve(folder, file), content);
    await compressFile(resolve(folder, file));
  }

  return {
    readLog,
    async putShell() {
      await mkdir(folder, { recursive: true });
      // Old assets stay: a page that is open may still ask for one.
      await cp(shell, folder, {
        recursive: true,
        filter: (source) => !KEPT.has(source.slice(shell.length + 1)),
      });
      await writeWhole(
        resolve(folder, APP_PAGE.file),
        await readFile(resolve(shell, 'index.html'), 'utf8'),
      );
      await cp(resolve(prerender, PRERENDER_BUNDLE), resolve(folder, RELEASED_BUNDLE));
    },
    async putRemote(name) {
      const build = remote(name);
      const { version, shellContract } = JSON.parse(
        await readFile(resolve(build, CONTRACT_FILE), 'utf8'),
      ) as RemoteContract;
      const id = `${version}-${await hashFolder(build)}`;
      const target = resolve(folder, 'remotes', name, id);
      if (!existsSync(target)) {
        await cp(build, `${target}.part`, { recursive: true });
        await rename(`${target}.part`, target);
      }
      const integrity = integrityOf(await readFile(resolve(build, REMOTE_ENTRY)));
      const imports = readIntegrity(build)?.imports;
      const preloads = readPreloads(build);
      return { id, version, shellContract, integrity, ...(imports && { imports }), preloads };
    },
    async writeLog(name, log) {
      const others = await Promise.all(
        remoteNames.map(async (other) => [other, await readLog(other)] as const),
      );
      const logs = { ...Object.fromEntries(others), [name]: log } as Record<RemoteName, ReleaseLog>;
      // While the folder is assembled for the first time, some remotes are still to come.
      const isWhole = Object.values(logs).every(({ pointed }) => pointed.length > 0);
      const registry = isWhole ? registryOf(logs) : undefined;
      // Drawn before anything points to it: that takes a while.
      const pages = registry ? await releasePages(folder, registry) : [];
      await mkdir(resolve(folder, 'remotes', name), { recursive: true });
      await writeWhole(logFile(name), `${JSON.stringify(log, null, 2)}\n`);
      if (registry) await putWhole('remotes.json', `${JSON.stringify(registry)}\n`);
      await mkdir(resolve(folder, 'pages'), { recursive: true });
      for (const [{ file }, html] of pages) await putWhole(file, html);
    },
    async putHostFiles() {
      const patterns = remoteNames.flatMap((name) => Object.keys(readPreloads(remote(name))));
      for (const [file, content] of Object.entries(hostFiles(patterns.map(pageFile)))) {
        await writeWhole(resolve(folder, file), content);
      }
    },
  };
}
