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

/** Code of Postgres: another process has made the database just now. */
const DUPLICATE_DATABASE = '42P04';

/** Small buffers, as the file system caches, too. */
const SETTINGS: PostgresSettings = {
  shared_buffers: '32MB',
  max_connections: '40',
  max_wal_size: '256MB',
  io_method: 'sync',
  // An understudy follows by the log of Postgres. One that is away does not fill the disk, and has to copy anew.
  wal_level: 'logical',
  max_slot_wal_keep_size: '1GB',
  // Of an understudy: how often it says how far it is, and how soon it tries a lost connection again.
  wal_receiver_status_interval: '1s',
  wal_receiver_timeout: '10s',
  wal_retrieve_retry_interval: '500ms',
  log_checkpoints: 'off',
  log_min_messages: 'log',
};

export interface PrivatePostgresOptions {
  /** Whether clients connect over the network of this machine alone, with a password: on Windows they do. */
  readonly isOverNetwork?: boolean;
  /** Port over the network; left out, an unused one. */
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

/** Address of a database of a cluster. */
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
 * Finds the Postgres of a data folder running, or starts it; the first start makes it.
 *
 * @throws {DatabaseError} with words, where it cannot be used
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
