import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@standby/testing/playwright';
import { findNginx } from '../../platform/test/debian-program.ts';
import { copyReleased } from './released.ts';
import { unusedPort } from '@standby/hosting/port';

const nginx = findNginx();

async function assemble(folder: string): Promise<string> {
  await copyReleased(folder);
  return readFile(join(folder, 'config/nginx.conf'), 'utf8');
}

/**
 * Returns an nginx configuration around the released server block, with a port and a folder of this
 * test.
 */
async function configure(root: string, port: number, sample: string): Promise<string> {
  const block = sample
    .replace(/(?<=^ {2}root ).+(?=;$)/mu, join(root, 'release/site'))
    .replace('listen 80;', `listen 127.0.0.1:${String(port)};`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await mkdir(join(root, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(root, 'temp', kind)};`)
    .join(' ');
  const file = join(root, 'nginx.conf');
  await writeFile(
    file,
    `${user}daemon off; pid ${join(root, 'pid')}; error_log ${join(root, 'error.log')};\n` +
      `events {}\nhttp {\naccess_log off; ${temporary}\n${block}\n}\n`,
  );
  return file;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}

/** Origin of an nginx with the released sample, which serves an assembled folder. */
const test = base.extend<{ origin: string }>({
  origin: async ({ page }, provide) => {
    if (!nginx) throw new Error('this test needs nginx (Debian: apt-get install nginx)');
    const root = await mkdtemp(join(tmpdir(), 'standby-'));
    const port = await unusedPort();
    const origin = `http://localhost:${port}`;
    const sample = await assemble(join(root, 'release'));
    const configuration = await configure(root, port, sample);
    const server: ChildProcess = spawn(nginx, ['-p', root, '-c', configuration], {
      stdio: 'ignore',
    });
    const ended = new Promise((done) => server.once('exit', done));
    await expect.poll(() => answers(origin)).toBe(true);
    await provide(origin);
    // A page that is still loading would report errors of its host.
    await page.close();
    server.kill();
    await ended;
    await rm(root, { recursive: true });
  },
});

// A developer's machine may lack nginx; CI installs it.
test.skip(!nginx && !process.env['CI'], 'nginx is not on this machine');

test('the nginx sample serves the composed app: screens, deep links, its policy, files for as long as they may be kept, and never a page for a missing one @all', async ({
  page,
  request,
  origin,
}) => {
  const response = await page.goto(`${origin}/rooms`);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(response?.headers()['cache-control']).toBe('no-store');
  expect(await response?.text()).toMatch(/rel="modulepreload"[^>]+\/remotes\/venue\/[^>]+Rooms-/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shows');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shows');

  const registry = await request.get(`${origin}/remotes.json`);
  expect(registry.headers()['cache-control']).toBe('no-store');
  const { remotes }: { remotes: { venue: { entry: string } } } = await registry.json();
  const entry = await request.get(origin + remotes.venue.entry);
  expect(entry.headers()['cache-control']).toContain('immutable');
  expect(entry.headers()['content-type']).toContain('javascript');
  expect(entry.headers()['content-encoding']).toBe('gzip');

  const worker = await request.get(`${origin}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-store');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect((await request.get(`${origin}/app.html`)).headers()['content-type']).toContain('html');

  for (const path of [
    '/assets/gone-12345678.js',
    '/remotes/venue/gone.js',
    '/gone.js',
    '/.sw.js.a1',
  ]) {
    const missing = await request.get(origin + path);
    expect(missing.status(), path).toBe(404);
    expect(missing.headers()['cache-control'], path).toBe('no-store');
    expect(await missing.text()).not.toContain('id="root"');
  }
});
