import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';
import { fileHeaders, pageHeaders } from './security-headers.ts';
import { createStaticServer, listen } from './static-server.ts';
import { listeningPort } from './port.ts';

const PAGE = `<!doctype html><title>Shell</title>${' '.repeat(600)}`;
const SCRIPT = `export const line = '${'standby '.repeat(100)}';`;
const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let folder: string;
let server: Server;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const port = listeningPort(server);
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-'));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await mkdir(join(folder, 'venue'), { recursive: true });
  await writeFile(join(folder, 'shell/index.html'), PAGE);
  await writeFile(join(folder, 'shell/theme.js'), 'void 0;');
  await writeFile(join(folder, 'shell/sw.js'), SCRIPT);
  await writeFile(join(folder, 'shell/assets/index-D5KVh7z4.js'), SCRIPT);
  await writeFile(join(folder, 'venue/remoteEntry.js'), SCRIPT);
  await compressFolder(folder);
  server = createStaticServer({
    mounts: [
      { prefix: '/remotes/venue', folder: join(folder, 'venue') },
      { prefix: '', folder: join(folder, 'shell') },
    ],
    documents: { '/remotes.json': () => ({ remotes: {} }) },
  });
  await listen(server, 0, '127.0.0.1');
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('the static server', () => {
  it.each(['/', '/dashboard', '/room/12', '/room/12?tab=2'])(
    'answers %s with the page',
    async (p) => {
      const { status, headers, body } = await ask(p, NAVIGATION);
      expect(status).toBe(200);
      expect(body.toString()).toBe(PAGE);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('answers the service worker, which requests the page by its name', async () => {
    const { status, headers, body } = await ask('/app.html', { accept: '*/*' });
    expect([status, body.toString()]).toEqual([200, PAGE]);
    expect(headers['content-type']).toContain('text/html');
    expect(headers).toMatchObject(pageHeaders());
  });

  it.each([
    ['a missing script', '/assets/gone-12345678.js', {}],
    ['a missing script that a person opens', '/assets/gone-12345678.js', NAVIGATION],
    ['a missing file of a remote', '/remotes/venue/assets/gone.js', {}],
    ['a page below a remote', '/remotes/venue/page', NAVIGATION],
    ['a fetch of a route', '/dashboard', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['a script import of a route', '/dashboard', { accept: '*/*' }],
    ['a way out of the folder', '/..%2f..%2fetc/passwd', {}],
  ])('answers %s with 404, never with the page', async (_what, path, headers) => {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('lets browsers keep hashed files forever, and entries and the registry not at all', async () => {
    const of = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await of('/assets/index-D5KVh7z4.js')).toBe('public, max-age=31536000, immutable');
    expect(await of('/remotes/venue/remoteEntry.js')).toBe('no-store');
    expect(await of('/remotes.json')).toBe('no-store');
    expect(await of('/theme.js')).toBe('no-cache');
    expect(await of('/sw.js')).toBe('no-cache');
  });

  it('serves a file at every spelling of its address, because a retry changes the spelling', async () => {
    const { status, headers } = await ask('/remotes/v%65nu%65/remoteEntry.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect((await ask('/%61ssets/index-D5KVh7z4.js')).headers['cache-control']).toContain(
      'immutable',
    );
    expect((await ask('/remotes/v%65nu/remoteEntry.js')).status).toBe(404);
  });

  it('compresses with an encoding that the browser accepts', async () => {
    const brotli = await ask('/assets/index-D5KVh7z4.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    const gzip = await ask('/dashboard', { ...NAVIGATION, 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await ask('/theme.js', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/', '/theme.js', '/sw.js', '/remotes.json', '/gone.js'])(
    'answers %s with all headers of a page',
    async (path) => {
      const { headers } = await ask(path, path === '/' ? NAVIGATION : {});
      expect(headers).toMatchObject(pageHeaders());
      expect(headers['content-security-policy']).not.toMatch(/unsafe/u);
    },
  );

  it.each([
    '/assets/index-D5KVh7z4.js',
    '/remotes/venue/remoteEntry.js',
    '/assets/gone-12345678.js',
  ])('answers %s with only the headers of a file', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject(fileHeaders());
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('reveals nothing about itself, and promises no https that it lacks', async () => {
    for (const path of ['/', '/theme.js', '/gone.js']) {
      const { headers } = await ask(path, NAVIGATION);
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it.each([
    '//',
    '//evil.example/rooms',
    '///',
    '/\\evil.example',
    '/%',
    '/%00',
    'http://evil.example/',
  ])('outlives a request for %s, and leads nowhere else', async (path) => {
    const { status, headers } = await ask(path, NAVIGATION);
    expect([200, 404]).toContain(status);
    expect(headers).not.toHaveProperty('location');
  });

  it('answers HEAD without a body, and unchanged files with 304', async () => {
    const head = await ask('/', NAVIGATION, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const etag = (await ask('/theme.js')).headers.etag ?? '';
    expect((await ask('/theme.js', { 'if-none-match': etag })).status).toBe(304);
  });
});
