import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { remoteNames, remotes } from '@standby/federation-config';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { withImports, type BuiltChunk } from '../vite/chunks.ts';
import { preloadsOf } from '../vite/preloads-plugin.ts';
import { withComposition } from './composition-tag.ts';
import { APP_PAGE, htmlAt, pageAt, pageFile, pagesOf, withoutLayout } from './pages.ts';

const chunk = (fileName: string, ...imports: string[]): BuiltChunk => ({
  fileName,
  imports,
  facadeModuleId: null,
});

describe('withImports', () => {
  it('follows static imports to their end, each file once, round circles too', () => {
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

  it('lists entry, routes and screen with their imports, for each path that has a screen', () => {
    const redirect = { path: '/venue', parameters: [] };
    expect(preloadsOf(chunks, { routes: [redirect, rooms] }, '/repo/mfe-venue')).toEqual({
      '/rooms': ['remoteEntry.js', 'routes.js', 'Rooms.js', 'common.js', 'form.js'],
    });
  });

  it('fails for a screen that the build does not have', () => {
    const gone = { ...rooms, screen: 'src/screens/Halls/Halls.tsx' };
    expect(() => preloadsOf(chunks, { routes: [gone] }, '/repo/mfe-venue')).toThrow(
      'src/screens/Halls/Halls.tsx is no chunk: see pnpm contract --write',
    );
  });
});

describe('turbo.json', () => {
  it('prerenders after the build of each remote, which says what routes there are', () => {
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

describe('pageAt', () => {
  const pages = ['/', '/rooms', '/room/:roomId', '/room/:roomId/viewer'].map(pageFile);

  it.each([
    ['/', 'index.html'],
    ['/rooms', 'pages/rooms.html'],
    ['/rooms/', 'pages/rooms.html'],
    ['/room/1', 'pages/room.html'],
    ['/room/1/viewer', 'pages/room.viewer.html'],
    ['/room', APP_PAGE.file],
    ['/rooms/1', APP_PAGE.file],
    ['/%E0%A4%A', APP_PAGE.file],
  ])('%s is answered by %s', (pathname, file) => {
    expect(pageAt(pathname, pages).file).toBe(file);
  });
});

describe('pagesOf', () => {
  const place = { package: 'mfe-venue', title: "Sam's", paths: ['/rooms'], layout: 'app' } as const;
  const composition = {
    remotes: { venue: place },
    policy: { overrideOrigins: [], remoteOrigins: {} },
  };
  const content = JSON.stringify(composition).replace("'", '&#39;');
  const tag = `<meta name="standby:composition" content='${content}'>`;
  const remote = {
    entry: '/remotes/venue/remoteEntry.js?v=x',
    integrity: 'sha384-x',
    imports: { 'assets/common.js': 'sha384-y' },
    parts: { 'assets/Rooms.js': 'sha384-z' },
    preloads: { '/rooms': ['remoteEntry.js', 'assets/common.js', 'assets/Rooms.js'] },
  };

  it('has each page fetch what its route needs, each file under its hash', () => {
    const pages = pagesOf('<head></head><body></body>', composition, [remote]);
    expect([...pages.keys()].map(({ file }) => file)).toEqual(['app.html', 'pages/rooms.html']);
    expect([...pages.values()]).toEqual([
      `<head>${tag}</head><body></body>`,
      `<head>${tag}` +
        '<link rel="modulepreload" crossorigin href="/remotes/venue/remoteEntry.js?v=x" integrity="sha384-x">' +
        '<link rel="modulepreload" crossorigin href="/remotes/venue/assets/common.js" integrity="sha384-y">' +
        '<link rel="modulepreload" crossorigin href="/remotes/venue/assets/Rooms.js" integrity="sha384-z">' +
        '</head><body></body>',
    ]);
    expect(htmlAt('/rooms', pages)).toContain('Rooms.js');
    expect(htmlAt('/nowhere', pages)).toBe(`<head>${tag}</head><body></body>`);
  });

  it('tells each page the product of its release, in the place of the build’s', () => {
    const built = withComposition('<head></head>', { ...composition, remotes: {} });
    expect(htmlAt('/nowhere', pagesOf(built, composition, []))).toBe(`<head>${tag}</head>`);
  });

  it('says that scripts are needed only where the page is not there without them', () => {
    const html =
      '<head><title>Standby</title></head><div id="root"></div><noscript>Scripts!</noscript>';
    const prerendered = {
      pathname: '/rooms',
      head: '<title>Rooms</title>',
      body: '<h1>Rooms</h1>',
    };
    const pages = pagesOf(html, composition, [remote], { pages: [prerendered], layouts: [] });
    expect(htmlAt('/nowhere', pages)).toContain('Scripts!');
    expect(htmlAt('/rooms', pages)).toContain('<h1>Rooms</h1>');
    expect(htmlAt('/rooms', pages)).not.toContain('Scripts!');
  });

  it('shows the layout of the app, which is left out for somebody else', () => {
    const html =
      '<head><title>Standby</title></head><div id="root"></div><noscript>Scripts!</noscript>';
    const layout = {
      pattern: '/rooms',
      head: '<link rel="stylesheet">',
      body: '<header>Standby</header><main><div>Loading</div></main>',
    };
    const inLayout =
      htmlAt('/rooms', pagesOf(html, composition, [remote], { pages: [], layouts: [layout] })) ??
      '';
    expect(inLayout).toContain('<link rel="stylesheet"><title>Standby</title>');
    expect(inLayout).toContain(
      `<div id="root" data-prerendered-layout="/rooms">${layout.body}</div>`,
    );
    expect(inLayout).toContain('Scripts!');
    expect(withoutLayout(inLayout)).toContain('<div id="root"></div><noscript>');
    expect(withoutLayout(html)).toBe(html);
  });
});
