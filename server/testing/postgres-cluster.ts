import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { unusedPort } from '@standby/hosting/port';

/** A Postgres of the tests' own, which goes with them. */
export interface PostgresCluster {
  /** Address of its maintenance database. */
  readonly url: string;
  /** Of its first process, the parent of all others. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

const START_MS = 60_000;

/** Postgres refuses root: as root it runs as the package's user, or as nobody. */
function ownerOf(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim()),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('Postgres does not run as root, and there is no user "postgres" or "nobody"');
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((next) => {
        setTimeout(next, 50);
      });
    }
  }
  throw new Error('Postgres did not start');
}

/** Starts one in a temporary folder. It need not survive a power cut, so it never waits for the disk. */
export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const owner = ownerOf();
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-postgres-'));
  const data = resolve(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(data, owner.uid, owner.gid);
  }
  const init = spawnSync(
    resolve(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`initdb failed:\n${init.stderr}`);
  const port = await unusedPort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'shared_buffers=32MB',
  ];
  const server = spawn(
    resolve(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // A run that is interrupted leaves none behind.
  const kill = (): void => void server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => {
      server.once('exit', done);
    });
    // "Immediate": its data is not needed.
    if (server.exitCode === null && server.kill('SIGQUIT')) await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid, stop };
}
