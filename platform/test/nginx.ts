import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';

const SYSTEM_FILES = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
const CACHE = resolve(ROOT, 'node_modules/.cache/nginx');
const UNPACKED = resolve(CACHE, 'usr/sbin/nginx');

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd: CACHE, stdio: 'ignore' }).status === 0;
}

/** Debian's package, unpacked beside the dependencies: nothing is installed and nothing starts. */
function unpackDebianPackage(): boolean {
  mkdirSync(CACHE, { recursive: true });
  const download = (): boolean => succeeds('apt-get', ['download', 'nginx']);
  const isThere = download() || (succeeds('apt-get', ['update', '-qq']) && download());
  const file = isThere && readdirSync(CACHE).find((name) => name.endsWith('.deb'));
  return Boolean(file) && succeeds('dpkg', ['-x', String(file), '.']) && existsSync(UNPACKED);
}

/** The nginx on this machine, or on Debian one that is fetched; undefined if neither is available. */
export function findNginx(): string | undefined {
  const found = [...SYSTEM_FILES, UNPACKED].find((file) => existsSync(file));
  return found ?? (unpackDebianPackage() ? UNPACKED : undefined);
}
