import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** Folders in which packages install a server's program, on Debian and elsewhere. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const succeedsIn =
  (folder: string) =>
  (command: string, args: string[]): boolean =>
    spawnSync(command, args, { cwd: folder, stdio: 'ignore' }).status === 0;

/**
 * Unpacks Debian's packages beside the dependencies, without installing or starting anything.
 *
 * @returns the folder that has them; undefined if they are not available
 */
function unpackDebianPackages(names: readonly string[], program: string): string | undefined {
  const cache = resolve(ROOT, 'node_modules/.cache', names[0] ?? '');
  const isThere = (): boolean => existsSync(resolve(cache, program));
  if (isThere()) return cache;
  const succeeds = succeedsIn(cache);
  mkdirSync(cache, { recursive: true });
  const download = (): boolean => succeeds('apt-get', ['download', ...names]);
  if (!download() && !(succeeds('apt-get', ['update', '-qq']) && download())) return undefined;
  const files = readdirSync(cache).filter((entry) => entry.endsWith('.deb'));
  const isUnpacked = files.every((file) => succeeds('dpkg', ['-x', file, '.']));
  return isUnpacked && isThere() ? cache : undefined;
}

/**
 * Returns a server's program on this machine, or on Debian a fetched one; undefined if neither is
 * available.
 */
function findProgram(name: 'nginx' | 'nats-server'): string | undefined {
  const files = SYSTEM_FOLDERS.map((folder) => resolve(folder, name));
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return found;
  const program = `usr/sbin/${name}`;
  const folder = unpackDebianPackages([name], program);
  return folder && resolve(folder, program);
}

export const findNginx = (): string | undefined => findProgram('nginx');

export const findNatsServer = (): string | undefined => findProgram('nats-server');

/** Clients of OSC that are not ours, and the environment in which they find their library. */
interface LibloTools {
  readonly oscsend: string;
  readonly oscdump: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Returns liblo's clients on this machine, or on Debian fetched ones; undefined if neither is available. */
export function findLibloTools(): LibloTools | undefined {
  const installed = { oscsend: '/usr/bin/oscsend', oscdump: '/usr/bin/oscdump', env: process.env };
  if (existsSync(installed.oscsend)) return installed;
  const folder = unpackDebianPackages(['liblo-tools', 'liblo7'], 'usr/bin/oscsend');
  if (folder === undefined) return undefined;
  const libraries = resolve(folder, 'usr/lib');
  const paths = readdirSync(libraries).map((name) => resolve(libraries, name));
  return {
    oscsend: resolve(folder, 'usr/bin/oscsend'),
    oscdump: resolve(folder, 'usr/bin/oscdump'),
    env: { ...process.env, LD_LIBRARY_PATH: paths.join(':') },
  };
}
