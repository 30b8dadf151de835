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
  /** Reads from its maintenance database. */
  readonly query: <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  /** Ends it at once, as a power cut does; what it stored stays. */
  readonly crash: () => Promise<void>;
  /** Starts it again on what it stored, where it does not run. */
  readonly restart: () => Promise<void>;
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

async function query<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
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

/** What a database that need not survive a power cut can do without. */
const WITHOUT_DISK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export interface PostgresClusterOptions {
  /** Whether it waits for the disk, as in production. */
  readonly isDurable?: boolean;
}

/** Starts one in a temporary folder. */
export async function startPostgres(
  programs: string,
  { isDurable = false }: PostgresClusterOptions = {},
): Promise<PostgresCluster> {
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
    ...(isDurable ? [] : WITHOUT_DISK),
    'max_connections=200',
    'shared_buffers=32MB',
  ];
  const run = (): ChildProcess =>
    spawn(
      resolve(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
  let server = run();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const isRunning = (): boolean => server.exitCode === null && server.signalCode === null;
  // A run that is interrupted leaves none behind.
  const kill = (): void => void server.kill('SIGQUIT');
  process.once('exit', kill);
  const crash = async (): Promise<void> => {
    const ended = new Promise((done) => {
      server.once('exit', done);
    });
    // "Immediate".
    if (isRunning() && server.kill('SIGQUIT')) await ended;
  };
  const stop = async (): Promise<void> => {
    await crash();
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const restart = async (): Promise<void> => {
    if (!isRunning()) server = run();
    await waitUntilReady(url, server);
  };
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    get pid() {
      return server.pid;
    },
    query: (text, values) => query(url, text, values),
    crash,
    restart,
    stop,
  };
}
