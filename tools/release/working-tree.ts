import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { ROOT } from '../root.ts';
import type { Stamp } from './history.ts';

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : undefined;
}

const MAX_NAMED_FILES = 3;

/** What of the sources is in no commit, in words; undefined where all is. */
export function uncommittedChanges(): string | undefined {
  const status = git('status', '--porcelain');
  if (status === undefined) return 'the sources are in no git repository';
  if (status === '') return undefined;
  const files = status.split('\n').map((line) => line.slice('XY '.length));
  const more = files.length - MAX_NAMED_FILES;
  const named = files.slice(0, MAX_NAMED_FILES).join(', ');
  return `uncommitted changes: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Of a deployment that is made now, from these sources. */
export function currentStamp(): Stamp {
  return {
    at: new Date().toISOString(),
    by: git('config', 'user.name') || userInfo().username,
    commit: git('rev-parse', 'HEAD'),
  };
}
