import { watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startSshServer, type SshServer } from '../../testing/ssh-server.ts';
import { openFolderHost } from './folder-host.ts';
import type { Host } from './host.ts';
import { openSshHost } from './ssh-host.ts';

const sshd = inject('sshd');

let server: SshServer;
let root: string;

beforeAll(async () => {
  if (sshd !== undefined) server = await startSshServer(sshd);
});
afterAll(() => server?.stop());

// The folder's name contains characters with a meaning in shells.
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'standby-')), "the host's $(folder)");
});
afterEach(() => rm(join(root, '..'), { recursive: true }));

const hosts: readonly (readonly [string, () => Host])[] = [
  ['a folder', () => openFolderHost(root)],
  ...(sshd === undefined
    ? []
    : [
        [
          'a folder by ssh',
          () => openSshHost(server.address(root), { configFile: server.configFile }),
        ] as const,
      ]),
];

const text = (content: Buffer | undefined): string | undefined => content?.toString();

describe.each(hosts)('%s', { timeout: 300_000 }, (_name, open) => {
  it('is empty before the first file', async () => {
    const host = open();
    expect(await host.read('site/a.txt')).toBeUndefined();
    expect(await host.readLast('state')).toBeUndefined();
  });

  it('has written files completely and in any folder, and no removed ones', async () => {
    const host = open();
    const binary = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
    await host.write(
      new Map<string, Buffer | string>([
        ['site/assets/a b$(c).js', binary],
        ['site/page.html', 'one'],
        ["site/it's.txt", ''],
      ]),
    );
    expect(await host.read('site/assets/a b$(c).js')).toEqual(binary);
    expect(text(await host.read("site/it's.txt"))).toBe('');
    const removed = ['site/page.html', 'site/none.html', "site/it's.txt"];
    // The content has the same length and is written in the same second.
    await host.write(new Map([['site/page.html', 'two']]));
    expect(text(await host.read('site/page.html'))).toBe('two');
    await host.write(new Map(removed.map((path) => [path, undefined])));
    expect(await host.read('site/page.html')).toBeUndefined();
    expect(await readdir(root, { recursive: true })).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/page|it's/u)]),
    );
  });

  it('returns the file of a folder that sorts last, but no hidden one', async () => {
    const host = open();
    await host.write(
      new Map([
        ['state/00000009.json', 'nine'],
        ['state/00000010.json', 'ten\nwith a line'],
        ['state/.00000011.json', 'being written'],
      ]),
    );
    const last = await host.readLast('state');
    expect([last?.name, text(last?.content)]).toEqual(['00000010.json', 'ten\nwith a line']);
  });

  it('makes changes appear in their order', async () => {
    const host = open();
    await host.write(new Map([['site/b.txt', 'old']]));
    const names = ['c.txt', 'b.txt', 'd.txt', 'a.txt'];
    const seen: string[] = [];
    const isOver = new Promise<void>((done) => {
      const watcher = watch(join(root, 'site'), (_event, name) => {
        if (name === null || !names.includes(name)) return;
        seen.push(name);
        if (seen.length < names.length) return;
        watcher.close();
        done();
      });
    });
    await host.write(
      new Map(names.map((name) => [`site/${name}`, name === 'b.txt' ? undefined : 'new'])),
    );
    await isOver;
    expect(seen).toEqual(names);
  });

  it('changes nothing if another file than the expected one is the last of a folder', async () => {
    const host = open();
    await host.write(new Map([['site/a.txt', 'old']]));
    const changes = new Map([
      ['site/b.txt', 'new'],
      ['site/a.txt', undefined],
    ]);
    const write = (last: string): Promise<boolean> =>
      host.write(changes, { folder: 'state', last });
    expect(await write('0001.json')).toBe(false);
    await host.create('state/0001.json', '{}');
    await host.create('state/0002.json', '{}');
    expect(await write('0001.json')).toBe(false);
    expect((await readdir(root)).toSorted()).toEqual(['site', 'state']);
    expect(await readdir(join(root, 'site'))).toEqual(['a.txt']);
    expect(await write('0002.json')).toBe(true);
    expect(await readdir(join(root, 'site'))).toEqual(['b.txt']);
  });

  it('lets only the first of several writers create a file', async () => {
    const writers = ['a', 'b', 'c', 'd', 'e', 'f'].map((word) => word.repeat(50_000));
    const created = await Promise.all(
      writers.map((content) => open().create('state/0001.json', content)),
    );
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(text(await open().read('state/0001.json'))).toBe(writers[created.indexOf(true)]);
    expect(await readdir(join(root, 'state'))).toEqual(['0001.json']);
  });

  it('shows complete files to readers during concurrent writes, and keeps no temporary files', async () => {
    const writers = ['0', '1', '2', '3', '4'].map((digit) => digit.repeat(300_000));
    await open().write(new Map([['a.txt', writers[0] ?? '']]));
    const read = async (): Promise<string> => readFile(join(root, 'a.txt'), 'utf8');
    const writing = new AbortController();
    const reads = (async () => {
      const seen: string[] = [];
      while (!writing.signal.aborted) seen.push(await read());
      return seen;
    })();
    await Promise.all(writers.map((content) => open().write(new Map([['a.txt', content]]))));
    writing.abort();
    const seen = [...(await reads), await read()];
    expect(seen.filter((content) => !writers.includes(content))).toEqual([]);
    expect(await readdir(root)).toEqual(['a.txt']);
  });

  it('copies existing files and folders to this machine, and skips missing ones', async () => {
    await mkdir(join(root, 'site/remotes/venue'), { recursive: true });
    await writeFile(join(root, 'site/remotes/venue/entry.js'), 'entry');
    await writeFile(join(root, 'site/app.html'), 'app');
    const paths = ['site/remotes', 'site/app.html', 'state/none', 'site/none.json'];
    const copied = await open().withLocalCopy(paths, async (local) => [
      await readFile(join(local, 'site/remotes/venue/entry.js'), 'utf8'),
      await readFile(join(local, 'site/app.html'), 'utf8'),
      await readdir(join(local, 'site')),
    ]);
    expect(copied).toEqual(['entry', 'app', ['app.html', 'remotes']]);
  });
});
