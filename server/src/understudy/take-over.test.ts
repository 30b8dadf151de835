import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { type accountRoutes, createClient } from '@standby/api-client';
import { unusedPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import { eventIdOf, eventsOf, liveRoomPath } from '../../../packages/live-room/src/domain/index.ts';
import { openEmbedded } from '@standby/server-kit/database/embedded';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { LiveClient } from '../../../mfe-live/server/testing/live-client.ts';
import { sampleCollections } from '../../testing/collections.ts';
import { createPostgresDatabase, onPostgres } from '../../testing/databases.ts';
import { METRICS_TOKEN, PASSWORD } from '../../testing/test-server.ts';
import { runCommand } from '../command-line.ts';
import { schema } from '../features.ts';

const FOLLOW_TOKEN = 'a-token-that-both-servers-of-this-test-know';
const SHOW = 'hamlet';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-understudy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running = new Set<ChildProcess>();
afterEach(async () => {
  const ends = [...running].map(async (child) => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  await Promise.all(ends);
});

/** One machine: a port, and a folder that is migrated. */
class Machine {
  readonly port: number;
  readonly folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #printed = '';

  constructor(port: number, data: string, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.folder = data;
    this.#settings = settings;
  }

  static async create(settings: Readonly<Record<string, string>> = {}): Promise<Machine> {
    const data = mkdtempSync(resolve(folder, 'data-'));
    const template = await openAsBlob(inject('embeddedTemplate'));
    const ignore = (): void => {};
    const database = await openEmbedded({
      ...schema,
      folder: data,
      template,
      onError: ignore,
      onNotice: ignore,
    });
    await database.close();
    return new Machine(await unusedPort(), data, settings);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get environment(): NodeJS.ProcessEnv {
    return {
      PORT: String(this.port),
      PUBLIC_URL: this.origin,
      STANDBY_DATA: this.folder,
      LOG_LEVEL: 'error',
      FOLLOW_TOKEN,
      METRICS_TOKEN,
      ...this.#settings,
    };
  }

  /** Starts the real command, and waits for words of it. */
  async start(words: string, ...args: readonly string[]): Promise<void> {
    const command = ['--import', 'tsx', 'server/src/main.ts', ...args];
    const env = { ...process.env, ...this.environment };
    const child = spawn(process.execPath, command, { cwd: ROOT, env });
    running.add(child);
    child.once('close', () => running.delete(child));
    this.#child = child;
    this.#printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#printed += chunk.toString()));
    }
    await this.hasPrinted(words);
  }

  serve = (): Promise<void> => this.start('Standby is at', '--api-only');

  follow = (first: Machine, ...flags: readonly string[]): Promise<void> =>
    this.start('Standby follows', '--follow', first.origin, '--api-only', ...flags);

  async hasPrinted(words: string): Promise<void> {
    const child = this.#child;
    while (!this.#printed.includes(words)) {
      if (!child || child.exitCode !== null) throw new Error(`It ended:\n${this.#printed}`);
      await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')]);
    }
  }

  async ended(): Promise<string> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return this.#printed;
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.ended();
  }

  /** A command on this machine, in this process. */
  async run(...args: readonly string[]): Promise<string> {
    const printed: string[] = [];
    await runCommand(args, this.environment, (text) => printed.push(text));
    return printed.join('\n');
  }

  async metric(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${this.origin}/metrics`, { headers })).text();
    return Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1]);
  }

  /** Waits until the copy has what was there now, by its own metric. */
  async hasAllOfNow(): Promise<void> {
    const now = performance.now();
    for (;;) {
      const askedAt = performance.now();
      const lagMs = (await this.metric('standby_copy_lag_seconds')) * 1000;
      if (askedAt - lagMs > now) return;
    }
  }
}

interface House {
  readonly cookie: string;
  readonly organizationId: string;
}

/** An account with a show. */
async function moveIn({ origin }: Machine): Promise<House> {
  let cookie = '';
  const call = createClient<typeof accountRoutes>(`${origin}/api/v1`, async (input, init) => {
    const headers = { ...(init?.headers as Record<string, string>), origin, cookie };
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  });
  const { organizationId } = await call('POST /accounts', {
    body: { email: 'mira@example.com', password: PASSWORD, firstName: 'Mira', lastName: 'Okafor' },
  });
  const content = sampleCollections.find(({ name }) => name === 'shows')?.content;
  const response = await fetch(`${origin}/api/v1/organizations/${organizationId}/shows`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ id: SHOW, content }),
  });
  expect(response.status).toBe(201);
  return { cookie, organizationId: organizationId ?? '' };
}

/** A window of the room, or the same one as before, at another machine. */
function windowAt({ origin }: Machine, house: House, before?: LiveClient): LiveClient {
  return new LiveClient({
    live: {
      origin,
      socketUrl: (...ids) => `${origin.replace('http', 'ws')}${liveRoomPath(...ids)}`,
    },
    company: { organizationId: house.organizationId, showId: SHOW },
    person: house,
    ...(before && { before }),
  });
}

/** Acts, and waits until the acts are acknowledged. */
async function act(desk: LiveClient, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    desk.sendEvents(desk.write({ type: 'blackout', isOn: n % 2 === 0 }));
    if (n % 4 === 3) await desk.acknowledged();
  }
  await desk.acknowledged();
}

const idsOf = (window: LiveClient): string[] => eventsOf(window.log).map(eventIdOf);

async function losesItsFirst(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const first = await Machine.create(settings);
  const second = await Machine.create();
  await first.serve();
  const house = await moveIn(first);
  await second.follow(first);
  expect(await (await fetch(second.origin, { headers: { accept: 'text/html' } })).text()).toContain(
    'This is the understudy',
  );

  const desk = windowAt(first, house);
  await desk.hello();
  const viewer = windowAt(first, house);
  await viewer.hello('viewer');
  await act(desk, 40);
  await second.hasAllOfNow();
  const replicated = idsOf(desk);
  // The last acts before the end: whether they were replicated, chance decides.
  await act(desk, 40);
  const acknowledged = idsOf(desk);
  await viewer.until(() => viewer.position === desk.position);
  await first.kill();

  expect(await second.run('take-over')).toMatch(
    /^This machine took over from http:\S+, with what that had at .+Z, or later\. Generation 2\. It serves in a moment/u,
  );
  await second.hasPrinted('Standby is at');

  const sameViewer = windowAt(second, house, viewer);
  await sameViewer.hello('viewer');
  const fresh = windowAt(second, house);
  const { position = 0 } = (await fresh.hello()) ?? {};
  await fresh.until(() => fresh.position >= position);
  expect(idsOf(fresh)).toEqual(expect.arrayContaining(replicated));

  // What was acknowledged alone comes back with the window that did it, once.
  const sameDesk = windowAt(second, house, desk);
  await sameDesk.bringBack();
  await fresh.until(() => fresh.position >= sameDesk.position);
  expect(idsOf(fresh)).toEqual(acknowledged);
  await act(sameDesk, 4);
  await sameViewer.until(() => sameViewer.position === sameDesk.position);
  expect(idsOf(sameViewer)).toEqual(idsOf(sameDesk));
  for (const window of [fresh, sameDesk, sameViewer]) window.close();

  // The old first comes back: it serves nothing, and says where Standby is.
  await first.start(`Standby is at ${second.origin} now`, '--api-only');
  const refusal = await fetch(`${first.origin}/api/v1/session`);
  expect(refusal.status).toBe(503);
  expect(await refusal.text()).toContain('Standby has moved');
}

it('an understudy takes over in mid-show: what was replicated is there, and windows bring back the rest', async () => {
  await losesItsFirst();
});

onPostgres('with a first on Postgres', () => {
  it('an understudy takes over in mid-show', async () => {
    await losesItsFirst({ DATABASE_URL: await createPostgresDatabase() });
  });
});

it('a first that runs on while its understudy takes over serves no more, and follows next', async () => {
  const first = await Machine.create();
  const second = await Machine.create();
  await first.serve();
  const house = await moveIn(first);
  await second.follow(first);
  const desk = windowAt(first, house);
  await desk.hello();
  await act(desk, 4);
  await second.hasAllOfNow();
  await second.run('take-over');
  await first.hasPrinted(`Standby is at ${second.origin} now`);
  expect(await desk.bye()).toBe('stopping');
  await second.hasPrinted('Standby is at');

  await first.kill();
  await expect(first.run('--follow', second.origin, '--api-only')).rejects.toThrow(
    /There is data in .* already, which a copy of http:\S+ replaces\. Add --replace/u,
  );
  await first.follow(second, '--replace');
  expect(readdirSync(first.folder).filter((name) => name.startsWith('before-'))).toHaveLength(1);
  await first.kill();
  await expect(first.run('--api-only')).rejects.toThrow(/is a copy of http:\S+\. Go on with it/u);

  // A copy goes on where it was.
  await first.follow(second);
  expect(await first.metric('standby_copy_following')).toBe(1);
});

it('a server is followed with its token alone', async () => {
  const first = await Machine.create();
  await first.serve();
  const second = await Machine.create({ FOLLOW_TOKEN: 'another-token-of-at-least-32-characters' });
  await expect(second.run('--follow', first.origin, '--api-only')).rejects.toThrow(
    /refuses\. It knows no such follower\. Set the same FOLLOW_TOKEN on both servers/u,
  );
  await expect(second.run('--follow', 'standby', '--api-only')).rejects.toThrow(
    'Name the address of the server to follow',
  );
  const unset = await Machine.create({ FOLLOW_TOKEN: '' });
  await expect(unset.run('--follow', first.origin, '--api-only')).rejects.toThrow(
    'Set FOLLOW_TOKEN, on both servers to the same.',
  );
  expect(await unset.run('follow-token')).toMatch(/^FOLLOW_TOKEN=[\w-]{43}$/u);
  await expect(second.run('take-over')).rejects.toThrow('there is nothing to take over');
});
