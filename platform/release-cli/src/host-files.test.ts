import { describe, expect, it } from 'vitest';
import { HOST_HEADERS, pageHeaders } from '@standby/hosting/security-headers';
import { hostFiles } from './host-files.ts';

const policy = {
  overrideOrigins: ['http://localhost:*'],
  remoteOrigins: { tickets: ['https://tickets.example'] },
};
const { site, config } = hostFiles([], policy, '/srv/standby/site');
const files = { ...site, ...config };

describe('the files for hosts', () => {
  const expected = Object.entries({
    ...HOST_HEADERS,
    ...pageHeaders({ origins: ['http://localhost:*', 'https://tickets.example'] }),
  });

  it.each(['_headers', 'vercel.json', 'nginx.conf'])('%s sends every header', (file) => {
    const content = files[file] ?? '';
    for (const [name, value] of expected) {
      expect(content).toContain(name);
      expect(content).toContain(value);
    }
  });

  it.each([
    ['_headers', /\n\/sw\.js\n {2}cache-control: no-cache\n/u],
    ['vercel.json', /"source": "\/sw\.js",[^}]+"value": "no-cache"/u],
  ])('%s makes browsers check the service worker each time', (file, rule) => {
    expect(files[file]).toMatch(rule);
  });

  it('nginx serves the modules of each bundler as scripts', () => {
    expect(files['nginx.conf']).toContain('text/javascript js mjs;');
  });

  it('nginx serves the folder of the host, on the port of web pages', () => {
    expect(files['nginx.conf']).toContain('listen 80;\n  root "/srv/standby/site";\n');
  });

  it('nginx does not send its version', () => {
    expect(files['nginx.conf']).toContain('server_tokens off;');
  });
});
