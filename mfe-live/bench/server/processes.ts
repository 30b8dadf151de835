import type { Browser } from '@playwright/test';
import { type DeskOwner, signUp } from 'server/bench/desk';
import { type ServerProcess, startServerProcess } from 'server/testing/connected-server';
import { startNatsServer } from 'server/testing/nats-server';
import { startPostgres } from 'server/testing/postgres-cluster';
import { METRICS_TOKEN } from 'server/testing/test-server';
import { machineLoad, publishTable } from '../../../platform/bench/report.ts';
import { type Quantiles, quantiles } from './acts.ts';
import { addShow, BenchDesk, wait } from './bench-room.ts';
import { BenchWindow } from './bench-window.ts';
import { type HintFigures, measureHints } from './hints.ts';
import { metricsOf } from './process-metrics.ts';
import { measureTakeover } from './takeover.ts';

const PROCESSES = 4;
const DESKS = 4;
const VIEWERS = 12;
const RUN_MS = 20_000;
/** Milliseconds that the last acts may take. */
const REST_MS = 30_000;

/**
 * Acts a second of all desks of a room together: a show that is called as fast as possible, and ten
 * times that.
 */
const RATES = [5, 50] as const;

interface SpreadFigures {
  /** Number of processes that have windows of the room. */
  readonly processes: number;
  readonly rate: number;
  readonly stored: Quantiles;
  /** Times of all viewers' messages. */
  readonly atViewer: Quantiles;
  readonly commits: number;
  readonly conflicts: number;
}

async function countsOf(servers: readonly ServerProcess[]) {
  const all = await Promise.all(servers.map(metricsOf));
  const sum = (name: string): number => all.reduce((total, read) => total + read(name), 0);
  return {
    commits: sum('standby_live_commit_seconds_count'),
    conflicts: sum('standby_live_conflicts_total'),
  };
}

interface EventsMessage {
  readonly kind: string;
  readonly events: readonly { readonly by: string; readonly seq: number }[];
}

/** Calls back for each event that a window is sent. */
function listen(window: BenchWindow, hear: (event: string, atMs: number) => void): void {
  window.onMessage = (text) => {
    if (!text.startsWith('{"kind":"events"')) return;
    const atMs = performance.now();
    const { events } = JSON.parse(text) as EventsMessage;
    for (const { by, seq } of events) hear(`${by}:${seq}`, atMs);
  };
}

/** Acts at independent random moments, like people at several desks. */
async function actAtRandom(
  desks: readonly BenchDesk[],
  rate: number,
  act: (desk: BenchDesk) => void,
) {
  const end = performance.now() + RUN_MS;
  const waitMs = (): number => (-Math.log(1 - Math.random()) * 1_000 * desks.length) / rate;
  await Promise.all(
    desks.map(async (desk) => {
      for (await wait(waitMs()); performance.now() < end; await wait(waitMs())) act(desk);
    }),
  );
}

async function measureSpread(
  owner: DeskOwner,
  servers: readonly ServerProcess[],
  processes: number,
  rate: number,
): Promise<SpreadFigures> {
  const used = servers.slice(0, processes);
  const originOf = (index: number): string => used[index % processes]?.origin ?? '';
  console.log(`  ${processes} processes, ${rate} acts a second`);
  const showId = await addShow({ owner, origin: originOf(0) });
  const open = (role: 'controller' | 'viewer', count: number): Promise<BenchWindow[]> =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        BenchWindow.open({ owner, origin: originOf(index), showId, role }),
      ),
    );
  const desks = (await open('controller', DESKS)).map((window) => new BenchDesk(window));
  const viewers = await open('viewer', VIEWERS);
  const sentAt = new Map<string, number>();
  const stored: number[] = [];
  const atViewer: number[] = [];
  const since = (event: string, atMs: number): number => atMs - (sentAt.get(event) ?? Number.NaN);
  for (const { window } of desks) {
    listen(window, (event, atMs) => {
      if (event.startsWith(`${window.by}:`)) stored.push(since(event, atMs));
    });
  }
  for (const viewer of viewers) listen(viewer, (event, atMs) => atViewer.push(since(event, atMs)));
  const before = await countsOf(servers);
  await actAtRandom(desks, rate, (desk) => {
    sentAt.set(`${desk.window.by}:${desk.acts + 1}`, performance.now());
    desk.blackout();
  });
  const isAll = (): boolean =>
    stored.length === sentAt.size && atViewer.length === sentAt.size * VIEWERS;
  for (const end = performance.now() + REST_MS; !isAll() && performance.now() < end;) {
    await wait(100);
  }
  const after = await countsOf(servers);
  for (const window of [...desks.map((desk) => desk.window), ...viewers]) window.close();
  if (!isAll()) {
    throw new Error(`Of ${sentAt.size} acts ${stored.length} are stored`);
  }
  return {
    processes,
    rate,
    stored: quantiles(stored),
    atViewer: quantiles(atViewer),
    commits: after.commits - before.commits,
    conflicts: after.conflicts - before.conflicts,
  };
}

