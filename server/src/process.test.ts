import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { liveRoomPath } from '../../packages/room-engine/src/protocol/room-path.ts';
import { eventIdOf } from '../../packages/room-engine/src/log/event.ts';
import { eventsOf } from '../../packages/room-engine/src/log/event-log.ts';
import { LiveClient } from '../../mfe-live/server/testing/live-client.ts';
import { sampleCollections } from '../testing/collections.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { serverProgram } from '../testing/server-program.ts';
import { createClient, type organizationRoutes, type accountRoutes } from '@standby/api-client';
import { runCommand } from './command-line.ts';
import { listeningPort } from '@standby/hosting/port';

const ROOT = resolve(import.meta.dirname, '../..');
const PASSWORD = 'Prompt-Desk-1';

/** Timeout for two processes and two restores, one after the other, on a machine that runs other suites. */
const LIFE_TIMEOUT_MS = 300_000;

/** Number of acknowledged writes before the server is killed; an account can own 20 organizations. */
const WRITES = 12;

let folder: string;
let port: number;
beforeAll(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-process-'));
  const server = createServer().listen(0);
  port = listeningPort(server);
  server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Account {
  readonly email: string;
  readonly password: string;
}

interface Run {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

/** Runs the real command in its own process. */
async function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn(process.execPath, [await serverProgram(), ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), STANDBY_DATA: folder, ...environment },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed: () => printed, ended };
}

/** Starts the server, and waits until it prints its address. */
async function start(environment?: NodeJS.ProcessEnv): Promise<Run> {
  const started = await run(['--api-only'], environment);
  const greeted = new Promise<boolean>((done) => {
    started.child.stdout?.on('data', () => {
      if (started.printed().includes('Ctrl-C')) done(true);
    });
  });
  const isRunning = await Promise.race([greeted, started.ended.then(() => false)]);
  if (!isRunning) throw new Error(`The server ended:\n${started.printed()}`);
  return started;
}

/** Creates a browser, which keeps the session's cookie. */
function browser() {
  let cookie = '';
  const origin = `http://127.0.0.1:${port}`;
  const call = createClient<typeof accountRoutes & typeof organizationRoutes>(
    `${origin}/api/v1`,
    async (input, init) => {
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
      const response = await fetch(input, { ...init, headers });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    },
  );
  return { call, origin, cookie: () => cookie };
}

const SHOW = 'hamlet';

/** Creates a window of the live room. */
function windowOf({ origin, cookie }: ReturnType<typeof browser>, organizationId: string) {
  return new LiveClient({
    live: {
      origin,
      socketUrl: (...ids) => `${origin.replace('http', 'ws')}${liveRoomPath(...ids)}`,
    },
    company: { organizationId, showId: SHOW },
    person: { cookie: cookie() },
  });
}

async function addShow({ origin, cookie }: ReturnType<typeof browser>, organizationId: string) {
  const content = sampleCollections.find(({ name }) => name === 'shows')?.content;
  const url = `${origin}/api/v1/organizations/${organizationId}/shows`;
  const headers = { origin, cookie: cookie(), 'content-type': 'application/json' };
  const body = JSON.stringify({ id: SHOW, content });
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(201);
}

/** Runs a command in this process, because these commands do not need their own process. */
async function runHere(...args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  const environment = { PORT: String(port), STANDBY_DATA: folder };
  await runCommand(args, environment, (text) => printed.push(text));
  return printed.join('\n');
}

/** Maximum number of events, below the number that the server compacts. */
const EVENTS_MAX = 1_000;

interface Acknowledged {
  readonly organizations: readonly string[];
  /** Ids of the live room's events. */
  readonly events: readonly string[];
}

/** Acts in the live room as fast as possible, until the server is gone. */
async function actUntilTheEnd(desk: LiveClient): Promise<string[]> {
  await desk.hello();
  for (let n = 0; !desk.isClosed && n < EVENTS_MAX; n += 1) {
    desk.sendEvents(desk.write({ type: 'blackout', isOn: n % 2 === 0 }));
    // Four acts are in progress at once.
    if (n % 4 === 3) await desk.next('events');
  }
  return Array.from({ length: desk.position }, (_, index) => `${desk.by}:${index + 1}`);
}

