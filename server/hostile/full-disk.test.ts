import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient, type accountRoutes, type organizationRoutes } from '@standby/api-client';
import { startServerProcess, type ServerProcess } from '../testing/connected-server.ts';
import { changeFamilies, giveRoom, takeRoom } from '../testing/file-size-limit.ts';

const account = { email: 'mira@example.com', password: 'Prompt-Desk-1' };

/** Timeout of the test, since the start of a process takes seconds of the processor. */
const TIMEOUT_MS = 300_000;

let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-full-'));
  server = await startServerProcess({ STANDBY_DATA: folder }, undefined, ['--api-only']);
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes the server and its database. The server restarts the database with the same limit. */
function all(change: (pid: number) => void): void {
  const file = resolve(folder, 'postgres/postmaster.pid');
  const postmaster = existsSync(file) ? [Number.parseInt(readFileSync(file, 'utf8'), 10)] : [];
  changeFamilies([server.pid ?? 0, ...postmaster], change);
}

/** Creates a browser, which keeps the session’s cookie. */
function browser() {
  const { origin } = server;
  let cookie = '';
  return createClient<typeof accountRoutes & typeof organizationRoutes>(
    `${origin}/api/v1`,
    async (input, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
      const response = await fetch(input, { ...init, headers });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    },
  );
}

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${server.origin}${path}`)).status;

it(
  'a server on a full disk refuses writes with a message, is not ready, and resumes once there is space',
  async () => {
    const call = browser();
    await call('POST /accounts', {
      body: { ...account, firstName: 'Mira', lastName: 'Okafor' },
    });
    const make = (name: string) => call('POST /organizations', { body: { name } });
    await make('Globe');

    all(takeRoom);
    const refusal = (async () => {
      for (let n = 0; ; n += 1) await make(`Lost ${n}`);
    })();
    await expect(refusal).rejects.toMatchObject({ status: 503 });
    await expect.poll(() => statusOf('/ready'), { timeout: 60_000 }).toBe(503);
    expect(await statusOf('/health')).toBe(200);

    all(giveRoom);
    await expect.poll(() => statusOf('/ready'), { timeout: 120_000 }).toBe(200);
    await make('Old Mill');
    const { organizations } = await call('GET /organizations');
    expect(organizations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Globe', 'Old Mill']),
    );
    await server.stop();
    expect(server.exitCode()).toBe(0);
  },
  TIMEOUT_MS,
);