const times = ({ p50, p95 }: Quantiles): string => `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`;

const ratio = (one: Quantiles, other: Quantiles): string =>
  [one.p50 / other.p50, one.p95 / other.p95].map((times) => `${times.toFixed(2)}x`).join(' / ');

function hintRows(notify: readonly HintFigures[], nats: readonly HintFigures[]): string[] {
  return notify.flatMap(({ rate, heard }, index) => {
    const other = nats[index];
    return other
      ? [`| ${rate} | ${times(heard)} | ${times(other.heard)} | ${ratio(other.heard, heard)} |`]
      : [];
  });
}

/** @param beside figures to compare with */
function rowOf(hints: string, figures: SpreadFigures, beside: SpreadFigures): string {
  const { processes, rate, stored, atViewer, commits, conflicts } = figures;
  const share = ((100 * conflicts) / commits).toFixed(0);
  return `| ${hints} | ${processes} | ${rate} | ${times(stored)} | ${ratio(stored, beside.stored)} | ${times(atViewer)} | ${ratio(atViewer, beside.atViewer)} | ${share} % |`;
}

/** Runs work with several processes on one new Postgres. */
async function withServers<Result>(
  settings: Readonly<Record<string, string>>,
  work: (servers: readonly ServerProcess[], owner: DeskOwner) => Promise<Result>,
): Promise<Result> {
  const cluster = await startPostgres();
  const servers: ServerProcess[] = [];
  try {
    for (let started = 0; started < PROCESSES; started += 1) {
      const all = {
        DATABASE_URL: cluster.url,
        TRUST_PROXY: 'loopback',
        METRICS_TOKEN,
        ...settings,
      };
      servers.push(await startServerProcess(all, undefined, ['--api-only']));
    }
    const owner = await signUp(servers[0]?.origin ?? '');
    // The first run is a warm-up.
    await measureSpread(owner, servers, PROCESSES, RATES[1]);
    return await work(servers, owner);
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}

/**
 * Measures the cost of spreading one room's windows over several processes, which reach each other
 * by NOTIFY or NATS.
 */
export async function benchProcesses(browser: Browser): Promise<void> {
  const load = machineLoad();
  const rows: string[] = [];
  const spread = new Map<number, SpreadFigures>();
  await withServers({}, async (servers, owner) => {
    for (const rate of RATES) {
      const alone = await measureSpread(owner, servers, 1, rate);
      rows.push(rowOf('none', alone, alone));
      for (const processes of [2, PROCESSES]) {
        const figures = await measureSpread(owner, servers, processes, rate);
        rows.push(rowOf('NOTIFY', figures, alone));
        spread.set(rate, figures);
      }
    }
  });
  const nats = await startNatsServer();
  const cluster = await startPostgres();
  const hints: string[] = [];
  const takeovers: string[] = [];
  try {
    hints.push(
      ...hintRows(await measureHints(cluster.url), await measureHints(cluster.url, nats.url)),
    );
    for (const { what, windows, p50Ms, maxMs } of await measureTakeover(cluster.url)) {
      takeovers.push(
        `| ${what} | ${windows} | ${(p50Ms / 1_000).toFixed(2)} s | ${(maxMs / 1_000).toFixed(2)} s |`,
      );
    }
    await withServers({ NATS_URL: nats.url }, async (servers, owner) => {
      for (const rate of RATES) {
        const figures = await measureSpread(owner, servers, PROCESSES, rate);
        rows.push(rowOf('NATS, beside NOTIFY', figures, spread.get(rate) ?? figures));
      }
    });
  } finally {
    await cluster.stop();
    await nats.stop();
  }
  const table = [
    '| hints | processes with windows of the room | acts a second | stored, p50 / p95 | beside one process | at the viewers, p50 / p95 | beside one process | another was first |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    '| hints a second | NOTIFY, p50 / p95 | NATS, p50 / p95 | NATS / NOTIFY |',
    '| ---: | ---: | ---: | ---: |',
    ...hints,
    '',
    '| a process is | windows that it had | act again after, median | longest |',
    '| --- | ---: | ---: | ---: |',
    ...takeovers,
  ].join('\n');
  await publishTable(browser, { page: 'processes.md', table, load });
}
