import { expect, it } from 'vitest';
import { buildCache } from './build-cache.ts';

it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
  ['linux', {}, '/home/ada/.cache/standby/builds'],
  ['linux', { XDG_CACHE_HOME: '/var/cache/ada' }, '/var/cache/ada/standby/builds'],
  ['darwin', {}, '/home/ada/Library/Caches/standby/builds'],
  ['win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Local\\standby\\builds'],
])('on %s builds are kept where caches of a person are', (platform, environment, folder) => {
  expect(buildCache(environment, platform, '/home/ada')).toBe(folder);
});
