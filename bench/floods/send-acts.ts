import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { LIVE_SUBPROTOCOL } from '../../packages/room-engine/src/protocol/messages.ts';
import { wait } from '../room/bench-room.ts';
import { type ActFlood, FLOOD_MAX_MS } from './flood.ts';
import type { Tally } from './tally.ts';

/** Interval between two acts; with a shorter one, the connection itself would be refused. */
const EVERY_MS = 5;
/** Milliseconds in which refusals may still arrive after the last act. */
const REFUSALS_MS = 2_000;

/** Sends acts of an unknown kind until all are sent, or the server closes the connection. */
export async function sendActs(
  { origin, address, cookie, count, length }: ActFlood,
  tally: Tally,
): Promise<void> {
  const by = `w${randomBytes(6).toString('hex')}`;
  const headers = { cookie, origin, 'x-forwarded-for': '10.9.9.9' };
  const socket = new WebSocket(address, [LIVE_SUBPROTOCOL], { headers, perMessageDeflate: false });
  await once(socket, 'open');
  const closed = once(socket, 'close').then(() => tally.add('closed'));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as {
      readonly kind: string;
      readonly reason?: string;
      readonly events?: readonly { readonly by: string }[];
    };
    if (message.kind === 'refused' || message.kind === 'bye') {
      tally.add(`${message.kind}: ${message.reason}`);
    }
    const stored = message.events?.filter((event) => event.by === by).length ?? 0;
    if (stored > 0) tally.add('stored', stored);
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  const known = { position: 0, digest: '' };
  send({ kind: 'hello', by, role: 'controller', version: 4, known, visibility: 'visible' });
  const act = { type: 'dance', text: 'x'.repeat(length) };
  const endMs = performance.now() + FLOOD_MAX_MS;
  const goesOn = () => socket.readyState === WebSocket.OPEN && performance.now() < endMs;
  for (let seq = 1; seq <= count && goesOn(); seq += 1) {
    send({ kind: 'events', events: [{ by, role: 'controller', seq, atMs: Date.now(), act }] });
    await wait(EVERY_MS);
  }
  await Promise.race([closed, wait(REFUSALS_MS)]);
  socket.terminate();
}
