import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { unusedPort } from '@standby/hosting/port';
import { createCluster } from '@standby/server-kit/private-postgres/cluster';
import { Postmaster } from '@standby/server-kit/private-postgres/postmaster';
import { urlOf } from '@standby/server-kit/private-postgres/private-postgres';
import { chooseProgramUser } from '@standby/server-kit/private-postgres/program-user';
import { privateProgramsFolder } from '@standby/server-kit/private-postgres/programs';
import { Client } from 'pg';

/** A Postgres of the tests' own, which goes with them. */
export interface PostgresCluster {
  /** Address of its maintenance database. */
  readonly url: string;
  /** Of its first process, the parent of all others. */
  readonly pid: number;
  /** Reads from its maintenance database. */
  readonly query: <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  /** Ends it at once, as a power cut does; what it stored stays. */
  readonly crash: () => Promise<void>;
  /** Starts it again on what it stored, where it does not run. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends object>(
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

/** What a database that need not survive a power cut can do without. */
const WITHOUT_DISK = { fsync: 'off', full_page_writes: 'off' };

/** Understudies of several test files follow at once, and none waits for its connection. */
const FOR_UNDERSTUDIES = {
  wal_level: 'logical',
  max_replication_slots: '60',
  max_wal_senders: '60',
  max_worker_processes: '40',
  max_logical_replication_workers: '30',
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '100ms',
};

export interface PostgresClusterOptions {
  /** Folder of its programs; left out, those that the server brings. */
  readonly programs?: string;
  /** Whether it waits for the disk, as in production. */
  readonly isDurable?: boolean;
}

/** Starts one in a temporary folder. */
export async function startPostgres({
  programs = privateProgramsFolder(),
  isDurable = false,
}: PostgresClusterOptions = {}): Promise<PostgresCluster> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-postgres-'));
  const data = resolve(folder, 'data');
  const password = 'of-the-tests';
  const cluster = { data, programs, user: chooseProgramUser({ folder, data, programs }) };
  const endpoint = { host: '127.0.0.1', port: await unusedPort(), password };
  const start = (): Promise<Postmaster> =>
    Postmaster.start(cluster, endpoint, {
      port: String(endpoint.port),
      listen_addresses: endpoint.host,
      unix_socket_directories: '',
      max_connections: '200',
      shared_buffers: '32MB',
      ...FOR_UNDERSTUDIES,
      ...(isDurable ? {} : WITHOUT_DISK),
    });
  try {
    createCluster(cluster, { password, isDurable });
    let postmaster = await start();
    const url = urlOf(endpoint, 'postgres');
    return {
      url,
      get pid() {
        return postmaster.pid;
      },
      query: (text, values) => query(url, text, values),
      crash: () => postmaster.crash(),
      restart: async () => {
        if (!postmaster.isRunning) postmaster = await start();
      },
      stop: async () => {
        await postmaster.crash();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
