import { mkdtempSync, openAsBlob, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../testing/connected-server.ts';
import { giveRoom, takeRoom } from '../testing/file-size-limit.ts';
import { createClient, type accountRoutes, type organizationRoutes } from '@standby/api-client';
import { schema } from '../src/features.ts';
import { openEmbedded } from '@standby/server-kit/database/embedded';

const OPEN_AGAIN = 'The database is open again';
const account = { email: 'mira@example.com', password: 'Prompt-Desk-1' };

let folder: string;
let servers: ServerProcess[];

const fail = (error: unknown): void => {
  throw error;
};

const openHere = async () =>
  openEmbedded({
    ...schema,
    folder,
    onError: fail,
    onNotice: fail,
    template: await openAsBlob(inject('embeddedTemplate')),
  });

beforeEach(async () => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-full-'));
  servers = [];
  // A snapshot is there, which must not be taken for newer data.
  const database = await openHere();
  await database.close();
});
afterEach(async () => {
  for (const server of servers) await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess({ STANDBY_DATA: folder }, undefined, ['--api-only']);
  servers.push(server);
  return server;
}

const pidOf = ({ pid }: ServerProcess): number => {
  if (pid === undefined) throw new Error('The server has not started');
  return pid;
};

/** A browser: keeps the session’s cookie. */
function browser({ origin }: ServerProcess) {
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

type Browser = ReturnType<typeof browser>;

const signUp = (call: Browser) =>
  call('POST /accounts', { body: { ...account, firstName: 'Mira', lastName: 'Okafor' } });

const makeOrganization = (call: Browser, name: string) =>
  call('POST /organizations', { body: { name } });

/** Writes on a disk that is full, and reads: both are refused with words. */
async function expectRefusals(call: Browser, { origin }: ServerProcess): Promise<void> {
  const refusal = {
    status: 503,
    code: 'database-unavailable',
    message:
      'The server cannot save or read anything at the moment. It tries again by itself: try again in a moment.',
  };
  for (const name of ['Lost', 'Lost, too']) {
    await expect(makeOrganization(call, name)).rejects.toMatchObject(refusal);
  }
  await expect(call('GET /session')).rejects.toMatchObject(refusal);
  expect((await fetch(`${origin}/ready`)).status).toBe(503);
  expect((await fetch(`${origin}/health`)).status).toBe(200);
}

const namesOf = async (call: Browser): Promise<string[]> =>
  (await call('GET /organizations')).organizations.map(({ name }) => name);

it('a full disk refuses with a message, and the server resumes once there is room', async () => {
  const server = await start();
  const call = browser(server);
  await signUp(call);
  await makeOrganization(call, 'Globe');

  takeRoom(pidOf(server));
  await expectRefusals(call, server);
  giveRoom(pidOf(server));
  await server.waitFor(OPEN_AGAIN);

  await makeOrganization(call, 'Old Mill');
  expect(await namesOf(call)).toEqual(expect.arrayContaining(['Globe', 'Old Mill']));
  expect((await fetch(`${server.origin}/ready`)).status).toBe(200);
  await server.stop();
  expect(server.exitCode()).toBe(0);
});

it('a server on a full disk ends on request, and keeps what it acknowledged', async () => {
  const server = await start();
  const call = browser(server);
  await signUp(call);
  await makeOrganization(call, 'Globe');
  takeRoom(pidOf(server));
  await expectRefusals(call, server);

  await server.stop();

  const again = browser(await start());
  await again('POST /session', { body: account });
  expect(await namesOf(again)).toContain('Globe');
});

it('a database that was damaged on a full disk is restored by the running server', async () => {
  const server = await start();
  const call = browser(server);
  takeRoom(pidOf(server));
  await expect(signUp(call)).rejects.toMatchObject({ status: 503 });
  truncateSync(resolve(folder, 'database/global/pg_control'));
  giveRoom(pidOf(server));

  await server.waitFor('It was restored from the snapshot of');
  await server.waitFor('Standby starts again');
  await expect.poll(() => server.printed().match(/Standby is at/gu)).toHaveLength(2);

  await signUp(call);
  expect(await namesOf(call)).toHaveLength(1);
  await server.stop();
  expect(server.exitCode()).toBe(0);
});

it('a start on a full disk ends with words, and takes no snapshot for the data', async () => {
  const database = await openHere();
  await sql`insert into server_setting values ('after the snapshot', '')`.execute(database.queries);
  await database.close();
  const before = readdirSync(folder);
  takeRoom(process.pid);
  try {
    await expect(openHere()).rejects.toThrow(
      /^Nothing can be written in .* \(EFBIG\)\. Make at least 24 MB of room on its disk/u,
    );
  } finally {
    giveRoom(process.pid);
  }
  expect(readdirSync(folder)).toEqual(before);
  const again = await openHere();
  expect(await again.queries.selectFrom('serverSetting').select('name').execute()).toEqual([
    { name: 'after the snapshot' },
  ]);
  await again.close();
});
