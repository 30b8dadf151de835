import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { remoteNames } from '@standby/federation-config';
import { startDevServer } from './dev-server.ts';
import { parseNames } from './parse-names.ts';
import { readinessTable } from './readiness-table.ts';
import { listeningPort } from '@standby/hosting/port';

describe('parseNames', () => {
  it.each([
    [[], remoteNames],
    [['venue'], ['venue']],
    [
      ['mfe-venue', 'live'],
      ['venue', 'live'],
    ],
  ])('reads %j', (words, names) => {
    expect(parseNames(words)).toEqual(names);
  });

  it('names the remotes that there are when one is unknown', () => {
    expect(() => parseNames(['box-office'])).toThrow(
      `No remote is called "box-office". There are: ${remoteNames.join(', ')}`,
    );
  });
});

describe('readinessTable', () => {
  it('has a line for each package, and says below what failed', () => {
    const table = readinessTable(
      [
        { package: 'shell', address: 'http://localhost:4170', millis: 1234 },
        {
          package: 'mfe-venue',
          address: 'http://localhost:4174',
          millis: 80,
          error: 'port 4174 is busy',
        },
      ],
      ['mfe-live'],
    );
    expect(table.split('\n')).toEqual([
      '  shell      http://localhost:4170  ready in 1.2 s',
      '  mfe-venue  http://localhost:4174  FAILED',
      '  mfe-live   from its last build',
      '',
      '  mfe-venue did not start: port 4174 is busy',
    ]);
  });
});

describe('startDevServer', () => {
  it('says that a port is busy instead of taking its stranger for the remote', async () => {
    const stranger = createServer();
    await new Promise<void>((done) => {
      stranger.listen(0, done);
    });
    const port = listeningPort(stranger);
    const server = startDevServer('mfe-venue', port, '/remoteEntry.js');
    expect((await server.ready).error).toBe(
      `port ${port} is busy: end what runs there, then start again`,
    );
    await server.ended;
    stranger.close();
  });
});
