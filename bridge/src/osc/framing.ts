/*
 * OSC over a stream. OSC 1.0 puts the length before each packet, as a big-endian number of 32 bits; OSC 1.1 frames packets
 * with SLIP (RFC 1055), an END before and after each one.
 */

/** Largest packet, in bytes: Eos keeps below 512, and replies of QLab are some kilobytes of JSON. */
export const PACKET_MAX_BYTES = 64 * 1024;

const LENGTH_BYTES = 4;
const END = 0xc0;
const ESC = 0xdb;
const ESC_END = 0xdc;
const ESC_ESC = 0xdd;

/** Framing of packets in a stream. */
export interface Framing {
  readonly encode: (packet: Uint8Array) => Buffer;
  /**
   * Returns a reader of one connection's bytes, which returns the packets that are complete.
   * @throws {RangeError} for bytes that are not a packet of this framing
   */
  readonly createReader: () => (bytes: Uint8Array) => Buffer[];
}

const TOO_LARGE = `A packet is larger than ${PACKET_MAX_BYTES} bytes`;

/** OSC 1.0. */
const length: Framing = {
  encode(packet) {
    const prefix = Buffer.alloc(LENGTH_BYTES);
    prefix.writeUInt32BE(packet.length);
    return Buffer.concat([prefix, packet]);
  },
  createReader() {
    let rest = Buffer.alloc(0);
    return (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      const packets: Buffer[] = [];
      while (rest.length >= LENGTH_BYTES) {
        const end = LENGTH_BYTES + rest.readUInt32BE();
        if (end - LENGTH_BYTES > PACKET_MAX_BYTES) throw new RangeError(TOO_LARGE);
        if (rest.length < end) break;
        packets.push(rest.subarray(LENGTH_BYTES, end));
        rest = rest.subarray(end);
      }
      return packets;
    };
  },
};

const ESCAPED: Readonly<Record<number, readonly number[]>> = {
  [END]: [ESC, ESC_END],
  [ESC]: [ESC, ESC_ESC],
};

/** OSC 1.1. */
const slip: Framing = {
  encode: (packet) =>
    Buffer.from([END, ...Array.from(packet, (byte) => ESCAPED[byte] ?? [byte]).flat(), END]),
  createReader() {
    let packet: number[] = [];
    let isEscaped = false;
    return (bytes) => {
      const packets: Buffer[] = [];
      for (const byte of bytes) {
        if (isEscaped) {
          isEscaped = false;
          if (byte !== ESC_END && byte !== ESC_ESC) throw new RangeError('No SLIP');
          packet.push(byte === ESC_END ? END : ESC);
        } else if (byte === ESC) isEscaped = true;
        else if (byte !== END) packet.push(byte);
        else if (packet.length > 0) {
          packets.push(Buffer.from(packet));
          packet = [];
        }
        if (packet.length > PACKET_MAX_BYTES) throw new RangeError(TOO_LARGE);
      }
      return packets;
    };
  },
};

export const framings = { length, slip } as const;
