import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildCache, turboEnvironment } from './build-cache.ts';
import { ROOT } from '@standby/hosting/root';

it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
  ['linux', {}, '/home/ada/.cache/standby/builds'],
  ['linux', { XDG_CACHE_HOME: '/var/cache/ada' }, '/var/cache/ada/standby/builds'],
  ['darwin', {}, '/home/ada/Library/Caches/standby/builds'],
  ['win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Local\\standby\\builds'],
])('on %s, builds are kept in the cache folder of the user', (platform, environment, folder) => {
  expect(buildCache(environment, platform, '/home/ada')).toBe(folder);
});

it('builds are kept in the clone if the user has no cache folder, as in some containers', () => {
  const inFile = resolve(ROOT, 'package.json/caches');
  expect(turboEnvironment({ XDG_CACHE_HOME: inFile })['TURBO_CACHE_DIR']).toBe(
    resolve(ROOT, 'node_modules/.cache/builds'),
  );
});

it('a run writes to the cache of a team only when configured to', () => {
  const folder = { TURBO_CACHE_DIR: '/tmp/builds' };
  expect(turboEnvironment(folder)['TURBO_CACHE']).toBeUndefined();
  const member = { ...folder, TURBO_TOKEN: 'token' };
  expect(turboEnvironment(member)).toMatchObject({ ...folder, TURBO_CACHE: 'local:rw,remote:r' });
  const ofMain = { ...member, TURBO_CACHE: 'local:rw,remote:rw' };
  expect(turboEnvironment(ofMain)['TURBO_CACHE']).toBe('local:rw,remote:rw');
});
