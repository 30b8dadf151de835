import { setTimeout as delay } from 'node:timers/promises';
import { liveRoomPath } from '../../packages/room-engine/src/protocol/room-path.ts';
import { appendEvents, initialLog, stateOf } from '../../packages/room-engine/src/log/event-log.ts';
import { decodeStoredEvent } from '../../packages/room-engine/src/log/event.ts';
import { showRules, currentFormat } from '../../packages/live-room/src/domain/index.ts';
import { deskRequests, signUp } from 'server/testing/desk-owner';
import { send } from 'server/testing/send-request';
import { checkHistory, type Verdict } from './check-history.ts';
import { type DatabaseKind, deploy, type Deployment } from './deployment.ts';
import { FaultProxy } from './fault-proxy.ts';
import { faultsOfServers, faultsOfWindows, type Stage } from './faults.ts';
import { type FinalWindow, History, type Outcome, actText } from './history.ts';
import { Intruder } from './intruder.ts';
import type { LoggedRow } from './machine.ts';
import { type Pace, injectFaults } from './nemesis.ts';
import { RealWindow } from './real-window.ts';
import type { Address } from './recording-endpoint.ts';
import { seededRandom } from './seeded-random.ts';
import { shownTo } from './shown-to.ts';
import { work } from './workload.ts';

const SHOW_ID = 'hamlet';

/** Windows of the room. */
const WINDOWS = [
  { name: 'desk 1', role: 'controller' },
  { name: 'desk 2', role: 'controller' },
  { name: 'desk 3', role: 'controller' },
  { name: 'viewer', role: 'viewer' },
] as const;

/** Milliseconds in which all windows have to be back and agree, once everything is healed. */
const HEALED_MS = 60_000;
const POLL_INTERVAL_MS = 50;

interface FaultRunOptions {
  readonly database: DatabaseKind;
  readonly seed: number;
  /** Milliseconds in which rounds of faults begin; one round takes place in any case. */
  readonly durationMs: number;
  readonly pace: Pace;
}

export interface FaultRun extends FaultRunOptions {
  readonly verdicts: readonly Verdict[];
  /** Number of times that each fault happened. */
  readonly faults: ReadonlyMap<string, number>;
  readonly stored: number;
  /** Milliseconds from the last fault's end until all windows agreed. */
  readonly healedMs: number;
  /** Output of the servers. */
  readonly printed: string;
}

interface Evening extends Stage {
  readonly intruder: Intruder;
}

/** Opens windows, each on its own network to the next running server, as behind a balancer. */
async function begin(deployment: Deployment, history: History): Promise<Evening> {
  const { servers } = deployment;
  const origin = `http://localhost:${servers[0]?.port}`;
  const owner = await signUp(origin);
  await send(origin, deskRequests(owner).create('Hamlet', SHOW_ID));
  const headers = { cookie: owner.cookie, origin, host: new URL(origin).host };
  const path = liveRoomPath(owner.organizationId, SHOW_ID);
  let turn = 0;
  const nextServer = (): number => {
    const running = servers.filter(({ isRunning }) => isRunning);
    turn += 1;
    return (running[turn % running.length] ?? servers[0])?.port ?? 0;
  };
  const address = (port: number): Address => ({ url: `ws://127.0.0.1:${port}${path}`, headers });
  const links = await Promise.all(WINDOWS.map(() => FaultProxy.start(nextServer)));
  const windows = links.map((link, index) => {
    const { name, role } = WINDOWS[index] ?? WINDOWS[0];
    return new RealWindow({
      name,
      role,
      showId: SHOW_ID,
      address: () => address(link.port),
      history,
    });
  });
  const intruder = new Intruder(() => address(nextServer()), history);
  return { deployment, history, links, windows, intruder, showId: SHOW_ID };
}

