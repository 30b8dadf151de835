import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from '@standby/federation-config';
import { formatOverride, parseOverrides } from './overrides';

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

describe('isAllowedOrigin', () => {
  it.each([
    ['http://localhost:4174', true],
    ['http://localhost', true],
    ['http://127.0.0.1:80', true],
    ['https://localhost:4174', false],
    ['http://localhost.evil.example', false],
    ['https://evil.example', false],
  ])('%s: %s', (origin, expected) => {
    expect(isAllowedOrigin(origin, LOOPBACK)).toBe(expected);
  });

  it('matches an origin without a wildcard exactly', () => {
    expect(isAllowedOrigin('https://next.example', ['https://next.example'])).toBe(true);
    expect(isAllowedOrigin('https://next.example:8443', ['https://next.example'])).toBe(false);
  });
});

describe('parseOverrides', () => {
  it('reads remote@address, with or without the package prefix, with the path of a preview', () => {
    expect(
      parseOverrides(
        ['venue@http://localhost:4174', 'mfe-live@http://127.0.0.1:4175/pr-42/?y'],
        LOOPBACK,
      ),
    ).toEqual({
      accepted: [
        { name: 'venue', address: 'http://localhost:4174' },
        { name: 'live', address: 'http://127.0.0.1:4175/pr-42' },
      ],
      refused: [],
    });
  });

  it("takes a release of the page's own host, which no policy lists", () => {
    const preview = `${window.location.origin}/remotes/venue/1.2.0-3f9c2a1b`;
    expect(parseOverrides([`venue@${preview}/`], [])).toEqual({
      accepted: [{ name: 'venue', address: preview }],
      refused: [],
    });
  });

  it.each(['/remotes/live/1.2.0-3f9c2a1b/', '/remotes/venue/', '/api/v1/pictures/venue', '/'])(
    "takes nothing else of the page's own host: %s",
    (path) => {
      const { origin } = window.location;
      const { refused } = parseOverrides([`venue@${origin}${path}`], []);
      expect(refused.map(({ reason }) => reason)).toEqual([
        `${origin} is not among the allowed origins: none`,
      ]);
    },
  );

  it('uses the last one of a remote, and formats it as it was', () => {
    const { accepted } = parseOverrides(
      ['venue@http://localhost:1', 'venue@http://localhost:2'],
      LOOPBACK,
    );
    expect(accepted.map(formatOverride)).toEqual(['venue@http://localhost:2']);
  });

  it.each([
    ['venue', 'it must read remote@address'],
    ['@http://localhost:1', 'it must read remote@address'],
    ['box-office@http://localhost:1', 'no remote is called "box-office"'],
    ['venue@localhost', '"localhost" is not an address'],
    ['venue@https://evil.example', 'https://evil.example is not among the allowed origins'],
    ['venue@javascript:alert(1)', 'null is not among the allowed origins'],
    ['venue@http://user@evil.example', 'http://evil.example is not among the allowed origins'],
    ['__proto__@http://localhost:4174', 'no remote can be called "__proto__"'],
  ])('refuses %s with the reason', (text, reason) => {
    const { accepted, refused } = parseOverrides([text], LOOPBACK);
    expect(accepted).toEqual([]);
    expect(refused[0]?.text).toBe(text);
    expect(refused[0]?.reason).toContain(reason);
  });
});
