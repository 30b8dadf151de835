import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { PACKET_MAX_BYTES } from './framing';
import { type OscPeer, type OscValue, readPacket, writePacket } from './packet';
import { createRate } from './rate';

/** Address on which a bridge listens unless told otherwise: no other machine reaches it. */
export const LOOPBACK = '127.0.0.1';

interface UdpLinkOptions extends OscPeer {
  /** Address and port to listen on; 0 for any port. */
  readonly listen: { readonly host: string; readonly port: number };
  /** Addresses that messages are taken from, beside the desk's own. */
  readonly from: readonly string[];
}

/** Datagrams to and from a desk. Datagrams of other addresses are dropped unread. */
export class UdpLink {
  readonly #options: UdpLinkOptions;
  readonly #socket: Socket;
  #address: string | undefined;

  constructor(options: UdpLinkOptions) {
    this.#options = options;
    this.#socket = createSocket(isIPv6(options.listen.host) ? 'udp6' : 'udp4');
  }

  /** Resolves once it listens. @throws if the port is taken, or the desk's name is unknown */
  async start(): Promise<void> {
    const { host, listen, from, onOpen, onMessage } = this.#options;
    const family = isIPv6(listen.host) ? 6 : 4;
    const { address } = await lookup(host, { family });
    const allowed = new Set([address, ...from]);
    const mayRead = createRate();
    this.#socket.on('message', (bytes, { address: source }) => {
      if (!allowed.has(source) || bytes.length > PACKET_MAX_BYTES || !mayRead()) return;
      for (const message of readPacket(bytes)) onMessage(message);
    });
    // The system of a desk that is off may answer with ICMP. The link continues.
    this.#socket.on('error', () => undefined);
    this.#socket.bind(listen.port, listen.host);
    await once(this.#socket, 'listening');
    this.#address = address;
    onOpen();
  }

  /** UDP knows no connection: the desk counts as connected while the bridge can send. */
  get isOpen(): boolean {
    return this.#address !== undefined;
  }

  get port(): number {
    return this.#socket.address().port;
  }

  send(address: string, ...values: readonly OscValue[]): boolean {
    if (this.#address === undefined) return false;
    this.#socket.send(writePacket(address, ...values), this.#options.port, this.#address);
    return true;
  }

  /** Sends a message that must not arrive late: a datagram comes at once or never. */
  sendInTime(address: string, ...values: readonly OscValue[]): boolean {
    return this.send(address, ...values);
  }

  stop(): void {
    this.#address = undefined;
    this.#socket.close();
  }
}
