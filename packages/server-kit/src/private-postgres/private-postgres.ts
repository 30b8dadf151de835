import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unusedPort } from '@standby/hosting/port';
import { Client } from 'pg';
import { errorCode } from '../error-code.ts';
import { assertReadable, type Cluster, CLUSTER_USER, createCluster, isCreated } from './cluster.ts';
import {
  assertNotEmbedded,
  clusterIn,
  makeDataFolder,
  SOCKET_PORT,
  socketFolderOf,
} from './data-folder.ts';
import { type Endpoint, Postmaster, type PostgresSettings } from './postmaster.ts';
import { chooseProgramUser } from './program-user.ts';
import { privateProgramsFolder } from './programs.ts';

/** Database of the server in its cluster. */
const DATABASE = 'standby';

/** Postgres's code if another process has just created the database. */
const DUPLICATE_DATABASE = '42P04';

/** Settings with small buffers, because the file system caches too. */
const SETTINGS: PostgresSettings = {
  shared_buffers: '32MB',
  max_connections: '40',
  max_wal_size: '256MB',
  io_method: 'sync',
  // A standby server follows by Postgres's log. If it is away for long, the log is dropped, and it has to copy again.
  wal_level: 'logical',
  max_slot_wal_keep_size: '1GB',
  // Settings of a standby server: the interval of its status reports, and the pause before it reconnects.
  wal_receiver_status_interval: '1s',
  wal_receiver_timeout: '10s',
  wal_retrieve_retry_interval: '500ms',
  log_checkpoints: 'off',
  log_min_messages: 'log',
};

export interface PrivatePostgresOptions {
  /** Whether clients connect over this machine's network with a password, as on Windows. */
  readonly isOverNetwork?: boolean;
  /** Port over the network; by default an unused one. */
  readonly port?: number;
  /** Whether root may use user namespaces. */
  readonly mayUnshare?: boolean;
}

function passwordIn(folder: string): string {
  const file = resolve(folder, 'postgres.password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function endpointOf(
  folder: string,
  { user }: Pick<Cluster, 'user'>,
  { isOverNetwork, port }: { readonly isOverNetwork: boolean; readonly port: number | undefined },
): Promise<{ readonly endpoint: Endpoint; readonly settings: PostgresSettings }> {
  if (isOverNetwork) {
    const endpoint = {
      host: '127.0.0.1',
      port: port ?? (await unusedPort()),
      password: passwordIn(folder),
    };
    const listening = { listen_addresses: endpoint.host, unix_socket_directories: '' };
    return { endpoint, settings: { ...listening, port: String(endpoint.port) } };
  }
  const endpoint = { host: socketFolderOf(folder, user), port: SOCKET_PORT };
  const listening = { listen_addresses: '', unix_socket_directories: endpoint.host };
  return {
    endpoint,
    settings: { ...listening, port: String(SOCKET_PORT), unix_socket_permissions: '0700' },
  };
}

/** Returns the address of a database of a cluster. */
export function urlOf({ host, port, password }: Endpoint, database = DATABASE): string {
  const isSocket = host.startsWith('/');
  const authority = `${CLUSTER_USER}${password === undefined ? '' : `:${password}`}@${isSocket ? 'localhost' : host}`;
  const socket = isSocket ? `?host=${encodeURIComponent(host)}` : '';
  return `postgres://${authority}:${port}/${database}${socket}`;
}

async function createDatabase(endpoint: Endpoint): Promise<void> {
  const client = new Client({ connectionString: urlOf(endpoint, 'postgres') });
  await client.connect();
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (errorCode(error) !== DUPLICATE_DATABASE) throw error;
  } finally {
    await client.end();
  }
}

/**
 * Finds the running Postgres of a data folder, or starts it. The first start creates the cluster.
 *
 * @throws {DatabaseError} with a message, if it cannot be used
 */
export async function startPrivatePostgres(
  folder: string,
  {
    isOverNetwork = process.platform === 'win32',
    port,
    mayUnshare = true,
  }: PrivatePostgresOptions = {},
): Promise<Postmaster> {
  makeDataFolder(folder);
  assertNotEmbedded(folder);
  const [data, programs] = [clusterIn(folder), privateProgramsFolder()];
  const user = chooseProgramUser({ folder, data, programs, mayUnshare });
  const cluster = { data, programs, user };
  if (!isCreated(data)) {
    createCluster(cluster, isOverNetwork ? { password: passwordIn(folder) } : {});
  }
  assertReadable(cluster);
  const { endpoint, settings } = await endpointOf(folder, cluster, {
    isOverNetwork,
    port,
  });
  const postmaster = await Postmaster.start(cluster, endpoint, { ...SETTINGS, ...settings });
  await createDatabase(postmaster.endpoint);
  return postmaster;
}
