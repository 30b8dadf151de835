import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startPGlite } from '@standby/server-kit/database/pglite';
import { giveRoom, takeRoom } from 'server/testing/file-size-limit';
import { findPostgres } from 'server/testing/find-postgres';
import { type PostgresCluster, startPostgres } from 'server/testing/postgres-cluster';
import { FaultProxy } from './fault-proxy.ts';
import { ServerUnderTest } from './server-under-test.ts';

export const DATABASES = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** How many processes share one Postgres. */
const PROCESSES = 2;

export interface LoggedRow {
  readonly position: number;
  readonly event: string;
}

/** Servers on one database, as they are run. */
export interface Deployment {
  readonly servers: readonly ServerUnderTest[];
  /** Postgres beside the servers, and the network of each to it; the embedded database is in the server. */
  readonly postgres?: {
    readonly cluster: PostgresCluster;
    readonly links: readonly FaultProxy[];
    readonly fillDisk: () => void;
    readonly emptyDisk: () => void;
  };
  /** Kills the servers, and reads the stored events. */
  readonly readLog: (showId: string) => Promise<LoggedRow[]>;
  readonly stop: () => Promise<void>;
}

const QUERY =
  'select position::integer, event from live_event where show_id = $1 order by position';

async function startEmbedded(folder: string): Promise<Deployment> {
  const settings = { STANDBY_DATA: folder, TRUST_PROXY: 'loopback' };
  const server = await ServerUnderTest.start({ settings, clockFile: resolve(folder, 'clock') });
  return {
    servers: [server],
    async readLog(showId) {
      await server.kill();
      const lite = await startPGlite(resolve(folder, 'database'));
      const { rows } = await lite.query<LoggedRow>(QUERY, [showId]);
      await lite.close();
      return rows;
    },
    stop: () => server.kill(),
  };
}

/** Postgres's first process and those that it has started, which inherit nothing later; none where a full disk has ended it. */
function familyOf(cluster: PostgresCluster): number[] {
  const { pid } = cluster;
  if (pid === undefined || !existsSync(`/proc/${pid}`)) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

async function startOnPostgres(folder: string): Promise<Deployment> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no Postgres on this machine');
  const cluster = await startPostgres(programs, { isDurable: true });
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
  const onFamily = (change: (pid: number) => void): void => {
    for (const pid of familyOf(cluster)) {
      try {
        change(pid);
      } catch (error) {
        // Its processes come and go.
        if (existsSync(`/proc/${pid}`)) throw error;
      }
    }
  };
  return {
    servers,
    postgres: {
      cluster,
      links,
      fillDisk: () => onFamily(takeRoom),
      emptyDisk: () => onFamily(giveRoom),
    },
    async readLog(showId) {
      await Promise.all(servers.map((server) => server.kill()));
      return cluster.query<LoggedRow>(QUERY, [showId]);
    },
    stop,
  };
}

/** Starts servers as they are run: one on the embedded database, or two on a Postgres that waits for the disk. */
export async function deploy(database: DatabaseKind): Promise<Deployment> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-faults-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const deployment = await (database === 'embedded' ? startEmbedded : startOnPostgres)(folder);
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
