import { describe, expect, it } from 'vitest';
import type { RemotePlace } from '@standby/federation-config';
import { SHELL_CONTRACT } from '@standby/contracts';
import { compose, type DevelopedRemote } from './compose.ts';
import { describeStart } from './describe-start.ts';
import type { DeployedRemote } from './fetch-product.ts';

function developed(place: Partial<RemotePlace> = {}): DevelopedRemote {
  return {
    name: 'tickets',
    origin: 'http://localhost:4179',
    place: {
      package: 'mfe-tickets',
      title: 'Tickets',
      paths: ['/tickets'],
      layout: 'app',
      ...place,
    },
  };
}

function deployed(name: string, path: string, entry?: string): DeployedRemote {
  return {
    entry: new URL(entry ?? `https://product.example/remotes/${name}/1.0.0/remoteEntry.js?v=1`),
    place: { package: `mfe-${name}`, title: name, paths: [path], layout: 'app' },
    integrity: 'sha384-x',
  };
}

const venue = deployed('venue', '/rooms');

describe('compose', () => {
  it('combines the remote of the dev server with releases whose files this server serves', () => {
    const { registry, page, folders } = compose(developed(), { venue });
    expect(registry.remotes['tickets']).toEqual({ entry: 'http://localhost:4179/remoteEntry.js' });
    const [[path, folder] = []] = folders;
    expect(path).toMatch(/^\/remotes\/venue\/[\da-f]{8}\/$/u);
    expect(folder).toBe('https://product.example/remotes/venue/1.0.0/');
    expect(registry.remotes['venue']).toEqual({
      entry: `${path}remoteEntry.js?v=1`,
      integrity: 'sha384-x',
    });
    expect(Object.keys(page.remotes)).toEqual(['venue', 'tickets']);
    expect(page.policy).toEqual(registry.policy);
    expect(page.policy.remoteOrigins).toEqual({ tickets: ['http://localhost:4179'] });
  });

  it('replaces the release of the remote by its dev server', () => {
    const tickets = deployed('tickets', '/former-path');
    const { registry, page } = compose(developed(), { tickets, venue });
    expect(Object.keys(page.remotes)).toEqual(['tickets', 'venue']);
    expect(page.remotes['tickets']?.paths).toEqual(['/tickets']);
    expect(registry.remotes['tickets']).toEqual({ entry: 'http://localhost:4179/remoteEntry.js' });
  });

  it('gives each release a path of its own', () => {
    const pathsOf = (entry: string) => [
      ...compose(developed(), { venue: deployed('venue', '/rooms', entry) }).folders.keys(),
    ];
    const entry = 'https://cdn.example/venue/remoteEntry.js';
    expect(pathsOf(`${entry}?v=1`)).not.toEqual(pathsOf(`${entry}?v=2`));
  });

  it.each(['/rooms', '/rooms/balcony'])('refuses %s, which another remote owns', (path) => {
    expect(() => compose(developed({ paths: [path] }), { venue })).toThrow(
      `tickets cannot own ${path}: in the product, venue owns /rooms`,
    );
  });
});

describe('compose with releases of another shell', () => {
  const later = { version: '3.1.0', shellContract: '99.0.0' };

  it('refuses a remote that needs another shell contract, with both versions', () => {
    expect(() => compose(developed(), { venue: { ...venue, ...later } })).toThrow(
      `venue 3.1.0 needs shell contract 99.0.0. This shell has ${SHELL_CONTRACT}`,
    );
  });

  it('ignores the shell contract of the release that the sources replace', () => {
    const tickets = { ...deployed('tickets', '/tickets'), ...later };
    expect(() => compose(developed(), { tickets })).not.toThrow();
  });
});

describe('describeStart', () => {
  it('names one address and the origin of each remote', () => {
    const registry = new URL('https://product.example/remotes.json');
    const text = describeStart(developed(), 4170, registry, ['tickets', 'venue', 'live']);
    expect(text.match(/http:\S+/gu)).toEqual(['http://localhost:4170/tickets']);
    expect(text).toContain('tickets: from its sources');
    expect(text).toContain('venue, live: released, from https://product.example');
  });

  it('reports a missing registry, and how to name one', () => {
    const text = describeStart(developed(), 4170, undefined, []);
    expect(text).toContain('No registry is given, so tickets is the only remote');
    expect(text).toContain('pnpm dev --registry https://product.example/remotes.json');
  });
});
