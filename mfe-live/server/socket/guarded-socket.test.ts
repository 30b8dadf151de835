import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listeningPort } from '@standby/hosting/port';
import { Allowance } from './allowance';
import { GuardedSocket } from './guarded-socket';
import { TokenBuckets } from '@standby/server-kit';

let server: WebSocketServer;
let errors: unknown[];
beforeEach(async () => {
  errors = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
  const beyondShares = new TokenBuckets({ capacity: 20_000, perSecond: 2_000 });
  server.on('connection', (socket) => {
    const monotonicMs = (): number => performance.now();
    const guarded: GuardedSocket = new GuardedSocket({
      socket,
      monotonicMs,
      allowance: new Allowance({ owner: 'link:1', beyondShares, monotonicMs }),
      onText: (text) => {
        if (text === 'fail') throw new RangeError('Maximum call stack size exceeded');
        guarded.send({ text });
      },
      onEnd: () => {},
      onClose: () => {},
      onError: (error) => void errors.push(error),
    });
  });
  await new Promise((done) => server.once('listening', done));
});
afterEach(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${listeningPort(server)}`);
  await new Promise((done) => socket.once('open', done));
  return socket;
}

const closeOf = (socket: WebSocket): Promise<string> =>
  new Promise((done) => {
    socket.once('close', (code, reason) => done(`${code} ${reason.toString()}`));
  });

const answerOf = (socket: WebSocket): Promise<string> =>
  new Promise((done) => {
    socket.once('message', (data: Buffer) => done(data.toString()));
  });

it('C12: a message at which the server fails ends its connection with a code, and is reported; others go on', async () => {
  const [attacker, other] = [await open(), await open()];
  const closed = closeOf(attacker);
  attacker.send('fail');
  expect(await closed).toBe('4000 stopping');
  expect(errors).toEqual([expect.any(RangeError)]);
  const answer = answerOf(other);
  other.send('still here');
  expect(await answer).toBe('still here');
});

it('C5: a ping is answered with its payload, and costs as much as a message', async () => {
  const socket = await open();
  const pong = new Promise((done) => {
    socket.once('pong', (data: Buffer) => done(data.toString()));
  });
  socket.ping('12');
  expect(await pong).toBe('12');
  const closed = closeOf(socket);
  for (let n = 0; n < 500; n += 1) socket.ping();
  expect(await closed).toBe('4000 too-fast');
});
