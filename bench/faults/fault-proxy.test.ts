import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { listeningPort } from '@standby/hosting/port';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FaultProxy, FREE, HELD, WHOLE } from './fault-proxy.ts';

let echo: Server;
let proxy: FaultProxy;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  echo = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await FaultProxy.start(() => listeningPort(echo));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await proxy.stop();
  echo.close();
});

async function open(port = proxy.port): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((done) => {
    socket.once('close', () => done());
  });

async function answer(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [data] = (await once(socket, 'data')) as [Buffer];
  return data.toString();
}

it('passes data both ways', async () => {
  expect(await answer(await open(), 'half')).toBe('half');
});

it('holds one way, and passes the held data once the way is free', async () => {
  const socket = await open();
  proxy.set({ ...WHOLE, down: HELD });
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.write('one');
  // A connection past the proxy shows that the held data had enough time.
  expect(await answer(await open(listeningPort(echo)), 'other')).toBe('other');
  expect(heard).toBe('');
  proxy.set(WHOLE);
  await expect.poll(() => heard).toBe('one');
});

it('delays and throttles', async () => {
  const socket = await open();
  proxy.set({ ...WHOLE, up: { ...FREE, delayMs: 60, bytesPerSecond: 1_000 } });
  const startedAtMs = performance.now();
  expect(await answer(socket, 'x'.repeat(40))).toHaveLength(40);
  expect(performance.now() - startedAtMs).toBeGreaterThan(95);
});

it('resets open connections, and new ones while it is cut', async () => {
  const socket = await open();
  const isClosed = closed(socket);
  proxy.set({ ...WHOLE, isCut: true });
  await isClosed;
  const refused = connect(proxy.port, '127.0.0.1');
  refused.on('error', () => refused.destroy());
  await closed(refused);
  proxy.set(WHOLE);
  expect(await answer(await open(), 'again')).toBe('again');
});

it('forgets open connections, and serves new ones', async () => {
  const socket = await open();
  expect(await answer(socket, 'one')).toBe('one');
  proxy.forget();
  let isHeard = false;
  socket.on('data', () => (isHeard = true));
  socket.write('two');
  expect(await answer(await open(), 'three')).toBe('three');
  expect([isHeard, socket.closed]).toEqual([false, false]);
});
