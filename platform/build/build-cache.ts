import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, posix, resolve, win32 } from 'node:path';
import { ROOT } from '@standby/hosting/root';

/** Turborepo's program. */
export const TURBO = resolve(ROOT, 'node_modules/turbo/bin/turbo');

/** Runtime of the builds. Compressed files depend on it, so it is in the keys of the cache. */
const RUNTIME = `node-${process.versions.node}-${process.platform}-${process.arch}`;

/** Read-only by default: the team's CI writes, for merged commits. */
const CACHE_ACCESS = 'local:rw,remote:r';

/**
 * Folder of the builds that are kept on this machine, for all clones and worktrees of one person. TURBO_CACHE_DIR names
 * another one.
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

/** The folder, if this process may write to it; otherwise one in this clone. */
function writableCache(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    return resolve(ROOT, 'node_modules/.cache/builds');
  }
}

/** Environment of Turborepo. It runs scripts with the pnpm of the workspace, as there need be none on the machine. */
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
