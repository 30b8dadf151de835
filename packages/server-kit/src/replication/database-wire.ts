import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
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

/** Opens a connection to the Postgres of a pool on which nothing is said yet, encrypted where the pool's are. */
export async function openWire({ options }: Pick<Pool, 'options'>): Promise<Socket> {
  const { host, port, ssl } = new Client({ connectionString: options.connectionString });
  const socket = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port}`)
    : connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  if (!ssl) return socket;
  socket.write(ENCRYPTION_REQUEST);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (answer.toString() !== YES) {
    socket.destroy();
    throw new Error('The Postgres of DATABASE_URL does not encrypt');
  }
  // The client's types say that it is a truth value; options of a connection string are an object.
  const given = ssl as boolean | ConnectionOptions;
  const encrypted = connectEncrypted({
    socket,
    servername: host,
    ...(typeof given === 'object' && given),
  });
  await once(encrypted, 'secureConnect');
  return encrypted;
}
