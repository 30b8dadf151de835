import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remoteNames, workspaceComposition } from '@standby/federation-config';
import { defineComposition } from '../composition/places';
import { entryForAttempt, parseRegistry, RegistryError, routeScripts } from './registry';

const ORIGIN = 'https://standby.example';

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Override policy of the page. */
const POLICY = { overrideOrigins: LOOPBACK, remoteOrigins: { venue: LOOPBACK } };

beforeEach(() => defineComposition({ ...workspaceComposition, policy: POLICY }));
afterEach(() => defineComposition(workspaceComposition));

function registry(overrides: Record<string, unknown> = {}): object {
  const remotes = Object.fromEntries(
    remoteNames.map((name) => [name, { entry: `/remotes/${name}/remoteEntry.js` }]),
  );
  return { remotes: { ...remotes, ...overrides } };
}

describe('entryForAttempt', () => {
  const folder = 'https://standby.example/remotes/venue/';
  const listed = {
    entry: `${folder}remoteEntry.js?v=1`,
    integrity: 'sha384-e',
    imports: { [`${folder}assets/common.js`]: 'sha384-c' },
    preloads: { '/rooms': ['remoteEntry.js', 'assets/Rooms.js'] },
  };

  it('is the listed one at first', () => {
    expect(entryForAttempt(listed, 0)).toEqual(listed);
  });

  it('asks for all of its files in another spelling of their folder, with the same hashes', () => {
    const other = 'https://standby.example/remotes/venu%65/';
    const retried = entryForAttempt(listed, 1);
    expect(retried).toEqual({
      ...listed,
      entry: `${other}remoteEntry.js?v=1`,
      imports: { [`${other}assets/common.js`]: 'sha384-c' },
    });
    expect(routeScripts(retried, '/rooms')).toEqual([
      `${other}remoteEntry.js?v=1`,
      `${other}assets/Rooms.js`,
    ]);
  });
});

