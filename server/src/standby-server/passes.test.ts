import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Passes } from './passes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const secret = randomBytes(32).toString('base64url');
const COOKIE = 'theme=dark; standby.session_token=abc; other.standby=1; standby.live.viewer.1=xyz';

const passesOf = (generation: number, nowMs = 0, key = secret): Passes =>
  new Passes({ secret: key, generation, now: () => nowMs });

/** Creates a socket request with a pass, and with the cookies of a browser that was here before. */
const requestWith = (pass: string, isSocket = true) => {
  const headers = {
    ...(isSocket && { upgrade: 'websocket' }),
    cookie: 'standby.session_token=own',
    'sec-websocket-protocol': `standby-live-3, standby-pass.${pass}`,
  };
  return { raw: { headers } as unknown as IncomingMessage };
};

describe('a pass', () => {
  const pass = passesOf(1).seal(COOKIE);

  it('replaces the request’s cookies by this app’s cookies at a later generation', () => {
    const request = requestWith(pass);
    expect(passesOf(2).admit(request)).toBe(true);
    expect(request.raw.headers.cookie).toBe('standby.session_token=abc; standby.live.viewer.1=xyz');
  });

  it('does not reveal the cookies', () => {
    expect(Buffer.from(pass, 'base64url').toString()).not.toContain('standby');
  });

  it.each([
    ['where it was made', passesOf(1), requestWith(pass)],
    ['after a month', passesOf(2, 31 * DAY_MS), requestWith(pass)],
    [
      'with another secret',
      passesOf(2, 0, randomBytes(32).toString('base64url')),
      requestWith(pass),
    ],
    ['that was changed', passesOf(2), requestWith(`${pass.slice(0, -2)}AA`)],
    ['with a request that is no socket', passesOf(2), requestWith(pass, false)],
  ])('opens nothing %s', (_, passes, request) => {
    expect(passes.admit(request)).toBe(false);
    expect(request.raw.headers.cookie).toBe('standby.session_token=own');
  });
});
