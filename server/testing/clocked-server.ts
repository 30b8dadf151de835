import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '@standby/server-kit/database/database';
import { startTestServer, type TestServer } from './test-server.ts';

/** One server for all tests of a block, with a clock that tests set. */
interface ClockedServer {
  readonly server: TestServer;
  now: Date;
}

/** Starts the server. Each test begins at the present and without mails. */
export function startClockedServer(database: () => Database): ClockedServer {
  let server: TestServer | undefined;
  const clocked: ClockedServer = {
    now: new Date(),
    get server() {
      if (!server) throw new Error('The server starts when the tests run');
      return server;
    },
  };
  beforeAll(async () => {
    server = await startTestServer(database(), { now: () => clocked.now });
  });
  beforeEach(() => {
    clocked.now = new Date();
    clocked.server.mails.length = 0;
  });
  afterAll(() => server?.close());
  return clocked;
}
