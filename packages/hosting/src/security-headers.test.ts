import { describe, expect, it } from 'vitest';
import { fileHeaders, HOST_HEADERS, pageHeaders } from './security-headers.ts';

const { 'content-security-policy': policy = '' } = pageHeaders({ origins: ['http://localhost:*'] });

const directives = new Map(
  policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive]),
);

describe('the content security policy', () => {
  it('starts from nothing and leaves no bypass', () => {
    expect(directives.get('default-src')).toBe("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\s(?:\*|https?:)(?:[\s;]|$)/u);
    expect(pageHeaders()['content-security-policy']).not.toContain('blob:');
  });

  it.each([
    ['base-uri', "base-uri 'none'"],
    ['form-action', "form-action 'self'"],
    ['frame-ancestors', "frame-ancestors 'none'"],
    ['require-trusted-types-for', "require-trusted-types-for 'script'"],
    ['trusted-types', 'trusted-types standby-worker standby-tables'],
    ['worker-src', "worker-src 'self' blob:"],
    ['script-src', "script-src 'self' http://localhost:*"],
  ])('closes %s', (name, directive) => {
    expect(directives.get(name)).toBe(directive);
  });
});

describe('the headers', () => {
  it('follow the OWASP Secure Headers Project', () => {
    expect({ ...HOST_HEADERS, ...pageHeaders() }).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'x-permitted-cross-domain-policies': 'none',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), ') as string,
    });
  });

  it('keep the browser features that Standby uses', () => {
    expect(pageHeaders()['permissions-policy']).not.toMatch(
      /fullscreen|screen-wake-lock|clipboard-write|hid=\(\)/u,
    );
    expect(pageHeaders()['permissions-policy']).toContain('hid=(self)');
  });

  it('let other origins load files from a host of remotes, and keep its pages out of their frames', () => {
    expect(fileHeaders({ isCrossOrigin: true })).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(pageHeaders({ isCrossOrigin: true })['x-frame-options']).toBe('DENY');
  });
});
