import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteNames, type RemoteName } from 'federation-config';
import { openReleaseFolder, type ReleaseFolder } from './release-folder.ts';
import { point, rollBack, startCanary } from './release-log.ts';

let root: string;
let release: ReleaseFolder;

const SHELL_PAGE = '<head><title>Standby</title></head><body><div id="root"></div></body>';

/** Stands in for the shell's: draws what the remote's entry says. */
const PRERENDER = `
  export const prerender = ({ says }, pathnames) =>
    pathnames.map((pathname) => ({
      pathname,
      head: '<title>' + pathname + '</title>',
      css: 'a{}',
      body: '<b style="color:red">' + says + '</b>',
    }));`;

const buildOf = (name: RemoteName): string => join(root, 'builds', name);

const entryThatSays = (words: string): string => `export const says = '${words}';`;

async function writeBuild(name: RemoteName, version: string, says: string): Promise<void> {
  await mkdir(buildOf(name), { recursive: true });
  await writeFile(join(buildOf(name), 'remoteEntry.js'), entryThatSays(says));
  await writeFile(join(buildOf(name), '.inputs'), 'fingerprint');
  await writeFile(
    join(buildOf(name), 'contract.json'),
    JSON.stringify({ name, version, shellContract: '1.0.0' }),
  );
  await writeFile(
    join(buildOf(name), 'preloads.json'),
    JSON.stringify({
      [name === 'marketing' ? '/' : `/${name}`]: ['remoteEntry.js', `assets/${version}.js`],
    }),
  );
}

async function releaseBuild(name: RemoteName): Promise<string> {
  const made = await release.putRemote(name);
  await release.writeLog(name, point(await release.readLog(name), made));
  return made.id;
}

const read = (path: string): Promise<string> => readFile(join(root, 'release', path), 'utf8');

async function entryOf(name: RemoteName): Promise<string> {
  const { remotes } = JSON.parse(await read('remotes.json')) as {
    remotes: Record<string, { entry: string }>;
  };
  return remotes[name]?.entry ?? '';
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'standby-'));
  await mkdir(join(root, 'shell/assets'), { recursive: true });
  await writeFile(join(root, 'shell/index.html'), SHELL_PAGE);
  await mkdir(join(root, 'prerender'));
  await writeFile(join(root, 'prerender/prerender.mjs'), PRERENDER);
  await writeFile(join(root, 'shell/assets/index-12345678.js'), 'shell()');
  release = openReleaseFolder(join(root, 'release'), {
    shell: join(root, 'shell'),
    prerender: join(root, 'prerender'),
    remote: buildOf,
  });
  await release.putShell();
  for (const name of remoteNames) {
    await writeBuild(name, '1.0.0', `${name} one`);
    await releaseBuild(name);
  }
});

afterEach(() => rm(root, { recursive: true }));

