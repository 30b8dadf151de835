import type { OscMessage, OscValue } from '../osc/packet';
import { UdpLink } from '../osc/udp-link';
import type { DeskSettings } from '../settings';
import { BridgeDesk } from './bridge-desk';

/** Cue numbers that a pattern reads and writes: nothing that OSC gives a meaning. */
const NUMBER = '[\\w.-]{1,20}';
const PLACE = '{number}';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A message with a cue's number in its address, or as an argument: `/cue/{number}/go`, `/cue/go {number}`. */
export interface OscPattern {
  /** Returns the number in a message of this pattern; undefined for another message. */
  readonly read: (message: OscMessage) => string | undefined;
  /** Returns address and arguments for a number; undefined for one that no pattern may have. */
  readonly write: (number: string) => readonly [string, ...OscValue[]] | undefined;
}

export function oscPattern(text: string): OscPattern {
  const [address = '', ...args] = text.split(' ');
  const inAddress = new RegExp(`^${escaped(address).replace(escaped(PLACE), `(${NUMBER})`)}$`, 'u');
  const whole = new RegExp(`^${NUMBER}$`, 'u');
  return {
    read({ address: received, values }) {
      const match = inAddress.exec(received);
      if (!match) return undefined;
      const isSame = args.every((arg, index) => arg === PLACE || arg === String(values[index]));
      const place = args.indexOf(PLACE);
      const number = match[1] ?? (place === -1 ? undefined : String(values[place] ?? ''));
      return isSame && number !== undefined && whole.test(number) ? number : undefined;
    },
    write(number) {
      if (!whole.test(number)) return undefined;
      const values = args.map((arg) => (arg === PLACE ? number : arg));
      return [address.replace(PLACE, number), ...values];
    },
  };
}

/** A desk with its own OSC addresses, over UDP. */
export class OscDesk extends BridgeDesk {
  readonly #link: UdpLink;
  readonly #patterns: Partial<Record<'fired' | 'next' | 'fire', OscPattern>>;
  #isOpen = false;

  constructor(settings: Extract<DeskSettings, { kind: 'osc' }>) {
    const { department, name = 'OSC', host, port, listen, listenPort, from } = settings;
    const { fired, next, fire } = settings;
    super(department, name);
    this.#patterns = {
      ...(fired !== undefined && { fired: oscPattern(fired) }),
      ...(next !== undefined && { next: oscPattern(next) }),
      ...(fire !== undefined && { fire: oscPattern(fire) }),
    };
    this.#link = new UdpLink({
      host,
      port,
      listen: { host: listen, port: listenPort },
      from,
      onMessage: (message) => this.#receive(message),
    });
  }

  get port(): number {
    return this.#link.port;
  }

  /** UDP knows no connection: the desk counts as connected while the bridge can send. */
  protected get isConnected(): boolean {
    return this.#isOpen;
  }

  fire(number: string): boolean {
    const message = this.#patterns.fire?.write(number);
    return message !== undefined && this.#link.sendInTime(...message);
  }

  async start(): Promise<void> {
    await this.#link.start();
    this.#isOpen = true;
    this.noteChange();
  }

  stop(): void {
    this.#isOpen = false;
    this.#link.stop();
  }

  #receive(message: OscMessage): void {
    const fired = this.#patterns.fired?.read(message);
    if (fired !== undefined) return this.noteFired(fired);
    const next = this.#patterns.next?.read(message);
    if (next !== undefined) this.noteNext(next);
  }
}
