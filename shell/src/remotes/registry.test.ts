import { describe, expect, it } from 'vitest';
import { remoteNames } from '../../../federation.config';
import { parseRegistry, RegistryError } from './registry';

const ORIGIN = 'https://standby.example';

function registry(overrides: Record<string, unknown> = {}): unknown {
  const remotes = Object.fromEntries(
    remoteNames.map((name) => [name, { entry: `/remotes/${name}/remoteEntry.js` }]),
  );
  return { remotes: { ...remotes, ...overrides } };
}

describe('parseRegistry', () => {
  it('resolves entries against the origin of the page', () => {
    expect(parseRegistry(registry(), ORIGIN).remotes.venue.entry).toBe(
      'https://standby.example/remotes/venue/remoteEntry.js',
    );
  });

  it('takes an entry on another origin as it stands', () => {
    const entry = 'http://localhost:4174/remoteEntry.js';
    expect(parseRegistry(registry({ venue: { entry } }), ORIGIN).remotes.venue.entry).toBe(entry);
  });

  it('gives a canary to the share of the visitors that it is for', () => {
    const canary = { entry: '/remotes/venue/next/remoteEntry.js', version: '1.1.0', share: 0.25 };
    const content = registry({ venue: { entry: '/remotes/venue/now/remoteEntry.js', canary } });
    const entryFor = (visitor: number) =>
      parseRegistry(content, ORIGIN, visitor).remotes.venue.entry;
    expect(entryFor(0)).toContain('/next/');
    expect(entryFor(0.2499)).toContain('/next/');
    expect(entryFor(0.25)).toContain('/now/');
    expect(entryFor(1)).toContain('/now/');
  });

  it('allows no override unless the policy lists its origin', () => {
    expect(parseRegistry(registry(), ORIGIN).overrideOrigins).toEqual([]);
    const policy = { overrideOrigins: ['http://localhost:*', 7] };
    expect(parseRegistry({ ...(registry() as object), policy }, ORIGIN).overrideOrigins).toEqual([
      'http://localhost:*',
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'remotes'],
    ['an empty object', {}],
    ['a remote without entry', registry({ live: {} })],
    ['an entry that is no text', registry({ live: { entry: 7 } })],
    ['an address that cannot be parsed', registry({ live: { entry: 'http://' } })],
    ['a script address', registry({ live: { entry: 'javascript:alert(1)' } })],
    ['a data address', registry({ live: { entry: 'data:text/javascript,0' } })],
  ])('refuses %s', (_what, content) => {
    expect(() => parseRegistry(content, ORIGIN)).toThrow(RegistryError);
  });
});
