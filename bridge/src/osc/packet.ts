import { fromBuffer, type OscPacketOutput, toBuffer } from 'osc-min';

export type OscValue = string | number;

/** One OSC message, with the arguments that are text or numbers. */
export interface OscMessage {
  readonly address: string;
  readonly values: readonly OscValue[];
}

/** The other side of a link, and what the link tells. */
export interface OscPeer {
  readonly host: string;
  readonly port: number;
  /** Called once messages can be sent. */
  readonly onOpen: () => void;
  readonly onMessage: (message: OscMessage) => void;
}

/** Longer addresses than this name no cue. */
const ADDRESS_MAX = 512;

/** A bundle of more messages than this is malformed. */
const MESSAGES_MAX = 100;

function messagesOf(packet: OscPacketOutput): OscMessage[] {
  if (packet.oscType === 'bundle') return packet.elements.flatMap(messagesOf);
  const values = packet.args.flatMap((arg): OscValue[] => {
    if (arg.type === 'array') return [];
    const { value } = arg;
    if (typeof value === 'string') return [value];
    return typeof value === 'number' && Number.isFinite(value) ? [value] : [];
  });
  return [{ address: packet.address, values }];
}

/**
 * Reads the messages of a packet.
 *
 * @returns nothing for a malformed packet: it never becomes an action
 */
export function readPacket(bytes: Uint8Array): readonly OscMessage[] {
  try {
    const messages = messagesOf(fromBuffer(bytes));
    const isBounded = messages.every(({ address }) => address.length <= ADDRESS_MAX);
    return isBounded && messages.length <= MESSAGES_MAX ? messages : [];
  } catch {
    return [];
  }
}

/** Writes a message; whole numbers are sent as 32-bit integers. */
export function writePacket(address: string, ...values: readonly OscValue[]): Buffer {
  const args = values.map((value) =>
    typeof value === 'string'
      ? ({ type: 'string', value } as const)
      : ({ type: Number.isInteger(value) ? 'integer' : 'float', value } as const),
  );
  const view = toBuffer({ address, args });
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}
