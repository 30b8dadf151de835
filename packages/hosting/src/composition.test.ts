import { expect, it } from 'vitest';
import { connectedApp, oncePerBuild } from './composition.ts';
import { pageHeaders } from './security-headers.ts';

it('composes pages and registry once for each build, and again after the next build', () => {
  let build = 'first';
  let made = 0;
  const pages = oncePerBuild(
    () => {
      made += 1;
      return `${build}: ${made}`;
    },
    () => build,
  );
  expect([pages(), pages()]).toEqual(['first: 1', 'first: 1']);
  build = 'second';
  expect([pages(), pages()]).toEqual(['second: 2', 'second: 2']);
});

it('allows scripts from its own origin only, on a server with accounts', () => {
  const { origins, documents } = connectedApp();
  const policy = pageHeaders({ origins })['content-security-policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(documents?.['/remotes.json']?.()).toMatchObject({
    policy: { overrideOrigins: [], remoteOrigins: {} },
  });
});
