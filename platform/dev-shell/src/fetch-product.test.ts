import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listeningPort } from '@standby/hosting/port';
import { listen } from '@standby/hosting/static-server';
import { fetchProduct } from './fetch-product.ts';

const VENUE = {
  package: 'mfe-venue',
  title: 'Venue',
  paths: ['/rooms'],
  layout: 'app',
  navigation: [{ label: 'Rooms', path: '/rooms' }],
  entry: '/remotes/venue/1.0.0-abc/remoteEntry.js',
  version: '1.0.0',
  shellContract: '2.0.0',
};

describe('fetchProduct', () => {
  let server: Server;
  let registry: URL;
  let answer: { status?: number; type?: string; body: string };

  beforeEach(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status ?? 200, {
        'content-type': answer.type ?? 'application/json',
      });
      response.end(answer.body);
    });
    await listen(server, 0, 'localhost');
    registry = new URL(`http://localhost:${listeningPort(server)}/remotes.json`);
  });

  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it('reads each remote with its place and the address of its entry, without a canary', async () => {
    const canary = { ...VENUE, entry: '/remotes/venue/2.0.0-def/remoteEntry.js', share: 0.1 };
    answer = { body: JSON.stringify({ remotes: { venue: { ...VENUE, canary } } }) };
    const { venue } = await fetchProduct(registry);
    expect(venue?.entry.href).toBe(`${registry.origin}/remotes/venue/1.0.0-abc/remoteEntry.js`);
    expect(venue?.place).toMatchObject({
      package: 'mfe-venue',
      title: 'Venue',
      paths: ['/rooms'],
      layout: 'app',
    });
    expect(venue).not.toHaveProperty('canary');
  });

  it.each([
    [{ status: 404, body: 'Not found' }, 'answers with HTTP 404'],
    [
      { type: 'text/html', body: '<!doctype html>' },
      'is not a registry: it answers with text/html, not with JSON',
    ],
    [{ body: '{}' }, 'is not a registry: it lists no remotes'],
    [{ body: 'null' }, 'is not a registry: it lists no remotes'],
    [
      { body: JSON.stringify({ remotes: { venue: { entry: '/x.js' } } }) },
      'does not say of venue what a shell has to know',
    ],
  ])('refuses %j with the reason', async (given, reason) => {
    answer = given;
    await expect(fetchProduct(registry)).rejects.toThrow(reason);
  });

  it('names a registry that does not respond', async () => {
    server.close();
    server.closeAllConnections();
    await expect(fetchProduct(registry)).rejects.toThrow(
      `The registry ${registry.href} does not answer`,
    );
  });
});
