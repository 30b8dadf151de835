import type { Deployment } from './deployment.ts';
import type { History } from './history.ts';
import { FREE, type FaultProxy, HELD, type Link, WHOLE } from './fault-proxy.ts';
import type { RealWindow } from './real-window.ts';
import { between, choose, type Random } from './seeded-random.ts';

/** A fault that lasts for a while. */
export interface Fault {
  readonly name: string;
  readonly begin: (random: Random) => Promise<End> | End;
}

/** Heals the fault. */
type End = () => Promise<void> | void;

/** The parts of a run that faults can hit. */
export interface Stage {
  readonly deployment: Deployment;
  readonly windows: readonly RealWindow[];
  /** Network from each window to the servers. */
  readonly links: readonly FaultProxy[];
  readonly history: History;
  readonly showId: string;
}

const HOUR_MS = 3_600_000;

function onLink(
  name: string,
  links: readonly FaultProxy[],
  linkOf: (random: Random) => Link,
): Fault {
  return {
    name,
    begin(random) {
      const link = choose(random, links);
      link.set(linkOf(random));
      return () => link.set(WHOLE);
    },
  };
}

const slow = (random: Random): Link => {
  const way = { ...FREE, delayMs: between(random, 50, 400), bytesPerSecond: 20_000 };
  return { ...WHOLE, up: way, down: way };
};

/** Returns the faults of the windows and their network. */
export function faultsOfWindows({ windows, links }: Stage): Fault[] {
  return [
    onLink('a window’s connection is cut', links, () => ({ ...WHOLE, isCut: true })),
    onLink('nothing reaches a window', links, () => ({ ...WHOLE, down: HELD })),
    onLink('nothing reaches the server', links, () => ({ ...WHOLE, up: HELD })),
    onLink('a slow link', links, slow),
    {
      name: 'all windows are cut off',
      begin() {
        for (const link of links) link.set({ ...WHOLE, isCut: true });
        return () => {
          for (const link of links) link.set(WHOLE);
        };
      },
    },
    {
      name: 'a window is reloaded',
      begin(random) {
        choose(random, windows).reload();
        return () => undefined;
      },
    },
  ];
}

/** The two machines change places, and change back in the next round. */
function takeOver(
  { deployment: { standbyServer }, history, showId }: Stage,
  isKilled: boolean,
): Fault {
  return {
    name: isKilled
      ? 'a server is killed, and its standby server takes over'
      : 'a standby server takes over from a server that runs',
    async begin() {
      const position = await standbyServer?.takeOver(isKilled, showId);
      if (position !== undefined) history.add({ kind: 'fork', position });
      return () => standbyServer?.follow();
    },
  };
}

/** Returns the faults of the machine that keeps a copy. */
function faultsOfStandbyServer(stage: Stage): Fault[] {
  const { standbyServer } = stage.deployment;
  if (!standbyServer) return [];
  return [
    takeOver(stage, true),
    takeOver(stage, false),
    onLink('a standby server is cut off', [standbyServer.link], () => ({ ...WHOLE, isCut: true })),
    {
      name: 'a standby server is killed (kill -9)',
      async begin() {
        await standbyServer.kill();
        return () => standbyServer.start();
      },
    },
  ];
}

/** Returns the faults of servers, disk and database. */
export function faultsOfServers(stage: Stage): Fault[] {
  const { servers, postgres, killPrivate, fillDisk, emptyDisk } = stage.deployment;
  const common: Fault[] = [
    {
      name: 'a server is killed (kill -9)',
      async begin(random) {
        const server = choose(random, servers);
        await server.kill();
        return () => server.start();
      },
    },
    {
      name: 'a server’s clock is set',
      begin(random) {
        const server = choose(random, servers);
        server.stepClock(Math.round(between(random, -HOUR_MS, HOUR_MS)));
        return () => server.stepClock(0);
      },
    },
  ];
  if (killPrivate) {
    return [
      ...common,
      ...faultsOfStandbyServer(stage),
      {
        name: 'the disk is full',
        begin() {
          fillDisk();
          return emptyDisk;
        },
      },
      {
        name: 'the server’s own database is killed (kill -9)',
        begin() {
          killPrivate();
          return () => undefined;
        },
      },
      {
        name: 'a server and its own database are killed (kill -9)',
        async begin(random) {
          const server = choose(random, servers);
          killPrivate();
          await server.kill();
          return () => server.start();
        },
      },
    ];
  }
  if (!postgres) return common;
  const { cluster, links } = postgres;
  return [
    ...common,
    {
      name: 'the database’s disk is full',
      begin() {
        fillDisk();
        return async () => {
          emptyDisk();
          await cluster.restart();
        };
      },
    },
    {
      name: 'the database is restarted (immediate)',
      async begin() {
        await cluster.crash();
        return () => cluster.restart();
      },
    },
    onLink('no answer of the database arrives', links, () => ({ ...WHOLE, down: HELD })),
    onLink('nothing reaches the database', links, () => ({ ...WHOLE, up: HELD })),
    onLink('a slow link to the database', links, slow),
    {
      name: 'a firewall forgets the connections to the database',
      begin(random) {
        choose(random, links).forget();
        return () => undefined;
      },
    },
  ];
}