/** Waits for a while until a condition is true. */
async function until(isTrue: () => boolean): Promise<void> {
  const startedAtMs = performance.now();
  while (!isTrue() && performance.now() - startedAtMs < HEALED_MS) await delay(POLL_INTERVAL_MS);
}

/** Waits until all windows are back and at one position. The checker decides whether they are. */
async function heal(windows: readonly RealWindow[]): Promise<number> {
  const startedAtMs = performance.now();
  // Browsers notice the network, too; without that, a window waits for up to 30 s.
  for (const window of windows) window.noteNetwork();
  const isWhole = (): boolean => {
    const finals = windows.map((window) => window.final());
    const positions = new Set(finals.map(({ position }) => position));
    const isSent = finals.every(({ unsent }) => unsent === 0);
    return isSent && positions.size === 1 && windows.every(({ isLive }) => isLive);
  };
  await until(isWhole);
  return performance.now() - startedAtMs;
}

interface Envelope {
  readonly by: string;
  readonly seq: number;
  readonly act: unknown;
}

/**
 * Returns the log replayed from its first event, as each audience sees it, without windows or
 * checkpoints.
 */
function replayed(rows: readonly LoggedRow[]): FinalWindow[] {
  const events = rows.flatMap(
    ({ event }) => decodeStoredEvent(JSON.parse(event), currentFormat) ?? [],
  );
  const state = stateOf(appendEvents(initialLog(showRules, SHOW_ID), events));
  return (['desks', 'everyone'] as const).map((audience) => ({
    name: `the log for ${audience}`,
    audience,
    position: rows.length,
    unsent: 0,
    state: shownTo(audience, state),
  }));
}

function outcomeOf(rows: readonly LoggedRow[], windows: readonly FinalWindow[]): Outcome {
  return {
    log: rows.map(({ position, event }) => {
      const { by, seq, act } = JSON.parse(event) as Envelope;
      return { position, event: `${by}:${seq}`, act: actText(act) };
    }),
    windows: [...windows, ...replayed(rows)],
  };
}

function countFaults({ entries }: History): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind !== 'fault' || !entry.isOn) continue;
    counts.set(entry.name, (counts.get(entry.name) ?? 0) + 1);
  }
  return counts;
}

/** Runs an evening with all faults, and returns the checker's verdicts. */
export async function runFaults(options: FaultRunOptions): Promise<FaultRun> {
  const { database, seed, durationMs, pace } = options;
  const random = seededRandom(seed);
  const history = new History();
  const deployment = await deploy(database);
  let evening: Evening | undefined;
  try {
    evening = await begin(deployment, history);
    const { windows, intruder } = evening;
    const working = work(windows, intruder, seededRandom(seed + 1));
    // The evening begins without faults, so that the history has each kind of entry before the
    // first one.
    await until(() => {
      const kinds = new Set(history.entries.map(({ kind }) => kind));
      return kinds.has('received') && kinds.has('refused') && kinds.has('time');
    });
    const untilMs = performance.now() + durationMs;
    const injections = [faultsOfServers(evening), faultsOfWindows(evening)].map((faults) =>
      injectFaults({
        faults,
        pace,
        history,
        untilMs,
        random: seededRandom(Math.floor(random() * 2 ** 31)),
      }),
    );
    await Promise.all(injections);
    working.stop();
    const healedMs = await heal(windows);
    const finals = windows.map((window) => window.final());
    const printed = deployment.servers.map((server) => server.printed).join('\n');
    const outcome = outcomeOf(await deployment.readLog(SHOW_ID), finals);
    const verdicts = checkHistory(history.entries, outcome);
    return {
      ...options,
      verdicts,
      faults: countFaults(history),
      stored: outcome.log.length,
      healedMs,
      printed,
    };
  } finally {
    for (const window of evening?.windows ?? []) window.close();
    evening?.intruder.close();
    await Promise.all((evening?.links ?? []).map((link) => link.stop()));
    await deployment.stop();
  }
}
