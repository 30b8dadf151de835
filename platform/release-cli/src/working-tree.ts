import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Stamp } from './history.ts';

function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : undefined;
}

const MAX_NAMED_FILES = 3;

/**
 * Returns a description of the uncommitted changes; undefined for a clean tree.
 *
 * @param folder folder in the sources' repository
 */
export function uncommittedChanges(folder: string): string | undefined {
  const status = git(folder, 'status', '--porcelain');
  if (status === undefined) return 'the sources are in no git repository';
  if (status === '') return undefined;
  const files = status.split('\n').map((line) => line.slice('XY '.length));
  const more = files.length - MAX_NAMED_FILES;
  const named = files.slice(0, MAX_NAMED_FILES).join(', ');
  return `uncommitted changes: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Returns the commit of the sources in a folder; undefined outside of a repository. */
export const currentCommit = (folder: string): string | undefined =>
  git(folder, 'rev-parse', 'HEAD');

/**
 * Returns the stamp of a deployment that is made now by the git user of a folder. `RELEASE_AUTHOR`
 * overrides the author, as on CI.
 */
export function currentStamp(folder: string): Stamp {
  return {
    at: new Date().toISOString(),
    by: process.env['RELEASE_AUTHOR'] || git(folder, 'config', 'user.name') || userInfo().username,
  };
}
