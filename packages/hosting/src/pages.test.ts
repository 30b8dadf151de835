import { describe, expect, it } from 'vitest';
import { withComposition } from './composition-tag.ts';
import { APP_PAGE, htmlAt, pageAt, pageFile, pagesOf, withoutLayout } from './pages.ts';

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

  it('makes each page fetch the files of its route, each with its hash', () => {
    const pages = pagesOf('<head></head><body></body>', composition, [remote]);
    expect([...pages.keys()].map(({ file }) => file)).toEqual(['app.html', 'pages/rooms.html']);
    expect([...pages.values()]).toEqual([
      `<head>${tag}</head><body></body>`,
      `<head>${tag}` +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/remotes/venue/remoteEntry.js?v=x" integrity="sha384-x">' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/remotes/venue/assets/common.js" integrity="sha384-y">' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/remotes/venue/assets/Rooms.js" integrity="sha384-z">' +
        '</head><body></body>',
    ]);
    expect(htmlAt('/rooms', pages)).toContain('Rooms.js');
    expect(htmlAt('/nowhere', pages)).toBe(`<head>${tag}</head><body></body>`);
  });

  it('gives each page the product of its release instead of the build’s', () => {
    const built = withComposition('<head></head>', { ...composition, remotes: {} });
    expect(htmlAt('/nowhere', pagesOf(built, composition, []))).toBe(`<head>${tag}</head>`);
  });

  it('mentions that scripts are required only on pages that are not prerendered', () => {
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

  it('has one title', () => {
    const html = '<head><title>Standby</title></head><div id="root"></div>';
    const prerendered = { pathname: '/rooms', head: '<title data-x>Rooms</title>', body: '' };
    const pages = pagesOf(html, composition, [remote], { pages: [prerendered], layouts: [] });
    expect(htmlAt('/rooms', pages)?.match(/<title\b[^>]*>[^<]*/gu)).toEqual([
      '<title data-x>Rooms',
    ]);
  });

  it('shows the layout of the app, and leaves it out for another person', () => {
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