describe('parseRegistry', () => {
  it('resolves entries against the origin of the page', () => {
    expect(parseRegistry(registry(), ORIGIN).entryOf('venue').entry).toBe(
      'https://standby.example/remotes/venue/remoteEntry.js',
    );
  });

  it('accepts an entry from another origin that page and policy allow for this remote', () => {
    const entry = 'http://localhost:4174/remoteEntry.js';
    const remoteOrigins = { venue: LOOPBACK, live: LOOPBACK };
    const policy = { ...POLICY, remoteOrigins };
    const content = { ...registry({ venue: { entry }, live: { entry } }), policy };
    expect(() => parseRegistry(content, ORIGIN).entryOf('live')).toThrow(
      '"live": http://localhost:4174 is not among the allowed origins',
    );
    const withoutIt = { ...content, policy: { overrideOrigins: LOOPBACK } };
    expect(() => parseRegistry(withoutIt, ORIGIN).entryOf('venue')).toThrow('allowed origins');
    expect(parseRegistry(content, ORIGIN).entryOf('venue').entry).toBe(entry);
    expect(() => parseRegistry(registry({ venue: { entry } }), ORIGIN).entryOf('venue')).toThrow(
      '"venue": http://localhost:4174 is not among the allowed origins',
    );
  });

  it.each([
    ['of another host', 'https://evil.example/remoteEntry.js'],
    ['of another host, without a scheme', '//evil.example/remoteEntry.js'],
    ['of another host, with backslashes', '\\\\evil.example\\remoteEntry.js'],
    ['on another port', 'https://standby.example:8443/remoteEntry.js'],
    ['without encryption', 'http://standby.example/remoteEntry.js'],
    ['of a host below', 'https://cdn.standby.example/remoteEntry.js'],
    ['of a host that begins alike', 'https://standby.example.evil.example/remoteEntry.js'],
    ['behind a name and password', 'https://standby.example@evil.example/remoteEntry.js'],
    ['of a host that begins as an allowed one', 'http://localhost.evil.example/remoteEntry.js'],
    ['in a blob', 'blob:https://standby.example/0f2c4a7e'],
    ['that is a script', 'javascript:alert(1)'],
    ['that is data', 'data:text/javascript,0'],
  ])('refuses an entry %s, even if the registry itself allows it', (_what, entry) => {
    const overrideOrigins = ['https://evil.example', 'https://*', '*', ...LOOPBACK];
    const policy = { overrideOrigins, remoteOrigins: { venue: overrideOrigins } };
    const refuses = (venue: unknown) => {
      const content = { ...registry({ venue }), policy };
      const { entryOf } = parseRegistry(content, ORIGIN, 0);
      expect(() => entryOf('venue')).toThrow(/"venue": .+ allowed origins/u);
    };
    refuses({ entry });
    refuses({ entry: '/remoteEntry.js', canary: { entry, share: 0.5 } });
  });

  it('reads the hash of an entry and of a canary, or undefined', () => {
    const [integrity, other] = [`sha384-${'A+/z'.repeat(16)}`, `sha384-${'0'.repeat(64)}`];
    const entry = '/remoteEntry.js';
    const canary = { entry, integrity: other, share: 0.5 };
    const content = registry({ venue: { entry, integrity, canary } });
    expect(parseRegistry(content, ORIGIN, 1).entryOf('venue').integrity).toBe(integrity);
    expect(parseRegistry(content, ORIGIN, 0).entryOf('venue').integrity).toBe(other);
    expect(parseRegistry(content, ORIGIN).entryOf('live').integrity).toBeUndefined();
  });

  it('reads the hashes of the imports of an entry, by address, only of files in its folder', () => {
    const hash = `sha384-${'A+/z'.repeat(16)}`;
    const imports = { 'assets/common-12345678.js': hash, '../live/assets/x.js': hash };
    const entry = '/remotes/venue/remoteEntry.js?v=1';
    const listed = parseRegistry(registry({ venue: { entry, imports } }), ORIGIN).entryOf('venue');
    expect(listed.imports).toEqual({
      [`${ORIGIN}/remotes/venue/assets/common-12345678.js`]: hash,
    });
    const unreadable = registry({ venue: { entry, imports: { 'assets/x.js': 'sha384-' } } });
    expect(() => parseRegistry(unreadable, ORIGIN).entryOf('venue')).toThrow('not a sha384 hash');
  });

  it('recognizes the entry among the preloads, with any query', () => {
    const entry = '/remotes/venue/remoteEntry.js?v=1';
    const preloads = { '/rooms': ['remoteEntry.js', 'assets/Rooms-12345678.js'] };
    const listed = parseRegistry(registry({ venue: { entry, preloads } }), ORIGIN).entryOf('venue');
    expect(routeScripts(listed, '/rooms')).toEqual([
      listed.entry,
      `${ORIGIN}/remotes/venue/assets/Rooms-12345678.js`,
    ]);
  });

  it.each([
    ['empty', ''],
    ['nothing', null],
    ['a number', 384],
    ['a list', [`sha384-${'A'.repeat(64)}`]],
    ['without a method', 'A'.repeat(64)],
    ['of a weaker method', `sha1-${'A'.repeat(27)}=`],
    ['of an unknown method', `sha999-${'A'.repeat(64)}`],
    ['too short', `sha384-${'A'.repeat(63)}`],
    ['too long', `sha384-${'A'.repeat(65)}`],
    ['in hexadecimal', `sha384-${'a0'.repeat(48)}`],
    ['followed by another', `sha384-${'A'.repeat(64)} sha384-${'B'.repeat(64)}`],
    ['followed by a line', `sha384-${'A'.repeat(64)}\n`],
  ])('refuses a hash that is %s', (_what, integrity) => {
    const content = registry({ venue: { entry: '/remoteEntry.js', integrity } });
    expect(() => parseRegistry(content, ORIGIN).entryOf('venue')).toThrow(
      new RegistryError('"venue": its integrity is not a sha384 hash'),
    );
  });

  it('gives a canary to the browsers of its share', () => {
    const canary = { entry: '/remotes/venue/next/remoteEntry.js', version: '1.1.0', share: 0.25 };
    const content = registry({ venue: { entry: '/remotes/venue/now/remoteEntry.js', canary } });
    const entryFor = (bucket: number) =>
      parseRegistry(content, ORIGIN, bucket).entryOf('venue').entry;
    expect(entryFor(0)).toContain('/next/');
    expect(entryFor(0.2499)).toContain('/next/');
    expect(entryFor(0.25)).toContain('/now/');
    expect(entryFor(1)).toContain('/now/');
  });

  it('allows no override unless both page and policy list its origin', () => {
    expect(parseRegistry(registry(), ORIGIN).overrideOrigins).toEqual([]);
    const policy = { overrideOrigins: ['http://localhost:*', 'https://evil.example', '*', 7] };
    expect(parseRegistry({ ...registry(), policy }, ORIGIN).overrideOrigins).toEqual([
      'http://localhost:*',
    ]);
  });

  it('reads the preloads of each route, only of files in the folder of the entry', () => {
    const preloads = {
      '/rooms': ['remoteEntry.js', 'assets/Rooms.js', '../other/a.js', '//evil.example/a.js', 7],
      '/devices': 'assets/Devices.js',
    };
    const venue = { entry: '/remotes/venue/remoteEntry.js', preloads };
    const entry = parseRegistry(registry({ venue }), ORIGIN).entryOf('venue');
    expect(routeScripts(entry, '/rooms')).toEqual([
      `${ORIGIN}/remotes/venue/remoteEntry.js`,
      `${ORIGIN}/remotes/venue/assets/Rooms.js`,
    ]);
    expect(routeScripts(entry, '/devices')).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['text', 'remotes'],
    ['an empty object', {}],
    ['remotes that are no list', { remotes: 'all' }],
  ])('refuses %s', (_what, content) => {
    expect(() => parseRegistry(content, ORIGIN)).toThrow(RegistryError);
  });

  it.each([
    ['is not listed', undefined],
    ['has no entry', {}],
    ['has an entry that is no text', { entry: 7 }],
    ['has an address that cannot be parsed', { entry: 'http://' }],
    ['comes from a foreign origin', { entry: 'https://evil.example/remoteEntry.js' }],
  ])('refuses a remote that %s, and no other', (_what, live) => {
    const { entryOf } = parseRegistry(registry({ live }), ORIGIN);
    expect(() => entryOf('live')).toThrow(RegistryError);
    for (const name of remoteNames.filter((other) => other !== 'live')) {
      expect(entryOf(name).entry).toBe(`${ORIGIN}/remotes/${name}/remoteEntry.js`);
    }
  });

  function outcomeOf(content: unknown): unknown {
    try {
      parseRegistry(content, ORIGIN).entryOf('venue');
      return 'an entry';
    } catch (error) {
      return error instanceof RegistryError ? 'a RegistryError' : error;
    }
  }

  it('throws only its own error for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (remotes, venue) => {
        for (const content of [remotes, { remotes }, registry({ venue })]) {
          expect(outcomeOf(content)).toBeOneOf(['an entry', 'a RegistryError']);
        }
      }),
    );
  });
});
