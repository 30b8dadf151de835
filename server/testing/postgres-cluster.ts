import { copyFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { unusedPort } from '@standby/hosting/port';
import { createCluster } from '@standby/server-kit/private-postgres/cluster';
import { type PostgresSettings, Postmaster } from '@standby/server-kit/private-postgres/postmaster';
import { urlOf } from '@standby/server-kit/private-postgres/private-postgres';
import {
  chooseProgramUser,
  give,
  type ProgramUser,
} from '@standby/server-kit/private-postgres/program-user';
import { privateProgramsFolder } from '@standby/server-kit/private-postgres/programs';
import { Client } from 'pg';

/** A Postgres for tests, which is removed afterwards. */
export interface PostgresCluster {
  /** Address of the maintenance database. */
  readonly url: string;
  /** Id of the first process, the parent of all others. */
  readonly pid: number;
  /** Reads from the maintenance database. */
  readonly query: <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;
  /** Ends Postgres at once, as a power cut does; stored data remains. */
  readonly crash: () => Promise<void>;
  /** Restarts Postgres on its stored data, unless it runs. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Runs one statement on its own connection. */
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

/** Settings of a database that need not survive a power cut. */
const WITHOUT_DISK = { fsync: 'off', full_page_writes: 'off' };

/** Settings for standby servers of several test files at once, so that none waits for its connection. */
const FOR_STANDBY_SERVERS = {
  wal_level: 'logical',
  max_replication_slots: '60',
  max_wal_senders: '60',
  max_worker_processes: '40',
  max_logical_replication_workers: '30',
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '100ms',
};

/** Certificate for `localhost` and its address. It protects only servers of tests. */
export const CERTIFICATE = resolve(import.meta.dirname, 'localhost/certificate.pem');
export const CERTIFICATE_KEY = resolve(import.meta.dirname, 'localhost/key.pem');

/** Returns the settings of an encrypting cluster, with a private copy of the key, as Postgres requires. */
function encryption(folder: string, user: ProgramUser): PostgresSettings {
  const key = resolve(folder, 'key.pem');
  copyFileSync(CERTIFICATE_KEY, key);
  chmodSync(key, 0o600);
  give(key, user);
  return { ssl: 'on', ssl_cert_file: CERTIFICATE, ssl_key_file: key };
}

interface PostgresClusterOptions {
  /** Folder of the programs; by default the server's own programs. */
  readonly programs?: string;
  /** Whether Postgres waits for the disk, as in production. */
  readonly isDurable?: boolean;
  readonly isEncrypted?: boolean;
  /** Settings in place of the usual ones. */
  readonly settings?: PostgresSettings;
}

/** Starts a Postgres in a temporary folder. */
export async function startPostgres({
  programs = privateProgramsFolder(),
  isDurable = false,
  isEncrypted = false,
  settings = {},
}: PostgresClusterOptions = {}): Promise<PostgresCluster> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-postgres-'));
  const data = resolve(folder, 'data');
  const password = 'of-the-tests';
  const user = chooseProgramUser({ folder, data, programs });
  const cluster = { data, programs, user };
  const endpoint = { host: '127.0.0.1', port: await unusedPort(), password };
  const start = (): Promise<Postmaster> =>
    Postmaster.start(cluster, endpoint, {
      port: String(endpoint.port),
      listen_addresses: endpoint.host,
      unix_socket_directories: '',
      max_connections: '200',
      shared_buffers: '32MB',
      ...FOR_STANDBY_SERVERS,
      ...(isDurable ? {} : WITHOUT_DISK),
      ...(isEncrypted && encryption(folder, user)),
      ...settings,
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
        if (postmaster.isRunning) return;
        postmaster.leave();
        postmaster = await start();
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
