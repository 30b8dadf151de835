import type { OscMessage, OscValue } from '../osc/packet';
import { UdpLink } from '../osc/udp-link';
import type { DeskSettings } from '../settings';
import { BridgeDesk } from './bridge-desk';

/** Cue numbers that a pattern reads and writes: nothing that OSC gives a meaning. */
const NUMBER = '[\\w.-]{1,20}';
const PLACE = '{number}';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A message with a cue's number in its address, or as an argument: `/cue/{number}/go`, `/cue/go {number}`. */
interface OscPattern {
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

const patternOf = (text: string | undefined): OscPattern | undefined =>
  text === undefined ? undefined : oscPattern(text);

/** A desk with its own OSC addresses, over UDP. */
export class OscDesk extends BridgeDesk {
  protected readonly link: UdpLink;
  readonly #fired: OscPattern | undefined;
  readonly #next: OscPattern | undefined;
  readonly #fire: OscPattern | undefined;

  constructor(settings: Extract<DeskSettings, { kind: 'osc' }>) {
    const { department, name = 'OSC', host, port, listen, listenPort, from } = settings;
    super(department, name);
    this.#fired = patternOf(settings.fired);
    this.#next = patternOf(settings.next);
    this.#fire = patternOf(settings.fire);
    this.link = new UdpLink({
      host,
      port,
      listen: { host: listen, port: listenPort },
      from,
      onOpen: () => this.noteChange(),
      onMessage: (message) => this.#receive(message),
    });
  }

  get port(): number {
    return this.link.port;
  }

  fire(number: string): boolean {
    const message = this.#fire?.write(number);
    return message !== undefined && this.link.sendInTime(...message);
  }

  #receive(message: OscMessage): void {
    const fired = this.#fired?.read(message);
    if (fired !== undefined) return this.noteFired(fired);
    const next = this.#next?.read(message);
    if (next !== undefined) this.noteNext(next);
  }
}
