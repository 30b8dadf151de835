import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from '@playwright/test';
import { WebSocket } from 'ws';
import { ROOT } from '@standby/hosting/root';
import { type Quantiles, quantiles } from '../statistics.ts';
import { wait } from './bench-room.ts';
import { FramePage } from './frame-page.ts';

export interface EchoFigures {
  readonly atLast: Quantiles;
  readonly frame: Quantiles;
}

interface EchoOptions {
  readonly browser: Browser;
  /** Number of sockets besides the page and the sender. */
  readonly sockets: number;
  readonly rounds: number;
  readonly warmUp: number;
  readonly pauseMs: number;
}

const nextMessage = async (socket: WebSocket): Promise<number> => {
  await once(socket, 'message');
  return performance.now();
};

async function takeEchoes(origin: string, options: EchoOptions): Promise<EchoFigures> {
  const { browser, sockets, rounds, warmUp, pauseMs } = options;
  const address = origin.replace('http', 'ws');
  const all = Array.from({ length: sockets + 1 }, () => new WebSocket(address));
  await Promise.all(all.map((socket) => once(socket, 'open')));
  const page = await FramePage.open({ browser, address: origin, attribute: 'data-kind' });
  const [sender, ...others] = all;
  const last: number[] = [];
  const frames: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const painted = page.nextFrame(String(round));
    const arrivals = Promise.all(others.map(nextMessage));
    const sentAt = performance.now();
    sender?.send(String(round));
    const [paintedAt, arrivedAt] = await Promise.all([painted, arrivals]);
    await wait(pauseMs);
    if (round < warmUp) continue;
    frames.push(paintedAt - sentAt);
    last.push(Math.max(...arrivedAt) - sentAt);
  }
  for (const socket of all) socket.terminate();
  await page.close();
  return { atLast: quantiles(last), frame: quantiles(frames) };
}

/**
 * Measures a message to as many sockets, and to the frame of a page, through a server that only
 * passes each message on to all.
 */
export async function measureEchoes(options: EchoOptions): Promise<EchoFigures> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/room/bare-echo.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    return await takeEchoes(printed.toString().trim(), options);
  } finally {
    child.kill();
  }
}
