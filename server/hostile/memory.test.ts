import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../testing/connected-server.ts';
import { PASSWORD } from '../testing/test-server.ts';

const MEGABYTE = 1024 * 1024;
const AT_ONCE = 10;

/** Heap of the server, a hundredth of a machine's memory. The database is outside of this heap. */
const HEAP_MEGABYTES = 160;

const emptyItems = (megabytes: number): string =>
  `{"collections":{"shows":[${'{},'.repeat((megabytes * MEGABYTE) / 3)}{}]}}`;

describe('a server with little memory', () => {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-memory-'));
  let server: ServerProcess;
  let cookie: string;
  let organizationId: string;

  const send = (path: string, body: string) =>
    fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin, cookie },
      body,
    });

  beforeAll(async () => {
    cookie = '';
    const settings = {
      STANDBY_DATA: folder,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    };
    server = await startServerProcess(settings, undefined, ['--api-only']);
    const account = { email: 'mira@example.com', firstName: 'Mira', lastName: 'Okafor' };
    const response = await send('/accounts', JSON.stringify({ ...account, password: PASSWORD }));
    cookie = response.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    organizationId = ((await response.json()) as { organizationId: string }).organizationId;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['20 MB', 20],
    ['7 MB', 7],
  ])('survives imports of %s of empty items, ten at once', async (_, megabytes) => {
    const body = emptyItems(megabytes);
    const path = `/organizations/${organizationId}/import`;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        // A server that refuses a body before its end closes the connection.
        send(path, body).then(
          ({ status }) => status,
          () => 'closed',
        ),
      ),
    );
    for (const answer of answers) expect([413, 503, 'closed']).toContain(answer);
    expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  });
});
