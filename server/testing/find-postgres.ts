import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Oldest supported version, which Debian 12 packages. */
const OLDEST = 15;

/** Parent of Debian's folders, one for each version; they are not on the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

const isPresent = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => existsSync(resolve(folder, program)));

function versionOf(folder: string): number {
  const { stdout } = spawnSync(resolve(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/u.exec(stdout ?? '')?.[1] ?? 0);
}

function foldersOnPath(): string[] {
  const { status, stdout } = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return status === 0 ? [dirname(stdout.trim())] : [];
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER).map((version) => resolve(DEBIAN_FOLDER, version, 'bin'));
}

/**
 * Returns the folder of Postgres's programs: the one in POSTGRES_BIN, the one on the PATH, or Debian's oldest
 * supported version.
 *
 * @throws {Error} if POSTGRES_BIN does not name such a folder
 */
function findPostgres(): string | undefined {
  const given = process.env['POSTGRES_BIN'];
  if (given) {
    if (!isPresent(given)) throw new Error(`POSTGRES_BIN is "${given}": there is no initdb in it`);
    return given;
  }
  return [...foldersOnPath(), ...debianFolders()]
    .filter(isPresent)
    .find((folder) => versionOf(folder) >= OLDEST);
}

function installFromDebian(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return;
  const options = { stdio: 'inherit' } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options);
}

/**
 * Finds Postgres, and installs it on CI if it is missing.
 *
 * @returns undefined if Postgres is missing, which the tests then report
 * @throws {Error} on CI, with a remedy
 */
export function ensurePostgres(isStrict: boolean): string | undefined {
  if (isStrict && findPostgres() === undefined) installFromDebian();
  const found = findPostgres();
  if (found === undefined && isStrict) {
    throw new Error(
      'The server suite needs Postgres 15 or newer, and it could not be installed. Install it (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.',
    );
  }
  return found;
}
