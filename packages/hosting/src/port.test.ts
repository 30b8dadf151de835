import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import {
  explainStart,
  findFreePort,
  isFreePort,
  portFromEnvironment,
  listeningPort,
} from './port.ts';

describe('portFromEnvironment', () => {
  it.each([
    [undefined, 4170],
    ['', 4170],
    ['4180', 4180],
  ])('reads PORT=%s as %i', (given, port) => {
    vi.stubEnv('PORT', given);
    expect(portFromEnvironment(4170)).toBe(port);
  });

  it.each(['web', '0', '65536', '41.7', '-1'])('refuses PORT=%s with the reason', (given) => {
    vi.stubEnv('PORT', given);
    expect(() => portFromEnvironment(4170)).toThrow(`PORT is "${given}"`);
  });
});

describe('findFreePort', () => {
  it('takes the preferred port or, when that is busy, the next alternative', async () => {
    const stranger = createServer();
    await new Promise<void>((done) => {
      stranger.listen(0, done);
    });
    const port = listeningPort(stranger);
    expect(await isFreePort(port)).toBe(false);
    const other = await findFreePort(port);
    expect((other - port) % 20).toBe(0);
    expect(other).toBeGreaterThan(port);
    await new Promise((done) => stranger.close(done));
    expect(await findFreePort(port)).toBe(port);
  });
});

describe('the reason why a server did not start', () => {
  it('names a busy port and what to do', async () => {
    const first = createServer().listen(0);
    await once(first, 'listening');
    const second = createServer().listen(listeningPort(first));
    const [error] = (await once(second, 'error')) as [Error];
    first.close();
    expect(explainStart(error, 'Choose another with PORT')).toMatch(
      /^Port \d+ is busy\. Choose another with PORT$/u,
    );
  });

  it('is the message of any other error', () => {
    expect(explainStart(new RangeError('PORT is "web"'), '')).toBe('PORT is "web"');
  });
});
