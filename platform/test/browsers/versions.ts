import { spawnSync } from 'node:child_process';

const NUMBERS = /\d+(?:\.\d+)*/u;

function output(command: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout : undefined;
}

/** Returns the version in a program's output, such as `Mozilla Firefox 153.7.0esr`. */
function versionIn(text: string): string | undefined {
  return NUMBERS.exec(text)?.[0];
}

export function programVersion(program: string): string | undefined {
  // On Windows the program would open a window.
  if (process.platform === 'win32') return undefined;
  return versionIn(output(program, ['--version']) ?? '');
}

/** Returns the version of an installed package; undefined on systems other than Debian. */
export function debianVersion(name: string): string | undefined {
  return versionIn(output('dpkg-query', ['--show', '--showformat', '${Version}', name]) ?? '');
}

/** Whether a version is older. Parts compare as numbers: 2.6 is older than 2.44. */
export function isOlder(version: string, than: string): boolean {
  const limit = than.split('.').map(Number);
  const parts = version.split('.').map(Number);
  const index = limit.findIndex((part, place) => part !== (parts[place] ?? 0));
  return index >= 0 && (parts[index] ?? 0) < (limit[index] ?? 0);
}
