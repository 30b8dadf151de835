import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listeningPort } from '@standby/hosting/port';
import { createGuardedServer } from '@standby/server-kit/plugins/connections';
import { afterEach, expect, it } from 'vitest';
import { connectTo, headOf, readUntil } from '../testing/listening.ts';

const PIPELINED_MAX = 8;
const BEGUN_IN_ONE_TURN = 16;

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

async function listen(handle: RequestListener): Promise<number> {
  const times = { keepAliveTimeout: 1_000, requestTimeout: 30_000, connectionTimeout: 0 };
  const guarded = createGuardedServer(handle, times);
  if (!(guarded instanceof createServer().constructor)) throw new Error('Not a server of HTTP/1');
  server = guarded;
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return listeningPort(server);
}

async function connect(port: number): Promise<Socket> {
  const socket = await connectTo(port);
  sockets.push(socket);
  return socket;
}

const request = (port: number): string => headOf({ cookie: '' }, port, { url: '/' });

it('the application receives eight of thousands of requests in one packet', async () => {
  let seen = 0;
  const port = await listen(() => (seen += 1));
  const socket = await connect(port);
  const closed = new Promise((done) => {
    socket.once('close', done);
  });
  socket.resume().write(request(port).repeat(6_000));
  await closed;
  await nextTurn();
  expect(seen).toBeLessThanOrEqual(PIPELINED_MAX);
});

it('sixteen requests of many connections begin in each turn, so that acts are read between turns', async () => {
  const turns = { count: 0, isCounting: true };
  const countTurns = async (): Promise<void> => {
    while (turns.isCounting) {
      await nextTurn();
      turns.count += 1;
    }
  };
  const begun = new Map<number, number>();
  const port = await listen((_, response) => {
    begun.set(turns.count, (begun.get(turns.count) ?? 0) + 1);
    response.end('done');
  });
  const many = await Promise.all(Array.from({ length: 50 }, () => connect(port)));
  const counting = countTurns();
  for (const socket of many) socket.write(request(port).repeat(PIPELINED_MAX));
  const answers = new RegExp(`(?:done[^]*?){${PIPELINED_MAX}}`, 'u');
  await Promise.all(many.map((socket) => readUntil(socket, answers)));
  turns.isCounting = false;
  await counting;
  const counts = [...begun.values()];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50 * PIPELINED_MAX);
  expect(Math.max(...counts)).toBeLessThanOrEqual(BEGUN_IN_ONE_TURN);
});
