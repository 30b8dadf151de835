import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** Folders in which packages install a server's program, on Debian and elsewhere. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Unpacks Debian's package beside the dependencies, without installing or starting anything. */
function unpackDebianPackage(name: string): string | undefined {
  const cache = resolve(ROOT, 'node_modules/.cache', name);
  const program = resolve(cache, 'usr/sbin', name);
  if (existsSync(program)) return program;
  const succeeds = (command: string, args: string[]): boolean =>
    spawnSync(command, args, { cwd: cache, stdio: 'ignore' }).status === 0;
  mkdirSync(cache, { recursive: true });
  const download = (): boolean => succeeds('apt-get', ['download', name]);
  const isThere = download() || (succeeds('apt-get', ['update', '-qq']) && download());
  const file = isThere && readdirSync(cache).find((entry) => entry.endsWith('.deb'));
  const isUnpacked = Boolean(file) && succeeds('dpkg', ['-x', String(file), '.']);
  return isUnpacked && existsSync(program) ? program : undefined;
}

/**
 * Returns a server's program on this machine, or on Debian a fetched one; undefined if neither is
 * available.
 */
function findProgram(name: 'nginx' | 'nats-server'): string | undefined {
  const files = SYSTEM_FOLDERS.map((folder) => resolve(folder, name));
  return files.find((file) => existsSync(file)) ?? unpackDebianPackage(name);
}

export const findNginx = (): string | undefined => findProgram('nginx');

export const findNatsServer = (): string | undefined => findProgram('nats-server');
