/*
 * OSC written and read by hand, as the specification 1.0 has it, so that emulators share no code with the bridge: texts
 * end with a zero and fill four bytes, numbers are big-endian.
 */

export type Argument = string | number | { readonly float: number };

const WORD = 4;

/** A text with its end, filled up to whole words. */
function padded(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([bytes, Buffer.alloc(WORD - (bytes.length % WORD))]);
}

function typeOf(argument: Argument): string {
  if (typeof argument === 'string') return 's';
  return typeof argument === 'number' ? 'i' : 'f';
}

function bytesOf(argument: Argument): Buffer {
  if (typeof argument === 'string') return padded(argument);
  const word = Buffer.alloc(WORD);
  if (typeof argument === 'number') word.writeInt32BE(argument);
  else word.writeFloatBE(argument.float);
  return word;
}

export function oscBytes(address: string, ...args: readonly Argument[]): Buffer {
  const types = padded(`,${args.map(typeOf).join('')}`);
  return Buffer.concat([padded(address), types, ...args.map(bytesOf)]);
}

export interface ReadMessage {
  readonly address: string;
  readonly args: readonly (string | number)[];
}

/** Reads one message. @throws {Error} for anything else */
export function readOsc(packet: Buffer): ReadMessage {
  let at = 0;
  const text = (): string => {
    const end = packet.indexOf(0, at);
    if (end === -1) throw new Error('A text without an end');
    const found = packet.toString('utf8', at, end);
    at = end + WORD - (end % WORD);
    return found;
  };
  const address = text();
  const types = at < packet.length ? text() : ',';
  if (!address.startsWith('/') || !types.startsWith(',')) throw new Error('No message');
  const args = Array.from(types.slice(1), (type) => {
    if (type === 's') return text();
    at += WORD;
    if (type === 'i') return packet.readInt32BE(at - WORD);
    if (type === 'f') return packet.readFloatBE(at - WORD);
    throw new Error(`An argument of the type ${type}`);
  });
  return { address, args };
}

const END = 0xc0;

/** SLIP by RFC 1055, with an END before and after. */
export function slipBytes(packet: Buffer): Buffer {
  const escaped = packet
    .toString('latin1')
    .replaceAll('\u00DB', '\u00DB\u00DD')
    .replaceAll('\u00C0', '\u00DB\u00DC');
  return Buffer.concat([Buffer.of(END), Buffer.from(escaped, 'latin1'), Buffer.of(END)]);
}

/** Returns the packets of a SLIP stream, and the bytes after the last one. */
export function readSlip(bytes: Buffer): { readonly packets: Buffer[]; readonly rest: Buffer } {
  const last = bytes.lastIndexOf(END);
  if (last === -1) return { packets: [], rest: bytes };
  const packets = bytes
    .subarray(0, last)
    .toString('latin1')
    .split('\u00C0')
    .filter((part) => part !== '')
    .map((part) =>
      Buffer.from(
        part.replaceAll('\u00DB\u00DC', '\u00C0').replaceAll('\u00DB\u00DD', '\u00DB'),
        'latin1',
      ),
    );
  return { packets, rest: bytes.subarray(last + 1) };
}

/** OSC 1.0 over a stream: the length of the packet first. */
export function prefixedBytes(packet: Buffer): Buffer {
  const length = Buffer.alloc(WORD);
  length.writeUInt32BE(packet.length);
  return Buffer.concat([length, packet]);
}

export function readPrefixed(bytes: Buffer): { readonly packets: Buffer[]; readonly rest: Buffer } {
  const packets: Buffer[] = [];
  let rest = bytes;
  while (rest.length >= WORD && rest.length >= WORD + rest.readUInt32BE()) {
    const end = WORD + rest.readUInt32BE();
    packets.push(rest.subarray(WORD, end));
    rest = rest.subarray(end);
  }
  return { packets, rest };
}
