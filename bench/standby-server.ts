import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unusedPort } from '@standby/hosting/port';
import { LiveClient } from '../mfe-live/server/testing/live-client.ts';
import { liveRoomPath } from '../packages/room-engine/src/protocol/room-path.ts';
import { failAbove, machineLoad, publishTable } from './report.ts';
import { quantile } from './statistics.ts';
import { type ServerProcess, startServerProcess } from 'server/testing/connected-server';
import { type DeskOwner, signUp } from 'server/testing/desk-owner';
import { sampleCollections } from 'server/testing/collections';

const SHOW = 'hamlet';
const TOKEN = 'a-token-that-both-servers-of-the-bench-know';
const ACTS = 400;
const PAUSE_MS = 25;
const LAG_ASKED_MS = 1_000;

interface StandbyServerFigures {
  /** Milliseconds from an act to its acknowledgement. */
  readonly aloneMs: readonly number[];
  readonly followedMs: readonly number[];
  /** Lag of the copy in ms, by its own metric. */
  readonly lagMs: readonly number[];
  /** Milliseconds from the command until the copy listens. */
  readonly takeOverMs: number;
  /** Number of acknowledged acts, and of acts that the copy had. */
  readonly acknowledged: number;
  readonly copied: number;
}

async function addShow(origin: string, { organizationId, cookie }: DeskOwner): Promise<void> {
  const content = sampleCollections.find(({ name }) => name === 'shows')?.content;
  const response = await fetch(`${origin}/api/v1/organizations/${organizationId}/shows`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ id: SHOW, content }),
  });
  if (!response.ok) throw new Error(await response.text());
}

function windowAt(origin: string, owner: DeskOwner, before?: LiveClient): LiveClient {
  const socketUrl = (...ids: [string, string]): string =>
    `${origin.replace('http', 'ws')}${liveRoomPath(...ids)}`;
  return new LiveClient({
    live: { origin, socketUrl },
    company: { organizationId: owner.organizationId, showId: SHOW },
    person: owner,
    ...(before && { before }),
  });
}

/** Sends one act after the other, as fast as a very quick desk. */
async function act(desk: LiveClient): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < ACTS; n += 1) {
    const startedAt = performance.now();
    desk.sendEvents(desk.write({ type: 'blackout', isOn: n % 2 === 0 }));
    await desk.acknowledged();
    times.push(performance.now() - startedAt);
    await delay(PAUSE_MS);
  }
  return times;
}

/** Reads the copy's metric until the returned function is called. */
function watchLag({ origin }: ServerProcess): () => Promise<number[]> {
  const lags: number[] = [];
  const stopping = new AbortController();
  const headers = { authorization: `Bearer ${TOKEN}` };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const text = await (await fetch(`${origin}/metrics`, { headers })).text();
      lags.push(1_000 * Number(/^standby_copy_lag_seconds (.+)$/mu.exec(text)?.[1]));
      await delay(PAUSE_MS);
    }
  })();
  return async () => {
    stopping.abort();
    await watching;
    return lags;
  };
}

async function measure(): Promise<StandbyServerFigures> {
  const folders = [0, 1].map(() => mkdtempSync(resolve(tmpdir(), 'standby-bench-')));
  const [firstData = '', secondData = ''] = folders;
  const common = { FOLLOW_TOKEN: TOKEN, METRICS_TOKEN: TOKEN, TRUST_PROXY: 'loopback' };
  const first = await startServerProcess({ ...common, STANDBY_DATA: firstData }, undefined, [
    '--api-only',
  ]);
  const port = await unusedPort();
  const settings = { ...common, STANDBY_DATA: secondData };
  let second: ServerProcess | undefined;
  try {
    const owner = await signUp(first.origin);
    await addShow(first.origin, owner);
    const desk = windowAt(first.origin, owner);
    await desk.hello();
    const aloneMs = await act(desk);
    const follow = ['--follow', first.origin, '--api-only'];
    second = await startServerProcess(settings, port, follow, 'Standby follows');
    const stopWatching = watchLag(second);
    const followedMs = await act(desk);
    const lagMs = await stopWatching();
    const acknowledged = desk.position;
    await first.stop('SIGKILL');
    const startedAt = performance.now();
    await startServerProcess(
      settings,
      port,
      ['take-over', '--first-is-stopped'],
      'This machine took over',
    );
    await second.waitFor('Standby is at');
    const takeOverMs = performance.now() - startedAt;
    const fresh = windowAt(second.origin, owner);
    const copied = (await fresh.hello('viewer'))?.position ?? 0;
    fresh.close();
    return { aloneMs, followedMs, lagMs, takeOverMs, acknowledged, copied };
  } finally {
    await first.stop();
    await second?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

function tableOf(figures: StandbyServerFigures): string {
  const row = (name: string, of: (all: StandbyServerFigures) => string, asked = ''): string =>
    `| ${name} | ${of(figures)} | ${asked} |`;
  return [
    '|  | measured | asked |',
    '| --- | ---: | ---: |',
    row('an act, without a follower: median', ({ aloneMs }) => ms(quantile(aloneMs, 0.5))),
    row('an act, with a follower: median', ({ followedMs }) => ms(quantile(followedMs, 0.5))),
    row('an act, without a follower: 99th percentile', ({ aloneMs }) =>
      ms(quantile(aloneMs, 0.99)),
    ),
    row('an act, with a follower: 99th percentile', ({ followedMs }) =>
      ms(quantile(followedMs, 0.99)),
    ),
    row('the copy is behind, at most: median', ({ lagMs }) => ms(quantile(lagMs, 0.5))),
    row('the copy is behind, at most: longest', ({ lagMs }) => ms(quantile(lagMs, 1)), '≤ 1000 ms'),
    row('take-over, from the command until it serves', ({ takeOverMs }) => ms(takeOverMs)),
    row(
      'acts that the copy had of those acknowledged before the kill',
      ({ copied, acknowledged }) => `${copied} of ${acknowledged}`,
    ),
  ].join('\n');
}

/** Measures the cost of a follower for its first server, and the follower's lag. */
export async function benchStandbyServer(): Promise<void> {
  const load = machineLoad();
  const measured = await measure();
  await publishTable({ page: 'standby-server.md', table: tableOf(measured), load });
  const longest = quantile(measured.lagMs, 1);
  failAbove(longest > LAG_ASKED_MS ? [`behind by ${ms(longest)}`] : []);
}
