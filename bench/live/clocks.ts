import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { liveRoomPath } from '../../packages/room-engine/src/protocol/room-path.ts';
import {
  decodeServerMessage,
  LIVE_SUBPROTOCOL,
} from '../../packages/live-room/src/domain/index.ts';
import type { Clock } from '../../packages/room-engine/src/time/clock.ts';
import { timeoutAfter } from '../../packages/room-engine/src/timeout-after.ts';
import { createServerClock } from '../../packages/room-engine/src/time/server-clock.ts';
import { ConnectionJudge } from '../../packages/room-engine/src/client/connection-judge.ts';
import { ServerConnection } from '../../packages/room-engine/src/client/server-connection.ts';
import type { DeskOwner } from 'server/testing/desk-owner';
import { quantile } from '../statistics.ts';
import { wait } from '../room/bench-room.ts';
import { NETWORKS, type Network, startDelayingProxy } from './delaying-proxy.ts';

const HOUR_MS = 3_600_000;
const MEASURED_MS = 30_000;
const EVERY_MS = 250;

/** Typical machines: system clocks off by hours, quartz that is fast or slow. */
const MACHINES = [
  { wallOffMs: 0, drift: 0 },
  { wallOffMs: 5 * HOUR_MS, drift: 40e-6 },
  { wallOffMs: -3 * HOUR_MS, drift: -40e-6 },
  { wallOffMs: 700, drift: 20e-6 },
  { wallOffMs: -40, drift: -20e-6 },
] as const;

type Machine = (typeof MACHINES)[number];

export interface ClockFigures {
  readonly network: string;
  /** Error of a window's time against the server's, in ms: 95th percentile and maximum. */
  readonly error: { readonly p95: number; readonly max: number };
  /** Difference between any two windows at one moment, in ms. */
  readonly apart: { readonly p95: number; readonly max: number };
  /** Error that windows state for their own clock, in ms. */
  readonly stated: { readonly p95: number };
}

interface ClockBench {
  readonly origin: string;
  readonly owner: DeskOwner;
  readonly showId: string;
}

const trueMs = (): number => performance.timeOrigin + performance.now();

/** @param jumpMs returns by how much the system clock was set meanwhile */
function clockOf({ wallOffMs, drift }: Machine, jumpMs: () => number): Clock {
  const bootedAtMs = 1_000 + Math.random() * HOUR_MS;
  const monotonicMs = (): number => bootedAtMs + performance.now() * (1 + drift);
  return {
    monotonicMs,
    sample: () => ({
      wallMs: Math.round(trueMs()) + wallOffMs + jumpMs(),
      monotonicMs: monotonicMs(),
      isContinuous: true,
    }),
    after: timeoutAfter,
    detectGaps: () => () => undefined,
  };
}

interface OpenClock {
  readonly isMeasured: () => boolean;
  readonly wrongByMs: () => number;
  readonly statedMs: () => number;
  readonly close: () => void;
}

/** Opens the engine's own clock and connection, on a separate machine. */
function openClock({ origin, owner, showId }: ClockBench, port: number, clock: Clock): OpenClock {
  const serverClock = createServerClock({
    clock,
    rememberedOffsetMs: undefined,
    remember: () => undefined,
    onJump: () => connection.reconnectNow(),
  });
  const address = `ws://localhost:${port}${liveRoomPath(owner.organizationId, showId)}`;
  const headers = { cookie: owner.cookie, origin, host: new URL(origin).host };
  const connection = new ServerConnection({
    endpoint: {
      open(listener) {
        const socket = new WebSocket(address, [LIVE_SUBPROTOCOL], {
          headers,
          perMessageDeflate: false,
        });
        socket.on('open', () => listener.onOpen());
        socket.on('message', (data: Buffer) => listener.onText(data.toString()));
        socket.on('close', () => listener.onClose());
        socket.on('error', () => undefined);
        return { send: (text) => socket.send(text), close: () => socket.terminate() };
      },
      subscribe: () => () => undefined,
    },
    clock,
    serverClock,
    judge: new ConnectionJudge({ clock, onChange: () => undefined }),
    asksAtBeats: false,
    random: Math.random,
    onOpen() {
      connection.send({
        kind: 'hello',
        by: `w${randomBytes(6).toString('hex')}`,
        role: 'viewer',
        version: 3,
        known: { position: 0, digest: '' },
        visibility: 'visible',
      });
    },
    onSample: () => undefined,
    decode: decodeServerMessage,
    onMessage(message) {
      if (message.kind === 'welcome') connection.settle(message.hasBeats);
    },
    onPosition: () => undefined,
    onLost: () => undefined,
    onBye: () => undefined,
  });
  connection.connect();
  return {
    isMeasured: () => serverClock.isKnown(),
    // The time is read as in a window, which notices a system clock that was set.
    wrongByMs: () => serverClock.now() - trueMs(),
    statedMs: () => serverClock.errorMs() ?? Number.NaN,
    close: () => connection.close(),
  };
}

async function measureNetwork(bench: ClockBench, network: Network): Promise<ClockFigures> {
  const proxy = await startDelayingProxy(Number(new URL(bench.origin).port), network);
  let jumpMs = 0;
  const clocks = MACHINES.map((machine) =>
    openClock(
      bench,
      proxy.port,
      clockOf(machine, () => jumpMs),
    ),
  );
  while (!clocks.every(({ isMeasured }) => isMeasured())) await wait(EVERY_MS);
  const [errors, apart, stated]: [number[], number[], number[]] = [[], [], []];
  for (let passedMs = 0; passedMs < MEASURED_MS; passedMs += EVERY_MS) {
    // All system clocks are set halfway through.
    if (passedMs === MEASURED_MS / 2) jumpMs = HOUR_MS;
    await wait(EVERY_MS);
    const wrong = clocks.map(({ wrongByMs }) => wrongByMs());
    errors.push(...wrong.map(Math.abs));
    apart.push(Math.max(...wrong) - Math.min(...wrong));
    stated.push(...clocks.map(({ statedMs }) => statedMs()));
  }
  for (const clock of clocks) clock.close();
  proxy.stop();
  return {
    network: network.name,
    error: { p95: quantile(errors, 0.95), max: Math.max(...errors) },
    apart: { p95: quantile(apart, 0.95), max: Math.max(...apart) },
    stated: { p95: quantile(stated, 0.95) },
  };
}

/**
 * Measures the clocks of machines against the server's and against each other, on each network at
 * the same time.
 */
export function measureClocks(bench: ClockBench): Promise<ClockFigures[]> {
  return Promise.all(NETWORKS.map((network) => measureNetwork(bench, network)));
}
