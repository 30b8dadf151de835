import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '../testing/databases.ts';
import { createClient, type organizationRoutes, type accountRoutes } from './client.ts';
import { openEmbedded } from './database/embedded.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PASSWORD = 'Abcdefg1';

/** Acknowledged before the server is killed. */
const WRITES = 40;

let folder: string;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-process-'));
  const server = createServer().listen(0);
  ({ port } = server.address() as AddressInfo);
  server.close();
  const template = await openAsBlob(inject('embeddedTemplate'));
  const database = await openEmbedded({
    folder,
    template,
    onError: () => {},
    onNotice: () => {},
  });
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

/** The real command, in a process of its own. */
function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), STANDBY_DATA: folder, ...environment },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed: () => printed, ended };
}

async function runToEnd(args: readonly string[], environment?: NodeJS.ProcessEnv) {
  const { printed, ended } = run(args, environment);
  return { code: await ended, printed: await ended.then(printed) };
}

/** Starts the server, and waits until it says where it is. */
async function start(environment?: NodeJS.ProcessEnv): Promise<Run> {
  const started = run(['--api-only'], environment);
  const greeted = new Promise<boolean>((done) => {
    started.child.stdout?.on('data', () => {
      if (started.printed().includes('Ctrl-C')) done(true);
    });
  });
  const isRunning = await Promise.race([greeted, started.ended.then(() => false)]);
  if (!isRunning) throw new Error(`The server ended:\n${started.printed()}`);
  return started;
}

/** A browser: keeps the session's cookie. */
function browser() {
  let cookie = '';
  const origin = `http://127.0.0.1:${port}`;
  return createClient<typeof accountRoutes & typeof organizationRoutes>(
    `${origin}/api/v1`,
    async (input, init) => {
      const headers = { ...(init?.headers as Record<string, string>), origin, cookie };
      const response = await fetch(input, { ...init, headers });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    },
  );
}

describe.each(['embedded', 'postgres'] as const)('the server on %s', (kind) => {
  const isMissing = kind === 'postgres' && inject('postgresUrl') === undefined;

  it.skipIf(isMissing)(
    'loses nothing that it acknowledged when it is killed in the middle',
    async () => {
      const environment =
        kind === 'postgres' ? { DATABASE_URL: await createPostgresDatabase() } : {};
      const killed = await start(environment);
      const call = browser();
      const account = { email: `${kind}@example.com`, password: PASSWORD };
      await call('POST /accounts', { body: { ...account, firstName: 'Mira', lastName: 'Okafor' } });

      const acknowledged: string[] = [];
      const writers = [0, 1, 2].map(async (writer) => {
        for (let n = 0; ; n += 1) {
          const { id } = await call('POST /organizations', { body: { name: `${writer}/${n}` } });
          acknowledged.push(id);
          if (acknowledged.length === WRITES) killed.child.kill('SIGKILL');
        }
      });
      await Promise.allSettled(writers);
      await killed.ended;
      expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);

      const again = await start(environment);
      const { organizations } = await browserSignedIn(account);
      expect(organizations.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      again.child.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
  );

  async function browserSignedIn(body: { email: string; password: string }) {
    return browser()('POST /session', { body });
  }
});

describe('the command', () => {
  it('prints where it is, and ends in order', async () => {
    const { child, printed, ended } = await start();
    expect(printed()).toContain(`Standby is at http://localhost:${port}  (Ctrl-C ends it)`);
    expect(printed()).toContain('mails: printed here');

    const file = resolve(folder, 'backup.gz');
    const backup = await runToEnd(['backup', file]);
    expect(backup).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`rows are in ${file}.`) as string,
    });
    const second = await runToEnd(['--api-only'], { PORT: '1' });
    expect(second).toMatchObject({ code: 1 });
    expect(second.printed).toMatch(/^Another Standby server uses the data in /u);

    child.kill('SIGINT');
    expect(await ended).toBe(0);
    const refused = await runToEnd(['restore', file]);
    expect(refused.printed).toMatch(/^There is data already, which a restore replaces\./u);
    const restored = await runToEnd(['restore', file, '--replace']);
    expect(restored.printed).toMatch(/rows are restored from/u);
  });

  it('explains itself, and says what is wrong without a stack', async () => {
    const [help, wrong, unknown] = await Promise.all([
      runToEnd(['--help']),
      runToEnd([], { PORT: 'x', SIGNUP: 'y' }),
      runToEnd(['destroy']),
    ]);
    expect(help.code).toBe(0);
    expect(help.printed).toContain('SMTP_URL=');
    expect(wrong.code).toBe(1);
    expect(wrong.printed).toBe(
      'PORT is "x": it must be a whole number from 1 to 65535.\nSIGNUP is "y": it must be "open" or "invite".\nnpm run connected -- --help lists all settings.\n',
    );
    expect(unknown.printed).toMatch(/^There is no command "destroy"\./u);
  });
});
