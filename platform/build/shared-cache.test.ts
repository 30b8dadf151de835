import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { TURBO, turboEnvironment } from './build-cache.ts';
import { listeningPort } from '@standby/hosting/port';
import { ROOT } from '@standby/hosting/root';

const KEY = 'a key that has at least thirty-two bytes';

/** A remote cache that speaks Turborepo's protocol. */
class RemoteCache {
  readonly artifacts = new Map<string, { body: Buffer; tag: string }>();

  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const body = await buffer(request);
    const stored = this.artifacts.get(pathname);
    if (request.method === 'PUT') {
      const tag = String(request.headers['x-artifact-tag']);
      this.artifacts.set(pathname, { body, tag });
      response.writeHead(202).end('{}');
    } else if (request.method === 'POST') response.end('{}');
    else if (!stored) response.writeHead(404).end();
    else response.setHeader('x-artifact-tag', stored.tag).end(stored.body);
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${listeningPort(this.server)}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Creates a workspace of one package, with the settings of this workspace. */
async function makeClone(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'standby-clone-'));
  const { remoteCache, futureFlags } = JSON.parse(
    await readFile(resolve(ROOT, 'turbo.json'), 'utf8'),
  ) as Record<string, unknown>;
  const { packageManager } = JSON.parse(
    await readFile(resolve(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const build = `node -e "fs.mkdirSync('dist'); fs.copyFileSync('source.txt', 'dist/built.txt')"`;
  const files = {
    'package.json': JSON.stringify({ name: 'clone', private: true, packageManager }),
    'pnpm-workspace.yaml': 'packages: [app]',
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  app: {}\n",
    'turbo.json': JSON.stringify({
      remoteCache,
      futureFlags,
      tasks: { build: { outputs: ['dist/**'] } },
    }),
    'app/package.json': JSON.stringify({ name: 'app', scripts: { build } }),
    'app/source.txt': source,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}

it('a build comes from the cache of the team, signed; only a run with write access writes to it', async () => {
  const remote = new RemoteCache();
  const api = await remote.start();
  const clones: string[] = [];

  /** Builds in a fresh clone. Resolves to the origin of the build. */
  async function build(source: string, settings: NodeJS.ProcessEnv = {}): Promise<string> {
    const folder = await makeClone(source);
    clones.push(folder);
    const { stdout } = await promisify(execFile)(process.execPath, [TURBO, 'run', 'build'], {
      cwd: folder,
      env: turboEnvironment({
        PATH: process.env['PATH'],
        TURBO_CACHE_DIR: join(folder, 'cache'),
        TURBO_API: api,
        TURBO_TOKEN: 'token',
        TURBO_TEAM: 'standby',
        TURBO_REMOTE_CACHE_SIGNATURE_KEY: KEY,
        ...settings,
      }),
    });
    expect(await readFile(join(folder, 'app/dist/built.txt'), 'utf8')).toBe(source);
    return /cache hit/u.test(stdout) ? 'the cache' : 'its own run';
  }

  try {
    expect(await build('one')).toBe('its own run');
    expect(remote.artifacts.size).toBe(0);
    expect(await build('one', { TURBO_CACHE: 'local:rw,remote:rw' })).toBe('its own run');
    expect(remote.artifacts.size).toBe(1);
    expect(await build('one')).toBe('the cache');
    const other = {
      TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'another key of at least thirty-two bytes',
    };
    expect(await build('one', other)).toBe('its own run');
    for (const artifact of remote.artifacts.values()) artifact.tag = artifact.tag.toLowerCase();
    expect(await build('one')).toBe('its own run');
  } finally {
    remote.stop();
    await Promise.all(clones.map((folder) => rm(folder, { recursive: true, force: true })));
  }
});
