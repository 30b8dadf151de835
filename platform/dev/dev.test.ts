import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { remoteNames } from '@standby/federation-config';
import { startApiServer } from './api-server.ts';
import { startDevServer } from './dev-server.ts';
import { failureToAnswer } from './readiness.ts';
import { parseNames } from '../command-line/parse-names.ts';
import { readinessTable } from './readiness-table.ts';
import { listeningPort, unusedPort } from '@standby/hosting/port';

describe('parseNames', () => {
  it.each([
    [[], remoteNames],
    [['venue'], ['venue']],
    [
      ['mfe-venue', 'live'],
      ['venue', 'live'],
    ],
  ])('reads %j', (args, names) => {
    expect(parseNames(args)).toEqual(names);
  });

  it('lists the known remotes when one is unknown', () => {
    expect(() => parseNames(['box-office'])).toThrow(
      `No remote is called "box-office". There are: ${remoteNames.join(', ')}`,
    );
  });
});

describe('readinessTable', () => {
  it('has a line for each package, with the failures below', () => {
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

/** Occupies a port, as another program would. */
async function busy(): Promise<number> {
  const stranger = createServer();
  await new Promise<void>((done) => {
    stranger.listen(0, done);
  });
  onTestFinished(() => void stranger.close());
  return listeningPort(stranger);
}

describe('startDevServer', () => {
  it('reports a busy port instead of mistaking the other program for the remote', async () => {
    const port = await busy();
    const server = startDevServer({
      folder: 'mfe-venue',
      port,
      path: '/remoteEntry.js',
      startSeconds: 60,
    });
    expect((await server.ready).error).toBe(
      `port ${port} is busy: end what runs there, then start again`,
    );
    await server.ended;
  });
});

describe('startApiServer', () => {
  it('reports its busy port, and the setting that chooses another one', async () => {
    const port = await busy();
    const server = startApiServer({ port, shellPort: 4170, startSeconds: 60 });
    expect(await server.ready).toMatchObject({
      package: 'server',
      error: `port ${port} is busy: end what runs there, or choose another one with API_PORT`,
    });
    await server.ended;
  });
});

describe('failureToAnswer', () => {
  const process = { hasEnded: () => false, reason: () => 'Error: it fell' };

  it('names its limit and the option to wait longer', async () => {
    const url = `http://localhost:${await unusedPort()}/`;
    expect(await failureToAnswer(url, 0.2, process)).toBe(
      'it did not answer within 0.2 s; --start-seconds 0.4 waits longer',
    );
  });

  it('gives the reason why a server ended', async () => {
    const url = `http://localhost:${await unusedPort()}/`;
    expect(await failureToAnswer(url, 60, { ...process, hasEnded: () => true })).toBe(
      'Error: it fell',
    );
  });
});
