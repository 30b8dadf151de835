/**
 * Windows in a separate process, so that their load does not count for the process that measures.
 */
import { WebSocket } from 'ws';
import { reconnectDelayMs } from '../../packages/room-engine/src/protocol/reconnect.ts';
import { wait } from '../room/bench-room.ts';
import { BenchWindow, type BenchWindowOptions } from '../room/bench-window.ts';
import type { CrowdAnswer, CrowdAt, CrowdOrder } from './crowd.ts';

/** Connections that are opened at once when time does not matter. */
const AT_ONCE = 50;
/** Frames of a runaway in one turn of the event loop. */
const FLOOD = 100;
const UNSENT_MAX_BYTES = 1024 * 1024;

let windows: BenchWindow[] = [];

/** Connects as windows do, with retries. */
async function comeBack(options: BenchWindowOptions): Promise<number> {
  for (let retries = 0; ; retries += 1) {
    try {
      windows.push(await BenchWindow.open(options));
      return retries;
    } catch {
      await wait(reconnectDelayMs(retries, Math.random()));
    }
  }
}

async function openAll(all: readonly BenchWindowOptions[], atOnce: number): Promise<number> {
  let sum = 0;
  for (let start = 0; start < all.length; start += atOnce) {
    const done = await Promise.all(all.slice(start, start + atOnce).map(comeBack));
    sum += done.reduce((before, one) => before + one, 0);
  }
  return sum;
}

const optionsOf = ({ origin, owner, showIds }: CrowdAt): BenchWindowOptions[] =>
  showIds.map((showId) => ({ origin, owner, showId, role: 'viewer' }));

async function flood(options: BenchWindowOptions): Promise<void> {
  for (;;) {
    const window = await BenchWindow.open(options).catch(() => undefined);
    while (window?.socket.readyState === WebSocket.OPEN) {
      const frames = window.socket.bufferedAmount < UNSENT_MAX_BYTES ? FLOOD : 0;
      for (let frame = 0; frame < frames; frame += 1) {
        window.send({ kind: 'time', sentAtMs: performance.now() });
      }
      await new Promise((turn) => setImmediate(turn));
    }
    await wait(reconnectDelayMs(0, Math.random()));
  }
}

/** @returns number of failed attempts */
async function obey(order: CrowdOrder): Promise<number> {
  switch (order.kind) {
    case 'open':
      return openAll(optionsOf(order), AT_ONCE);
    case 'storm':
      for (const window of windows) window.close();
      windows = [];
      return openAll(optionsOf(order), order.showIds.length);
    case 'flood':
      for (const options of optionsOf(order)) void flood(options);
      return 0;
    case 'silence':
      for (const window of windows) window.socket.pause();
      return 0;
  }
}

process.on('message', (order: CrowdOrder) => {
  const startedAtMs = performance.now();
  obey(order)
    .then((retries) => {
      const answer: CrowdAnswer = { tookMs: performance.now() - startedAtMs, retries };
      return process.send?.(answer);
    })
    .catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});

// The process ends with the one that gave the orders.
process.on('disconnect', () => process.exit());