/** Kills the server in the middle of writes, and returns the acknowledged ones. */
async function killWhileWriting({ child, ended }: Run, account: Account): Promise<Acknowledged> {
  const mira = browser();
  const { call } = mira;
  const { organizationId } = await call('POST /accounts', {
    body: { ...account, firstName: 'Mira', lastName: 'Okafor' },
  });
  await addShow(mira, organizationId ?? '');
  const desk = windowOf(mira, organizationId ?? '');
  const acting = actUntilTheEnd(desk);
  const acknowledged: string[] = [];
  const writers = [0, 1, 2].map(async (writer) => {
    for (let n = 0; ; n += 1) {
      const { id } = await call('POST /organizations', { body: { name: `${writer}/${n}` } });
      acknowledged.push(id);
      if (acknowledged.length >= WRITES && desk.position >= 4) child.kill('SIGKILL');
    }
  });
  await Promise.allSettled(writers);
  await ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);
  const events = await acting;
  expect(events.length).toBeGreaterThanOrEqual(4);
  return { organizations: [organizationId ?? '', ...acknowledged], events };
}

/** Asserts that all acknowledged writes are stored: rows, and events of the live room (rule E6). */
async function expectAll(
  { organizations: [first = '', ...others], events }: Acknowledged,
  account: Account,
): Promise<void> {
  const mira = browser();
  const { organizations } = await mira.call('POST /session', { body: account });
  expect(organizations.map(({ id }) => id)).toEqual(expect.arrayContaining([first, ...others]));
  const desk = windowOf(mira, first);
  await desk.hello();
  await desk.until(() => desk.position >= events.length);
  expect(eventsOf(desk.log).map(eventIdOf)).toEqual(expect.arrayContaining([...events]));
  desk.close();
}

// One test checks several promises, because a process takes seconds of the processor to start.
it(
  'on its folder loses nothing when it is killed, is alone, is backed up, and ends in order',
  async () => {
    const account = { email: 'private@example.com', password: PASSWORD };
    const acknowledged = await killWhileWriting(await start(), account);

    const { child, printed, ended } = await start();
    expect(printed()).toContain(`Standby is at http://localhost:${port}  (Ctrl-C ends it)`);
    expect(printed()).toContain('mails: printed here');
    await expectAll(acknowledged, account);

    await expect(runHere('--api-only')).rejects.toThrow(
      /^Another Standby server uses the data in /u,
    );
    const file = resolve(folder, 'backup.gz');
    expect(await runHere('backup', file)).toContain(`rows are in ${file}.`);
    expect(await runHere('check-backup', file)).toMatch(/can be restored: \d+ rows\.$/u);

    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(runHere('restore', file)).rejects.toThrow(
      /^There is already data, which a restore replaces\./u,
    );
    expect(await runHere('restore', file, '--replace')).toMatch(/rows are restored from/u);
  },
  LIFE_TIMEOUT_MS,
);

describe('on the Postgres of DATABASE_URL', () => {
  it('loses nothing when it is killed, and ends in order', async () => {
    // The promise also holds without a reachable NATS.
    const environment = {
      DATABASE_URL: await createPostgresDatabase(),
      NATS_URL: 'nats://127.0.0.1:9',
    };
    const account = { email: 'postgres@example.com', password: PASSWORD };
    const acknowledged = await killWhileWriting(await start(environment), account);

    const { child, printed, ended } = await start(environment);
    await expectAll(acknowledged, account);
    expect(printed()).toContain('NATS is unavailable');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

it('explains a problem without a stack trace', async () => {
  const { printed, ended } = await run([], { PORT: 'x', SIGNUP: 'y' });
  expect(await ended).toBe(1);
  expect(printed()).toBe(
    'PORT is "x": it must be a whole number from 1 to 65535.\nSIGNUP is "y": it must be "open" or "invite".\nnpm run connected -- --help lists all settings.\n',
  );
});

it.runIf(process.platform === 'linux')(
  'names a data folder that cannot be created, and ends with the reason',
  async () => {
    const { child, printed, ended } = await run(['--api-only'], { STANDBY_DATA: '/proc/none' });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await ended).toBe(1);
    expect(printed()).toMatch(
      /^The folder \/proc\/none cannot be used: .+ \((?:ENOENT|EACCES)\)\. Let Standby write there, or choose another one with STANDBY_DATA\.\n$/u,
    );
  },
);

it('prints its help, and names an unknown command', async () => {
  expect(await runHere('--help')).toContain('SMTP_URL=');
  await expect(runHere('destroy')).rejects.toThrow(/^There is no command "destroy"\./u);
});