describe('the release folder', () => {
  it('has the shell at its root and each remote under a path of version and content', async () => {
    expect(await read('app.html')).toBe(SHELL_PAGE);
    const entry = await entryOf('venue');
    expect(entry).toMatch(/^\/remotes\/venue\/1\.0\.0-[0-9a-f]{8}\/remoteEntry\.js$/u);
    expect(await read(entry)).toBe(entryThatSays('venue one'));
    expect(await readdir(join(root, 'release/remotes/venue'))).not.toContain('.inputs');
  });

  it('has a page for each route, which fetches what the registry points to', async () => {
    const entry = await entryOf('venue');
    const folder = entry.replace('remoteEntry.js', '');
    const page = await read('pages/venue.html');
    expect(page).toContain(`href="${entry}" integrity="sha384-`);
    expect(page).toContain(`href="${folder}assets/1.0.0.js">`);

    await writeBuild('venue', '1.1.0', 'venue two');
    await releaseBuild('venue');
    const next = await read('pages/venue.html');
    expect(next).toContain(`href="${await entryOf('venue')}"`);
    expect(next).not.toContain(folder);
    expect(await read('pages/live.html')).toContain('/remotes/live/');
  });

  it('draws what is the same for everybody into its page, with a style sheet beside the assets', async () => {
    const page = await read('index.html');
    expect(page).toContain('<title data-prerendered>/</title>');
    expect(page).toMatch(/<div id="root" data-prerendered="\/" data-integrity="sha384-[^"]+">/u);
    expect(page).toContain('<b data-style="color:red">marketing one</b></div>');
    const [sheet = ''] = /\/assets\/prerendered-[\w-]{8}\.css/u.exec(page) ?? [];
    expect(await read(sheet)).toBe('a{}\n[data-style="color:red"]:not(#_){color:red}');
    expect(await read('app.html')).toBe(SHELL_PAGE);

    await writeBuild('marketing', '1.1.0', 'marketing two');
    await releaseBuild('marketing');
    expect(await read('index.html')).toContain('marketing two');
    await release.writeLog('marketing', rollBack(await release.readLog('marketing')));
    expect(await read('index.html')).toContain('marketing one');
  });

  it('does not hold back a release whose pages cannot be drawn, and says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await rm(join(root, 'release/.prerender.mjs'));
    await writeBuild('venue', '1.1.0', 'venue two');
    await releaseBuild('venue');
    expect(await read(await entryOf('venue'))).toBe(entryThatSays('venue two'));
    expect(await read('index.html')).toContain('<div id="root"></div>');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('The pages of marketing are not'));
    warned.mockClear();
  });

  it('draws nothing of an entry that is not what was released', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await writeFile(join(root, 'release', await entryOf('marketing')), entryThatSays('altered'));
    await writeBuild('venue', '1.1.0', 'venue two');
    await releaseBuild('venue');
    expect(await read('index.html')).not.toContain('altered');
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('not the file that was released'));
    warned.mockClear();
  });

  it('guesses nothing while a remote has a canary', async () => {
    await writeBuild('venue', '1.1.0', 'venue two');
    const made = await release.putRemote('venue');
    await release.writeLog('venue', startCanary(await release.readLog('venue'), made, 0.1));
    expect(await read('pages/venue.html')).toBe(SHELL_PAGE);
  });

  it('releases one remote without touching the shell or the others', async () => {
    const before = JSON.parse(await read('remotes.json')) as { remotes: Record<string, object> };
    const old = await entryOf('venue');
    await writeBuild('venue', '1.1.0', 'venue two');
    await releaseBuild('venue');
    const after = JSON.parse(await read('remotes.json')) as { remotes: Record<string, object> };

    expect(await read(await entryOf('venue'))).toBe(entryThatSays('venue two'));
    expect(await read(old)).toBe(entryThatSays('venue one'));
    const { venue: _old, ...othersBefore } = before.remotes;
    const { venue: _new, ...othersAfter } = after.remotes;
    expect(othersAfter).toEqual(othersBefore);
  });

  it('rolls back by moving the pointer alone', async () => {
    const old = await entryOf('venue');
    await writeBuild('venue', '1.1.0', 'venue two');
    await releaseBuild('venue');
    await release.writeLog('venue', rollBack(await release.readLog('venue')));
    expect(await entryOf('venue')).toBe(old);
  });

  it('gives the same build the same path, and changed content another', async () => {
    const first = await releaseBuild('venue');
    expect(await releaseBuild('venue')).toBe(first);
    await writeBuild('venue', '1.0.0', 'venue mended');
    expect(await releaseBuild('venue')).not.toBe(first);
  });

  it('keeps releases and old assets when the shell is put anew', async () => {
    const entry = await entryOf('venue');
    await rm(join(root, 'shell/assets'), { recursive: true });
    await mkdir(join(root, 'shell/assets'));
    await writeFile(join(root, 'shell/assets/index-87654321.js'), 'shell(2)');
    await release.putShell();
    expect(await entryOf('venue')).toBe(entry);
    expect(await readdir(join(root, 'release/assets'))).toEqual(
      expect.arrayContaining(['index-12345678.js', 'index-87654321.js']),
    );
  });

  it('leaves no half-written file behind', async () => {
    await release.putHostFiles();
    const files = await readdir(join(root, 'release'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['_headers', '_redirects', 'nginx.conf']));
  });
});
