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

function tooLarge(): never {
  throw new RangeError(`A packet is larger than ${PACKET_MAX_BYTES} bytes`);
}

/** OSC 1.0. */
export const lengthPrefix: Framing = {
  encode(packet) {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(packet.length);
    return Buffer.concat([length, packet]);
  },
  createReader() {
    let rest = Buffer.alloc(0);
    return (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      const packets: Buffer[] = [];
      while (rest.length >= LENGTH_BYTES) {
        const length = rest.readUInt32BE();
        if (length > PACKET_MAX_BYTES) tooLarge();
        if (rest.length < LENGTH_BYTES + length) break;
        packets.push(rest.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
        rest = rest.subarray(LENGTH_BYTES + length);
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
export const slip: Framing = {
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
        if (packet.length > PACKET_MAX_BYTES) tooLarge();
      }
      return packets;
    };
  },
};

export const framings = { length: lengthPrefix, slip } as const;
