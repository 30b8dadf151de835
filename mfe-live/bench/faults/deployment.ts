import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startPrivatePostgres, urlOf } from '@standby/server-kit/private-postgres/private-postgres';
import { changeFamilies, giveRoom, takeRoom } from 'server/testing/file-size-limit';
import { type PostgresCluster, query, startPostgres } from 'server/testing/postgres-cluster';
import { FaultProxy } from './fault-proxy.ts';
import { ServerUnderTest } from './server-under-test.ts';

export const DATABASES = ['private', 'shared'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** How many processes share the Postgres of DATABASE_URL. */
const PROCESSES = 2;

export interface LoggedRow {
  readonly position: number;
  readonly event: string;
}

/** Servers on one database, as they are run. */
export interface Deployment {
  readonly servers: readonly ServerUnderTest[];
  /** Lets the database write nothing beyond the first megabyte of a file. */
  readonly fillDisk: () => void;
  readonly emptyDisk: () => void;
  /** Kills the server's own Postgres, its first process alone; undefined for one of DATABASE_URL. */
  readonly killPrivate?: () => void;
  /** Postgres of DATABASE_URL, and the network of each server to it. */
  readonly postgres?: { readonly cluster: PostgresCluster; readonly links: readonly FaultProxy[] };
  /** Kills the servers, and reads the stored events. */
  readonly readLog: (showId: string) => Promise<LoggedRow[]>;
  readonly stop: () => Promise<void>;
}

const QUERY =
  'select position::integer, event from live_event where show_id = $1 order by position';

async function readPrivateLog(folder: string, showId: string): Promise<LoggedRow[]> {
  const postmaster = await startPrivatePostgres(folder);
  try {
    return await query<LoggedRow>(urlOf(postmaster.endpoint), QUERY, [showId]);
  } finally {
    await postmaster.stop();
  }
}

async function startPrivate(folder: string): Promise<Deployment> {
  const settings = { STANDBY_DATA: folder, TRUST_PROXY: 'loopback' };
  const server = await ServerUnderTest.start({ settings, clockFile: resolve(folder, 'clock') });
  const pidFile = resolve(folder, 'postgres/postmaster.pid');
  const database = (): number[] =>
    existsSync(pidFile) ? [Number.parseInt(readFileSync(pidFile, 'utf8'), 10)] : [];
  // A Postgres that the server starts inherits it.
  const both = (): number[] => [...(server.isRunning ? [server.pid] : []), ...database()];
  return {
    servers: [server],
    fillDisk: () => changeFamilies(both(), takeRoom),
    emptyDisk: () => changeFamilies(both(), giveRoom),
    killPrivate() {
      for (const pid of database()) process.kill(pid, 'SIGKILL');
    },
    async readLog(showId) {
      await server.kill();
      return readPrivateLog(folder, showId);
    },
    async stop() {
      await server.kill();
      await (await startPrivatePostgres(folder)).stop();
    },
  };
}

async function startShared(folder: string): Promise<Deployment> {
  const cluster = await startPostgres({ isDurable: true });
  const links: FaultProxy[] = [];
  const servers: ServerUnderTest[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all(links.map((link) => link.stop()));
    await cluster.stop();
  };
  try {
    for (let number = 0; number < PROCESSES; number += 1) {
      const link = await FaultProxy.start(() => Number(new URL(cluster.url).port));
      links.push(link);
      const url = new URL(cluster.url);
      url.port = String(link.port);
      const settings = { DATABASE_URL: url.href, TRUST_PROXY: 'loopback' };
      const clockFile = resolve(folder, `clock-${number}`);
      // One after the other: the first one migrates.
      servers.push(await ServerUnderTest.start({ settings, clockFile }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    servers,
    postgres: { cluster, links },
    fillDisk: () => changeFamilies([cluster.pid], takeRoom),
    emptyDisk: () => changeFamilies([cluster.pid], giveRoom),
    async readLog(showId) {
      await Promise.all(servers.map((server) => server.kill()));
      return cluster.query<LoggedRow>(QUERY, [showId]);
    },
    stop,
  };
}

/** Starts servers as they are run: one with its own Postgres, or two on one Postgres that waits for the disk. */
export async function deploy(database: DatabaseKind): Promise<Deployment> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-faults-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const deployment = await (database === 'private' ? startPrivate : startShared)(folder);
    return {
      ...deployment,
      async stop() {
        await deployment.stop();
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}
