import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { connectTo, headOf, portOf, readUntil } from '../testing/listening.ts';
import { Person, startTestServer, type TestServer } from '../testing/test-server.ts';

onDatabase((database) => {
  let server: TestServer;
  let port: number;
  beforeAll(async () => {
    server = await startTestServer(database(), { silence: { requestMs: 200, checkMs: 50 } });
    port = await portOf(server);
  });
  afterAll(() => server.close());

  const head = (headers: Readonly<Record<string, number>> = {}): string =>
    headOf(new Person(server), port, { method: 'POST', url: '/api/v1/session', headers });

  describe('a connection', () => {
    it.each([
      ['that sends nothing', () => ''],
      ['that sends half a line', () => 'GET /api/v1/ses'],
      ['that sends half of its headers', () => head().slice(0, -4)],
      ['that sends half of its body', () => `${head({ 'content-length': 100 })}{"email":`],
    ])('%s is closed by the server', async (_, written) => {
      const socket = await connectTo(port);
      const closed = once(socket, 'close');
      socket.resume();
      if (written() !== '') socket.write(written());
      await closed;
      expect(socket.destroyed).toBe(true);
    });

    it('that continues its request in time is answered', async () => {
      const socket = await connectTo(port);
      const request = headOf(new Person(server), port, { url: '/api/v1/session' });
      socket.write(request.slice(0, 30));
      socket.write(request.slice(30));
      expect(await readUntil(socket, /\r\n\r\n/u)).toMatch(/^HTTP\/1\.1 200/u);
      socket.destroy();
    });
  });
});
