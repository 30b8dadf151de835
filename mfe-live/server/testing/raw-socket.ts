import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { liveRoomPath } from '@standby/room-engine/protocol/room-path';
import { LIVE_SUBPROTOCOL } from '@standby/live-room';
import type { LiveCompany, LiveServer } from './live-server';

const PING = 0x9;
const PONG = 0xa;

/** Returns a client's frame, with a mask that changes nothing. */
function controlFrame(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

export const pings = (count: number): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => controlFrame(PING, randomBytes(125))));

export const pongs = (count: number): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => controlFrame(PONG, Buffer.alloc(0))));

/** A connection that breaks the protocol: it does not answer a close, and reads only on request. */
interface RawSocket {
  readonly socket: Socket;
  /** Returns the text that was read so far. */
  readonly received: () => string;
  /** Resolves when the server has cut the connection. */
  readonly gone: Promise<void>;
}

/** Upgrades to a WebSocket, and resolves once the server has agreed. */
export async function openRawSocket(
  { host }: Pick<LiveServer, 'host'>,
  { organizationId, showId }: Pick<LiveCompany, 'organizationId' | 'showId'>,
  cookie: string,
): Promise<RawSocket> {
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString('latin1')));
  socket.on('error', () => {});
  const gone = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(
    [
      `GET ${liveRoomPath(organizationId, showId)} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: http://${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Sec-WebSocket-Protocol: ${LIVE_SUBPROTOCOL}`,
      `Cookie: ${cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  while (!received.includes('\r\n\r\n')) {
    await new Promise((done) => socket.once('data', done));
  }
  return { socket, received: () => received, gone };
}
