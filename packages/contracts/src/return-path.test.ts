import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasSessionEnded,
  returnPath,
  signInAgainPath,
  signInPath,
  signInStep,
} from './return-path';

const searchOf = (target: string): string => `?returnTo=${encodeURIComponent(target)}`;

describe('returnPath', () => {
  it.each(['/rooms', '/room/hamlet?timer=2#cues', '/settings/account', '/'])(
    'leads to %s',
    (path) => {
      expect(returnPath(searchOf(path))).toBe(path);
    },
  );

  it.each([
    '',
    'rooms',
    '//evil.example/rooms',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /rooms',
    '///',
    '/auth/get-started',
    '/auth',
    '/api/v1/session',
  ])('leads to the dashboard instead of %j', (target) => {
    expect(returnPath(searchOf(target))).toBe('/dashboard');
  });

  it('never leaves the origin, for any address', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      '%2f',
      '?',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = returnPath(searchOf(pieces.join('')));
        expect(new URL(path, 'https://standby.example').origin).toBe('https://standby.example');
      }),
    );
  });
});

describe('the steps of signing in', () => {
  const place = { pathname: '/rooms', search: '?sort=name', hash: '#r1' };

  it('carry the requested page from one to the next', () => {
    const first = signInPath(place);
    expect(first).toBe('/auth/get-started?returnTo=%2Frooms%3Fsort%3Dname%23r1');
    const next = signInStep('/auth/verify', new URL(first, 'https://standby.example').search);
    expect(next).toBe('/auth/verify?returnTo=%2Frooms%3Fsort%3Dname%23r1');
    expect(returnPath(new URL(next, 'https://standby.example').search)).toBe('/rooms?sort=name#r1');
  });

  it('carry neither the default page nor an address outside the app', () => {
    expect(signInPath({ pathname: '/dashboard', search: '', hash: '' })).toBe('/auth/get-started');
    expect(signInStep('/auth/verify', '?returnTo=//evil.example')).toBe('/auth/verify');
    expect(signInStep('/auth/verify', '')).toBe('/auth/verify');
  });
});

describe('signInAgainPath', () => {
  it.each([
    ['/rooms', '/auth/get-started?returnTo=%2Frooms&ended=1'],
    ['/dashboard', '/auth/get-started?ended=1'],
  ])('from %s leads back and says that the session has ended', (pathname, expected) => {
    const path = signInAgainPath({ pathname, search: '', hash: '' });
    expect(path).toBe(expected);
    const { search } = new URL(path, 'https://standby.example');
    expect(hasSessionEnded(search)).toBe(true);
    expect(returnPath(search)).toBe(pathname);
    expect(
      hasSessionEnded(new URL(signInStep('/auth/verify', search), 'https://a.example').search),
    ).toBe(false);
  });
});
