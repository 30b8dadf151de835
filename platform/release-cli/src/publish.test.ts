import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryThatSays } from '../testing/builds.ts';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});

afterEach(() => product.remove());

describe('a host', () => {
  it('has the shell at its root and each remote under a path of version and content', async () => {
    expect(await product.read('app.html')).toContain('<title>Standby 0.1.0</title>');
    expect(await product.read('sw.js')).toBe('worker of 0.1.0');
    const entry = await product.entryOf('venue');
    expect(entry).toMatch(/^\/remotes\/venue\/1\.0\.0-[0-9a-f]{8}\/remoteEntry\.js$/u);
    expect(await product.read(entry)).toBe(entryThatSays('venue one'));
    expect((await product.readRegistry()).remotes['venue']).toMatchObject({
      version: '1.0.0',
      shellContract: '1.0.0',
      integrity: expect.stringMatching(/^sha384-/u) as string,
    });
  });

  it('does not serve files that only the tools read', async () => {
    const served = await readdir(product.site, { recursive: true });
    expect(served.filter((file) => /(?:^|\/)\.|prerender\.mjs|revisions|conf/u.test(file))).toEqual(
      [],
    );
  });

  it('has a page for each route, which preloads the files of the current releases', async () => {
    const entry = await product.entryOf('venue');
    const folder = entry.replace('remoteEntry.js', '');
    const page = await product.read('pages/venue.html');
    expect(page).toContain(`href="${entry}" integrity="sha384-`);
    expect(page).toContain(`href="${folder}assets/1.0.0.js">`);

    await product.buildRemote('venue', '1.1.0', 'venue two');
    await product.releases.release(['venue']);
    const next = await product.read('pages/venue.html');
    expect(next).toContain(`href="${await product.entryOf('venue')}"`);
    expect(next).not.toContain(folder);
    expect(await product.read('pages/live.html')).toContain('/remotes/live/');
  });

  it('prerenders first views that are the same for everyone, with a style sheet beside the assets', async () => {
    const page = await product.read('index.html');
    expect(page).toContain('<title data-prerendered>/</title>');
    expect(page).toMatch(/<div id="root" data-prerendered="\/" data-integrity="sha384-[^"]+">/u);
    expect(page).toContain('<b data-style="color:red">marketing one</b></div>');
    const [sheet = ''] = /\/assets\/prerendered-[\w-]{8}\.css/u.exec(page) ?? [];
    expect(await product.read(sheet)).toBe('a{}\n[data-style="color:red"]:not(#_){color:red}');

    await product.buildRemote('marketing', '1.1.0', 'marketing two');
    await product.releases.release(['marketing']);
    expect(await product.read('index.html')).toContain('marketing two');
    await product.releases.rollBack('marketing');
    expect(await product.read('index.html')).toContain('marketing one');
  });

  it('shows the outline of a screen on its page until a canary makes its release unknown', async () => {
    const build = (version: string) =>
      product.buildRemote(
        'live',
        version,
        `outline of ${version}`,
        {},
        {
          'preloads.json': JSON.stringify({ '/room/:roomId': ['remoteEntry.js'] }),
        },
      );
    const outline =
      /<div id="root" data-prerendered-layout="\/room\/:roomId"><b [^>]+>outline of 1\.1\.0</u;
    await build('1.1.0');
    await product.releases.release(['live']);
    expect(await product.read('pages/room.html')).toMatch(outline);
    await build('1.2.0');
    await product.releases.release(['live'], { share: 0.5 });
    expect(await product.read('pages/room.html')).toContain('<div id="root"></div>');
  });

  it('publishes despite pages that cannot be prerendered, and reports them', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await appendFile(join(product.site, await product.entryOf('marketing')), '// altered');
    await product.buildRemote('venue', '1.1.0', 'venue two');
    await product.releases.release(['venue']);
    expect(await product.read(await product.entryOf('venue'))).toBe(entryThatSays('venue two'));
    expect(await product.read('index.html')).toContain('<div id="root"></div>');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('not the file that was released'));
    warned.mockClear();
  });
});
