import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { type DeskOwner, signUp } from 'server/bench/desk';
import { startServerProcess } from 'server/testing/connected-server';
import { liveRoomPath } from '../../../packages/live-room/src/domain/live-protocol/room-path.ts';
import { addShow, type Bench, BenchDesk, wait } from '../server/bench-room.ts';
import { flood, type FloodAnswer, type FloodOrder } from './flood.ts';
import { madeUpRequests } from './made-up.ts';

const QUIET_ACTS = 150;
const ACT_EVERY_MS = 20;
/** Acts beside a flood that is over at once. */
const LEAST_ACTS = 50;

/** Acts of the room whose history is exported. */
const LONG_LOG = 2_000;
const AT_ONCE = 100;

export interface FloodFigures {
  readonly name: string;
  readonly flood: FloodAnswer;
  /** Act to acknowledgement of a desk, in ms. */
  readonly quiet: readonly number[];
  readonly beside: readonly number[];
}

async function actUntil(desk: BenchDesk, isOver: (acts: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const stored = desk.window.next('events');
    const sentAtMs = performance.now();
    desk.blackout();
    times.push((await stored) - sentAtMs);
    await wait(ACT_EVERY_MS);
  }
  return times;
}

/** Writes a long log into a show of somebody. */
async function writeLongLog(bench: Bench): Promise<string> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  for (let written = 0; written < LONG_LOG; written += AT_ONCE) {
    const stored = desk.window.next('events');
    desk.act(
      ...Array.from({ length: AT_ONCE }, (_, n) => ({ type: 'blackout', isOn: n % 2 === 0 })),
    );
    await stored;
  }
  desk.window.close();
  return showId;
}

/** Makes a controller's link, and opens it. @returns its cookie */
async function openLink({ origin, owner }: Bench, showId: string): Promise<string> {
  const path = `/api/v1/organizations/${owner.organizationId}/live/${showId}/links`;
  const post = (url: string, body: object, cookie = '') =>
    fetch(`${origin}${url}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const made = await post(path, { kind: 'controller' }, owner.cookie);
  const { token } = (await made.json()) as { readonly token: string };
  const opened = await post('/api/v1/live/links/open', { token });
  return opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The floods, by what they are called in the table. */
async function floodsOn(
  bench: Bench,
  showId: string,
  other: DeskOwner,
): Promise<readonly (readonly [string, FloodOrder])[]> {
  const { origin, owner } = bench;
  const requests = { kind: 'requests', origin, atOnce: AT_ONCE, addresses: 84 } as const;
  const longLog = await writeLongLog({ origin, owner: other });
  const history = `/api/v1/organizations/${other.organizationId}/live/${longLog}/history?format=csv`;
  const cookie = await openLink(bench, showId);
  const address = `${origin.replace('http', 'ws')}${liveRoomPath(owner.organizationId, showId)}`;
  return [
    [
      'H3: 6,000 requests with made-up tokens and cookies, 100 at once',
      { ...requests, count: 6_000, requests: madeUpRequests },
    ],
    [
      `H4: ${AT_ONCE} exports of a history of ${LONG_LOG.toLocaleString('en')} acts at once`,
      {
        ...requests,
        count: AT_ONCE,
        requests: [{ method: 'GET', path: history, cookie: other.cookie }],
      },
    ],
    [
      'M4: 5,000 wrong pairing codes from 84 addresses',
      {
        ...requests,
        count: 5_000,
        requests: [{ method: 'POST', path: '/api/v1/devices/pair', body: { code: '********' } }],
      },
    ],
    [
      'M9: 500 unknown acts of 19 kB in the same room',
      { kind: 'acts', origin, address, cookie, count: 500, length: 19_000 },
    ],
    [
      '120 wrong sign-ins at once, to one account',
      {
        ...requests,
        count: 120,
        atOnce: 120,
        requests: [
          {
            method: 'POST',
            path: '/api/v1/session',
            body: { email: other.email, password: 'Wrong-*****-1' },
          },
        ],
      },
    ],
  ];
}

/** The real server in a process of its own: a desk acts first without and then beside each flood. */
export async function measureFloods(): Promise<readonly FloodFigures[]> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-floods-'));
  const settings = { STANDBY_DATA: folder, TRUST_PROXY: 'loopback' };
  const server = await startServerProcess(settings, undefined, ['--api-only']);
  try {
    const { origin } = server;
    const bench = { origin, owner: await signUp(origin) };
    const showId = await addShow(bench);
    const floods = await floodsOn(bench, showId, await signUp(origin));
    const desk = await BenchDesk.open(bench, showId);
    const figures: FloodFigures[] = [];
    for (const [name, order] of floods) {
      console.log(`  ${name}`);
      const quiet = await actUntil(desk, (acts) => acts >= QUIET_ACTS);
      let answer: FloodAnswer | undefined;
      const flooding = flood(order).then((answered) => (answer = answered));
      const beside = await actUntil(desk, (acts) => answer !== undefined && acts >= LEAST_ACTS);
      figures.push({ name, flood: await flooding, quiet, beside });
    }
    desk.window.close();
    return figures;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
