import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, posix, resolve, win32 } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** Turborepo's program. */
export const TURBO = resolve(ROOT, 'node_modules/turbo/bin/turbo');

/** Runtime of the builds. Compressed files depend on it, so the cache keys contain it. */
const RUNTIME = `node-${process.versions.node}-${process.platform}-${process.arch}`;

/**
 * Access to the caches. The team's cache is read-only by default; its CI writes for merged commits.
 */
const CACHE_ACCESS = 'local:rw,remote:r';

/**
 * Returns the folder of cached builds on this machine, for all clones and worktrees of one user.
 * TURBO_CACHE_DIR overrides it.
 */
export function buildCache(
  environment: NodeJS.ProcessEnv = process.env,
  platform = process.platform,
  home = homedir(),
): string {
  const path = platform === 'win32' ? win32 : posix;
  const defaults: Partial<Record<NodeJS.Platform, string>> = {
    darwin: path.join(home, 'Library/Caches'),
    win32: environment['LOCALAPPDATA'] ?? path.join(home, 'AppData/Local'),
  };
  const caches = environment['XDG_CACHE_HOME'] || defaults[platform] || path.join(home, '.cache');
  return path.join(caches, 'standby/builds');
}

/** Returns the folder if this process may write to it, otherwise one in this clone. */
function writableCache(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return resolve(ROOT, 'node_modules/.cache/builds');
  }
}

/**
 * Returns the environment of Turborepo. It runs scripts with the workspace's pnpm, because the
 * machine may have none.
 */
export function turboEnvironment(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const access = environment['TURBO_TOKEN'] ? { TURBO_CACHE: CACHE_ACCESS } : {};
  return {
    ...access,
    ...environment,
    TURBO_CACHE_DIR: environment['TURBO_CACHE_DIR'] ?? writableCache(buildCache(environment)),
    PATH: [resolve(ROOT, 'node_modules/.bin'), environment['PATH']].join(delimiter),
    NODE_ENV: 'production',
    STANDBY_RUNTIME: RUNTIME,
    TURBO_TELEMETRY_DISABLED: '1',
  };
}
