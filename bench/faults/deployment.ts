import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { changeFamilies, giveRoom, takeRoom } from 'server/testing/file-size-limit';
import { type PostgresCluster, startPostgres } from 'server/testing/postgres-cluster';
import { FaultProxy } from './fault-proxy.ts';
import { LOG_QUERY, type LoggedRow, Machine } from './machine.ts';
import { ServerUnderTest } from './server-under-test.ts';

export const DATABASES = ['private', 'shared', 'copied'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** Number of processes that share the Postgres of DATABASE_URL. */
const PROCESSES = 2;

/** A machine that keeps a copy of the server. */
interface StandbyServer {
  /** Network from the machine to the server. */
  readonly link: FaultProxy;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /**
   * Serves in place of the server, which is stopped or was killed.
   *
   * @returns position of the last act in its copy among the acts that a killed server stored
   */
  readonly takeOver: (isServerKilled: boolean, showId: string) => Promise<number | undefined>;
  /** Makes the machine that served before follow the one that serves now. */
  readonly follow: () => Promise<void>;
}

/** Servers on one database, as they are run. */
export interface Deployment {
  /** Servers that are serving now. */
  readonly servers: readonly ServerUnderTest[];
  /** Prevents the database from writing beyond the first megabyte of a file. */
  readonly fillDisk: () => void;
  readonly emptyDisk: () => void;
  /**
   * Kills only the first process of the server's own Postgres; undefined for the Postgres of
   * DATABASE_URL.
   */
  readonly killPrivate?: () => void;
  /** Postgres of DATABASE_URL, and the network from each server to it. */
  readonly postgres?: { readonly cluster: PostgresCluster; readonly links: readonly FaultProxy[] };
  readonly standbyServer?: StandbyServer;
  /** Kills the servers, and reads the stored events. */
  readonly readLog: (showId: string) => Promise<LoggedRow[]>;
  readonly stop: () => Promise<void>;
}

async function startPrivate(folder: string): Promise<Deployment> {
  const machine = await Machine.create(folder);
  await machine.server.start();
  return {
    servers: [machine.server],
    ...machine.faults,
    readLog: (showId) => machine.readLog(showId),
    stop: () => machine.stop(),
  };
}

/** Starts a machine and a second one that follows it; the two can change places. */
async function startCopied(folder: string): Promise<Deployment> {
  const [one, other] = [
    await Machine.create(resolve(folder, '1')),
    await Machine.create(resolve(folder, '2')),
  ];
  const servers = [one.server];
  let [serving, following] = [one, other];
  const link = await FaultProxy.start(() => serving.server.port);
  const follow = (): Promise<void> => following.server.follow(`http://localhost:${link.port}`);
  await serving.server.start();
  await follow();
  return {
    servers,
    fillDisk: () => serving.faults.fillDisk(),
    emptyDisk: () => serving.faults.emptyDisk(),
    killPrivate: () => serving.faults.killPrivate(),
    standbyServer: {
      link,
      kill: () => following.server.kill(),
      start: () => following.server.start(),
      async takeOver(isServerKilled, showId) {
        if (isServerKilled) await serving.server.kill();
        await following.server.takeOver(...(isServerKilled ? ['--first-is-stopped'] : []));
        [serving, following] = [following, serving];
        servers.splice(0, 1, serving.server);
        return isServerKilled ? (await serving.loggedRows(showId)).length : undefined;
      },
      async follow() {
        await following.server.kill();
        await follow();
      },
    },
    async readLog(showId) {
      await following.server.kill();
      return serving.readLog(showId);
    },
    async stop() {
      await Promise.all([one.stop(), other.stop()]);
      await link.stop();
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
      // The servers start one after the other, because the first one migrates the database.
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
      return cluster.query<LoggedRow>(LOG_QUERY, [showId]);
    },
    stop,
  };
}

const START = { private: startPrivate, shared: startShared, copied: startCopied } as const;

/**
 * Starts servers as they are run: one with its own Postgres, two on one Postgres that waits for the
 * disk, or one that a second machine follows.
 */
export async function deploy(database: DatabaseKind): Promise<Deployment> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-faults-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const deployment = await START[database](folder);
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
