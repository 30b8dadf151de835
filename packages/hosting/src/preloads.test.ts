import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { remoteNames, remotes } from '@standby/federation-config';
import { ROOT } from '@standby/hosting/root';
import { describe, expect, it } from 'vitest';
import { withImports, type BuiltChunk } from '../../../platform/vite-preset/src/chunks.ts';
import { preloadsOf } from '../../../platform/vite-preset/src/preloads-plugin.ts';

const chunk = (fileName: string, ...imports: string[]): BuiltChunk => ({
  fileName,
  imports,
  facadeModuleId: null,
});

describe('withImports', () => {
  it('follows static imports to their end, each file once, also in circles', () => {
    const chunks = [chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c', 'a'), chunk('lazy', 'c')];
    expect(withImports(chunks, ['a'])).toEqual(['a', 'b', 'c']);
  });
});

describe('preloadsOf', () => {
  const of = (module: string, fileName: string, ...imports: string[]): BuiltChunk => ({
    ...chunk(fileName, ...imports),
    facadeModuleId: `/repo/mfe-venue/${module}`,
  });
  const chunks = [
    chunk('remoteEntry.js', 'common.js'),
    chunk('common.js'),
    of('src/routes.tsx', 'routes.js', 'common.js'),
    of('src/screens/Rooms/Rooms.tsx', 'Rooms.js', 'form.js'),
    chunk('form.js'),
  ];
  const rooms = { path: '/rooms', parameters: [], screen: 'src/screens/Rooms/Rooms.tsx' };

  it('lists entry, routes and screen with their imports, for each path with a screen', () => {
    const redirect = { path: '/venue', parameters: [] };
    expect(preloadsOf(chunks, { routes: [redirect, rooms] }, '/repo/mfe-venue')).toEqual({
      '/rooms': ['remoteEntry.js', 'routes.js', 'Rooms.js', 'common.js', 'form.js'],
    });
  });

  it('fails for a screen that the build lacks', () => {
    const gone = { ...rooms, screen: 'src/screens/Halls/Halls.tsx' };
    expect(() => preloadsOf(chunks, { routes: [gone] }, '/repo/mfe-venue')).toThrow(
      'src/screens/Halls/Halls.tsx is no chunk: see pnpm contract --write',
    );
  });
});

describe('turbo.json', () => {
  it('prerenders after the build of every remote, because each build lists its routes', () => {
    const { tasks } = JSON.parse(readFileSync(resolve(ROOT, 'turbo.json'), 'utf8')) as {
      tasks: Record<string, { dependsOn: string[] }>;
    };
    expect(tasks['//#prerender']?.dependsOn).toEqual([
      'shell#build',
      'shell#build:prerender',
      ...remoteNames.map((name) => `${remotes[name].package}#build`),
    ]);
  });
});
