import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listeningPort } from '@standby/hosting/port';
import { listen } from '@standby/hosting/static-server';
import { compose, type DevelopedRemote } from './compose.ts';
import { readRemote } from './remote-server.ts';
import { createShellServer } from './shell-server.ts';

const originOf = (server: Server): string => `http://localhost:${listeningPort(server)}`;

/** Files of a host of releases, and the contract of a dev server. */
const FILES: Readonly<Record<string, string>> = {
  '/remotes/venue/1.0.0/remoteEntry.js': 'export const entry = 1;',
  '/secret.js': 'export const secret = 1;',
  '/contract.json': JSON.stringify({
    isDevServer: true,
    name: 'mfe-tickets',
    remote: { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' },
  }),
};

describe('createShellServer', () => {
  let folder = '';
  let host: Server;
  let shell: Server;
  let remote: DevelopedRemote;
  let entry = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standby-dev-shell-'));
    await writeFile(resolve(folder, 'index.html'), '<head><title>Standby</title></head>');
    host = createServer(({ url = '' }, response) => {
      const content = FILES[url];
      response.writeHead(content === undefined ? 404 : 200, {
        'content-type': 'text/javascript',
        'cache-control': 'immutable',
      });
      response.end(content);
    });
    await listen(host, 0, 'localhost');
    remote = await readRemote(originOf(host));
    const place = {
      package: 'mfe-venue',
      title: 'Venue',
      paths: ['/rooms'],
      layout: 'app',
    } as const;
    const address = new URL('/remotes/venue/1.0.0/remoteEntry.js', originOf(host));
    const composition = compose(remote, { venue: { place, entry: address } });
    entry = composition.registry.remotes['venue']?.entry ?? '';
    shell = createShellServer(composition, remote.origin, { folder });
    await listen(shell, 0, 'localhost');
  });

  afterAll(async () => {
    for (const server of [host, shell]) {
      server.close();
      server.closeAllConnections();
    }
    await rm(folder, { recursive: true });
  });

  it('serves each page with the remotes and the dev server, under the content security policy', async () => {
    // Node's fetch cannot navigate, so the test requests the page that every address gets.
    const response = await fetch(`${originOf(shell)}/app.html`);
    const html = await response.text();
    expect(html).toContain(`<meta name="standby:dev-server" content="${originOf(host)}">`);
    expect(html).toContain('"paths":["/tickets"]');
    expect(html).toContain('"paths":["/rooms"]');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' http://localhost:* http://127.0.0.1:*");
    expect(policy).not.toMatch(/unsafe/u);
  });

  it('serves the registry and the files of releases, and no other file of their host', async () => {
    const registry = (await (await fetch(`${originOf(shell)}/remotes.json`)).json()) as {
      remotes: Record<string, { entry: string }>;
    };
    expect(registry.remotes['tickets']?.entry).toBe(`${originOf(host)}/remoteEntry.js`);
    const file = await fetch(originOf(shell) + entry);
    expect(await file.text()).toBe(FILES['/remotes/venue/1.0.0/remoteEntry.js']);
    expect(file.headers.get('content-type')).toBe('text/javascript');
    expect(file.headers.get('cache-control')).toBe('immutable');
    const outside = entry.replace('remoteEntry.js', '%2e%2e/%2e%2e/%2e%2e/secret.js');
    expect((await fetch(originOf(shell) + outside)).status).toBe(404);
    expect((await fetch(originOf(shell) + entry.replace('.js', '.mjs'))).status).toBe(404);
  });

  it('answers with 502 when the host of the releases is gone', async () => {
    const gone = createServer();
    await listen(gone, 0, 'localhost');
    const address = new URL('/remotes/venue/remoteEntry.js', originOf(gone));
    gone.close();
    const place = {
      package: 'mfe-venue',
      title: 'Venue',
      paths: ['/rooms'],
      layout: 'app',
    } as const;
    const composition = compose(remote, { venue: { place, entry: address } });
    const server = createShellServer(composition, remote.origin, { folder });
    await listen(server, 0, 'localhost');
    const file = await fetch(
      originOf(server) + (composition.registry.remotes['venue']?.entry ?? ''),
    );
    expect(file.status).toBe(502);
    expect(await file.text()).toContain('does not answer');
    server.close();
    server.closeAllConnections();
  });
});

describe('readRemote', () => {
  it('refuses a server without a remote', async () => {
    const other = createServer((_request, response) => response.end('<!doctype html>'));
    await listen(other, 0, 'localhost');
    await expect(readRemote(originOf(other))).rejects.toThrow('No remote is served here');
    other.close();
    other.closeAllConnections();
  });
});
