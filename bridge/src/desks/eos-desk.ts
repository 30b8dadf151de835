import { framings } from '../osc/framing';
import type { OscMessage } from '../osc/packet';
import { TcpLink } from '../osc/tcp-link';
import type { DeskSettings } from '../settings';
import { BridgeDesk } from './bridge-desk';

/*
 * Eos consoles by ETC, as their operations manual says under "Open Sound Control": they listen for TCP on port 3032, and
 * send what happens without being asked, where string TX is on.
 *   /eos/out/event/cue/<list>/<cue>/fire     a cue was fired
 *   /eos/out/active/cue/<list>/<cue>         the active cue, once a second while it fades
 *   /eos/out/pending/cue/<list>/<cue>        what stands next
 *   /eos/ping                                answered by /eos/out/ping
 *   /eos/cue/<list>/<cue>/fire               fires a cue
 */

const CUE = /^\/eos\/out\/(?:(event|active|pending)\/cue)\/([\d.]{1,10})\/([\d.]{1,10})(\/fire)?$/u;

/** Pattern of cue numbers that can be fired. Other characters could change the OSC address. */
const FIRABLE = /^\d{1,5}(?:\.\d{1,4})?$/u;

/** A lighting desk of the Eos family. */
export class EosDesk extends BridgeDesk {
  readonly #list: string;
  protected readonly link: TcpLink;
  #active: string | undefined;

  constructor(settings: Extract<DeskSettings, { kind: 'eos' }>) {
    const { department, name = 'Eos', host, port, framing, list } = settings;
    super(department, name);
    this.#list = String(list);
    this.link = new TcpLink({
      host,
      port,
      framing: framings[framing],
      ping: '/eos/ping',
      onOpen: () => this.noteChange(),
      onMessage: (message) => this.#receive(message),
      onClose: () => this.#forget(),
    });
  }

  fire(number: string): boolean {
    return FIRABLE.test(number) && this.link.sendInTime(`/eos/cue/${this.#list}/${number}/fire`);
  }

  /**
   * Forgets the state of the desk. The bridge does not know what the desk does while it is not
   * connected, so the first active cue afterwards does not count as a fire.
   */
  #forget(): void {
    this.#active = undefined;
    this.noteChange();
  }

  #receive({ address }: OscMessage): void {
    const [, kind, list, number, fire] = CUE.exec(address) ?? [];
    if (list !== this.#list || number === undefined) return;
    const isFire = kind === 'event' && fire !== undefined;
    const isActive = kind === 'active' && fire === undefined;
    if (kind === 'pending' && fire === undefined) this.noteNext(number);
    if (!isFire && !isActive) return;
    const before = this.#active;
    this.#active = number;
    if (isFire || (before !== undefined && before !== number)) this.noteFired(number);
  }
}
