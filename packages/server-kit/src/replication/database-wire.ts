import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectEncrypted, type ConnectionOptions } from 'node:tls';
import { Client, type Pool } from 'pg';

/** Postgres's request for encryption: the length of the message, and a special version number. */
const ENCRYPTION_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = 'S';

/** Version of the protocol in the first message. */
const PROTOCOL = 3;
const HEADER_BYTES = 8;

/** Reads the user from the first message of a client of Postgres; undefined for any other message. */
export function userOf(message: Buffer): string | undefined {
  if (message.length < HEADER_BYTES || message.readUInt32BE(0) !== message.length) return undefined;
  if (message.readUInt16BE(4) !== PROTOCOL) return undefined;
  const fields = message.subarray(HEADER_BYTES).toString('utf8').split('\0');
  for (let n = 0; n + 1 < fields.length; n += 2) if (fields[n] === 'user') return fields[n + 1];
  return undefined;
}

/** Offset of a message's length, which follows the kind and does not include it. */
const LENGTH_AT = 1;
const LENGTH_BYTES = 4;

/** Kind and code of the message that lists the login mechanisms of Postgres (AuthenticationSASL). */
const LOGIN = 'R'.charCodeAt(0);
const LOGIN_WAYS = 10;

/** Mechanism that binds the login to the encryption of the connection. */
const BOUND_WAY = Buffer.from('SCRAM-SHA-256-PLUS\0');

/**
 * Removes the bound mechanism from Postgres's list. The encryption ends here, and a client gives up if its unencrypted
 * connection offers the bound mechanism.
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

/** @throws if the connection ends first */
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
  /** The client's types declare a boolean, but the options of a connection string are an object. */
  options: boolean | ConnectionOptions,
): Promise<Socket> {
  socket.write(ENCRYPTION_REQUEST);
  if ((await nextChunk(socket)).toString() !== YES) {
    socket.destroy();
    throw new Error('The Postgres of DATABASE_URL does not encrypt');
  }
  const encrypted = connectEncrypted({
    socket,
    // The certificate has to belong to this host. An address is not a valid server name (RFC 6066).
    host,
    ...(isIP(host) === 0 && { servername: host }),
    ...(typeof options === 'object' && options),
  });
  await once(encrypted, 'secureConnect');
  return encrypted;
}

/**
 * Opens a connection to the Postgres of a pool, encrypted if the pool's connections are, and sends a client's first
 * message. The caller reads Postgres's answer.
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
