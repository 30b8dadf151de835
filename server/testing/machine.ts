import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type accountRoutes, createClient } from '@standby/api-client';
import { unusedPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';
import { startPrivatePostgres } from '@standby/server-kit/private-postgres/private-postgres';
import { LiveClient, type LiveClientOptions } from '../../mfe-live/server/testing/live-client.ts';
import { liveRoomPath } from '../../packages/room-engine/src/protocol/room-path.ts';
import { runCommand } from '../src/command-line.ts';
import { sampleCollections } from './collections.ts';
import { serverProgram } from './server-program.ts';
import { METRICS_TOKEN, PASSWORD } from './test-server.ts';

const FOLLOW_TOKEN = 'a-token-that-both-servers-of-this-test-know';
const SHOW = 'hamlet';

/** Poll interval of a metric. A loop without a pause would slow down the copy. */
const POLL_INTERVAL_MS = 50;

const running = new Set<ChildProcess>();
const folders: string[] = [];

/** Ends the Postgres that a killed server has left running in a folder. */
async function endPostgres(folder: string): Promise<void> {
  if (!existsSync(resolve(folder, 'postgres/postmaster.pid'))) return;
  await (await startPrivatePostgres(folder)).crash();
}

/** Ends the processes of all machines, and removes their data. Call it after each test. */
export async function clearMachines(): Promise<void> {
  const ends = [...running].map(async (child) => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  await Promise.all(ends);
  for (const folder of folders.splice(0)) {
    // A running Postgres would write into the folder while it is removed.
    await endPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A machine with its own port and folder. */
export class Machine {
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
    const data = mkdtempSync(resolve(tmpdir(), 'standby-machine-'));
    folders.push(data);
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

  /** Starts the real command, and waits until it prints a text. */
  async start(words: string, ...args: readonly string[]): Promise<void> {
    const command = [await serverProgram(), ...args];
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

  get printed(): string {
    return this.#printed;
  }

  async stop(): Promise<void> {
    this.#child?.kill('SIGTERM');
    await this.ended();
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.ended();
  }

  /** Runs a command of this machine, in this process. */
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

  /** Waits until the copy has all changes so far, by its own metric. */
  async hasAllOfNow(): Promise<void> {
    const now = performance.now();
    for (;;) {
      const askedAt = performance.now();
      const lagMs = (await this.metric('standby_copy_lag_seconds')) * 1000;
      if (askedAt - lagMs > now) return;
      await delay(POLL_INTERVAL_MS);
    }
  }
}

export interface House {
  readonly cookie: string;
  readonly organizationId: string;
}

/** Creates an account with a show. */
export async function createHouse({ origin }: Machine): Promise<House> {
  let cookie = '';
  const call = createClient<typeof accountRoutes>(`${origin}/api/v1`, async (input, init) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
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
  if (response.status !== 201) throw new Error(await response.text());
  return { cookie, organizationId: organizationId ?? '' };
}

/** Opens a window of the room at a machine, or moves an existing window there. */
export function windowAt(
  { origin }: Machine,
  house: House,
  before?: LiveClient,
  options: Pick<LiveClientOptions, 'origin' | 'protocols'> = {},
): LiveClient {
  return new LiveClient({
    live: {
      origin,
      socketUrl: (...ids) => `${origin.replace('http', 'ws')}${liveRoomPath(...ids)}`,
    },
    company: { organizationId: house.organizationId, showId: SHOW },
    person: house,
    ...(before && { before }),
    ...options,
  });
}

/** Sends acts, and waits until they are acknowledged. */
export async function act(desk: LiveClient, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    desk.sendEvents(desk.write({ type: 'blackout', isOn: n % 2 === 0 }));
    if (n % 4 === 3) await desk.acknowledged();
  }
  await desk.acknowledged();
}
