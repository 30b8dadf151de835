/** Sends one flood, and says what became of it. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import { LIVE_SUBPROTOCOL } from '../../../packages/live-room/src/domain/live-protocol/messages.ts';
import type { ActFlood, FloodAnswer, FloodOrder, FloodRequest, RequestFlood } from './flood.ts';

const LETTERS = 'BCDFGHJKLMNPRSTVWXYZ';

type Answers = Record<string, number>;

const madeUp = (text: string): string =>
  text.replaceAll('*', () => LETTERS[(randomBytes(1)[0] ?? 0) % LETTERS.length] ?? '');

function note(answers: Answers, answer: string): void {
  answers[answer] = (answers[answer] ?? 0) + 1;
}

function ask(
  { origin, addresses }: RequestFlood,
  { method, path, cookie, body }: FloodRequest,
  number: number,
  agent: Agent,
): Promise<string> {
  const payload = body === undefined ? '' : madeUp(JSON.stringify(body));
  const place = number % addresses;
  return new Promise((done) => {
    const sent = request(
      `${origin}${madeUp(path)}`,
      {
        agent,
        method,
        headers: {
          origin,
          'x-forwarded-for': `10.9.${Math.floor(place / 250)}.${place % 250}`,
          ...(cookie !== undefined && { cookie: madeUp(cookie) }),
          ...(payload !== '' && { 'content-type': 'application/json' }),
          'content-length': Buffer.byteLength(payload),
        },
      },
      (response) => {
        response.resume();
        response.on('error', () => done('cut'));
        response.on('end', () => done(String(response.statusCode)));
        // A stream of events would not end.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          response.destroy();
        }
      },
    );
    sent.on('error', () => done('cut'));
    sent.end(payload);
  });
}

async function sendRequests(order: RequestFlood): Promise<Answers> {
  const { requests, count, atOnce } = order;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const answers: Answers = {};
  let next = 0;
  async function connection(): Promise<void> {
    while (next < count) {
      const number = next;
      next += 1;
      const one = requests[number % requests.length];
      if (one) note(answers, await ask(order, one, number, agent));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, connection));
  agent.destroy();
  return answers;
}

async function sendActs({ origin, address, cookie, count, length }: ActFlood): Promise<Answers> {
  const answers: Answers = {};
  const by = `w${randomBytes(6).toString('hex')}`;
  const headers = { cookie, origin, 'x-forwarded-for': '10.9.9.9' };
  const socket = new WebSocket(address, [LIVE_SUBPROTOCOL], { headers, perMessageDeflate: false });
  await once(socket, 'open');
  const known = { position: 0, digest: '' };
  const hello = { kind: 'hello', by, role: 'controller', version: 4, known, visibility: 'visible' };
  const send = (message: object) => socket.send(JSON.stringify(message));
  const ended = new Promise<void>((done) => {
    socket.on('close', () => done());
    socket.on('message', (data: Buffer) => {
      const { kind, reason } = JSON.parse(data.toString()) as { kind: string; reason?: string };
      if (kind === 'refused' || kind === 'bye') note(answers, `${kind}: ${reason}`);
      if ((answers['refused: too-much'] ?? 0) + (answers['refused: gap'] ?? 0) > count / 2) done();
    });
  });
  send(hello);
  const act = { type: 'dance', text: 'x'.repeat(length) };
  for (let seq = 1; seq <= count && socket.readyState === WebSocket.OPEN; seq += 1) {
    send({ kind: 'events', events: [{ by, role: 'controller', seq, atMs: Date.now(), act }] });
    await new Promise((done) => setTimeout(done, 5));
  }
  await ended;
  socket.terminate();
  return answers;
}

process.on('message', (order: FloodOrder) => {
  const startedAt = performance.now();
  const sending = order.kind === 'requests' ? sendRequests(order) : sendActs(order);
  void sending.then((answers) => {
    const answer: FloodAnswer = { tookMs: performance.now() - startedAt, answers };
    process.send?.(answer);
  });
});
process.send?.('ready');
