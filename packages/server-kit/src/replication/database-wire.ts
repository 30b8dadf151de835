import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectEncrypted, type ConnectionOptions } from 'node:tls';
import { Client, type Pool } from 'pg';

/** Asks Postgres to encrypt, in its protocol: the length of the message, and a version of its own. */
const ENCRYPTION_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = 'S';

/** Version 3 of the protocol, as the first message says it. */
const PROTOCOL = 3;
const HEADER_BYTES = 8;

/** Reads who connects from the first message of a client of Postgres; undefined for any other message. */
export function userOf(message: Buffer): string | undefined {
  if (message.length < HEADER_BYTES || message.readUInt32BE(0) !== message.length) return undefined;
  if (message.readUInt16BE(4) !== PROTOCOL) return undefined;
  const fields = message.subarray(HEADER_BYTES).toString('utf8').split('\0');
  for (let n = 0; n + 1 < fields.length; n += 2) if (fields[n] === 'user') return fields[n + 1];
  return undefined;
}

/** A message of Postgres begins with its kind and its length, which does not count the kind. */
const LENGTH_AT = 1;
const LENGTH_BYTES = 4;

/** Kind and code of the message with which Postgres offers its ways to log in (AuthenticationSASL). */
const LOGIN = 'R'.charCodeAt(0);
const LOGIN_WAYS = 10;

/** The way that binds the login to the encryption of the connection. */
const BOUND_WAY = Buffer.from('SCRAM-SHA-256-PLUS\0');

/**
 * Takes the bound way out of what Postgres offers: the encryption ends here, and a client to which this is offered on a
 * connection that is not encrypted gives up.
 */
function offerUnbound(message: Buffer): Buffer {
  const at = message.indexOf(BOUND_WAY);
  const isOffer =
    message[0] === LOGIN && message.readUInt32BE(LENGTH_AT + LENGTH_BYTES) === LOGIN_WAYS;
  if (!isOffer || at === -1) return message;
  const rest = Buffer.concat([message.subarray(0, at), message.subarray(at + BOUND_WAY.length)]);
  rest.writeUInt32BE(message.readUInt32BE(LENGTH_AT) - BOUND_WAY.length, LENGTH_AT);
  return rest;
}

const isWhole = (message: Buffer): boolean =>
  message.length >= LENGTH_AT + LENGTH_BYTES &&
  message.length >= LENGTH_AT + message.readUInt32BE(LENGTH_AT);

/** @throws where the connection ends before */
async function nextChunk(wire: Socket): Promise<Buffer> {
  const ended = once(wire, 'close').then(() => {
    throw new Error('The Postgres of DATABASE_URL ended the connection');
  });
  const [chunk] = (await Promise.race([once(wire, 'data'), ended])) as [Buffer];
  return chunk;
}

async function encrypt(
  socket: Socket,
  host: string,
  /** The client's types say that it is a truth value; options of a connection string are an object. */
  options: boolean | ConnectionOptions,
): Promise<Socket> {
  socket.write(ENCRYPTION_REQUEST);
  if ((await nextChunk(socket)).toString() !== YES) {
    socket.destroy();
    throw new Error('The Postgres of DATABASE_URL does not encrypt');
  }
  const encrypted = connectEncrypted({
    socket,
    // Whose certificate it has to be. An address is no name of a server (RFC 6066).
    host,
    ...(isIP(host) === 0 && { servername: host }),
    ...(typeof options === 'object' && options),
  });
  await once(encrypted, 'secureConnect');
  return encrypted;
}

/**
 * Opens a connection to the Postgres of a pool, encrypted where the pool's are, and sends a client's first message. What
 * Postgres answers is still to be read.
 */
export async function openWire({ options }: Pick<Pool, 'options'>, first: Buffer): Promise<Socket> {
  const { host, port, ssl } = new Client({ connectionString: options.connectionString });
  const socket = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port}`)
    : connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  if (!ssl) {
    socket.write(first);
    return socket;
  }
  const wire = await encrypt(socket, host, ssl);
  wire.write(first);
  let message = await nextChunk(wire);
  while (!isWhole(message)) message = Buffer.concat([message, await nextChunk(wire)]);
  wire.pause().unshift(offerUnbound(message));
  return wire;
}
