import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { remoteNames, remotes } from '@standby/federation-config';
import { ROOT } from '@standby/hosting/root';
import { describe, expect, it } from 'vitest';
import {
  laterFiles,
  type LoadingChunk,
  withImports,
  type BuiltChunk,
} from '../../../platform/vite-preset/src/chunks.ts';
import { laterOf, preloadsOf } from '../../../platform/vite-preset/src/preloads-plugin.ts';

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

describe('laterFiles', () => {
  const loading = (fileName: string, dynamicImports: string[], code = ''): LoadingChunk => ({
    ...chunk(fileName),
    dynamicImports,
    code,
  });
  const chunks = [
    loading('sheet.js', ['dialog.js']),
    { ...loading('dialog.js', ['known.js'], 'new URL("worker-1.js")'), imports: ['form.js'] },
    loading('form.js', []),
    loading('known.js', ['other-screen.js']),
    loading('other-screen.js', []),
  ];
  const scripts = ['assets/worker-1.js', 'assets/pdf-2.js'];

  it('follows what files load later to its end, with the scripts of workers', () => {
    const later = laterFiles(chunks, scripts, ['sheet.js'], ['known.js']);
    expect(later.toSorted()).toEqual(['assets/worker-1.js', 'dialog.js', 'form.js']);
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

  it('has beside it what the screen loads later, without the other screens of the routes', () => {
    const later: Record<string, string[]> = {
      'routes.js': ['Rooms.js', 'Halls.js'],
      'Rooms.js': ['AddRoom.js'],
    };
    const withLater = (one: BuiltChunk): LoadingChunk => ({
      ...one,
      dynamicImports: later[one.fileName] ?? [],
      code: '',
    });
    const all = [...chunks, chunk('AddRoom.js'), chunk('Halls.js')].map(withLater);
    expect(laterOf(all, [], { routes: [rooms] }, '/repo/mfe-venue')).toEqual({
      '/rooms': ['AddRoom.js'],
    });
  });

  it('fails for a screen that the build lacks', () => {
    const gone = { ...rooms, screen: 'src/screens/Halls/Halls.tsx' };
    expect(() => preloadsOf(chunks, { routes: [gone] }, '/repo/mfe-venue')).toThrow(
      'src/screens/Halls/Halls.tsx has no chunk of its own. Run pnpm contract --write.',
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
