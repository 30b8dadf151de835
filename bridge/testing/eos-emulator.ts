import type { ReadMessage } from './osc-bytes';
import { TcpEmulator } from './tcp-emulator';

/**
 * Emulator of an Eos console, by ETC's description of its OSC. It answers pings, fires cues on command, and reports the
 * active and the pending cue.
 */
export class EosEmulator extends TcpEmulator {
  readonly #cues: readonly string[];

  constructor(cues: readonly string[] = [], framing: 'length' | 'slip' = 'length') {
    super(framing);
    this.#cues = cues;
  }

  /** The operator presses GO, or the bridge fires: the event, the active cue, and what stands next. */
  fire(number: string, list = 1): void {
    this.say(`/eos/out/event/cue/${list}/${number}/fire`, `Label ${number}`);
    this.say(`/eos/out/active/cue/${list}/${number}`, { float: 0 });
    this.say('/eos/out/active/cue/text', `${list}/${number} Label 0:05 0%`);
    const next = this.#cues[this.#cues.indexOf(number) + 1];
    if (next !== undefined) this.say(`/eos/out/pending/cue/${list}/${next}`);
  }

  protected answer({ address, args }: ReadMessage): void {
    if (address === '/eos/ping') this.say('/eos/out/ping', ...args);
    const [, list, number] = /^\/eos\/cue\/(\d+)\/([\d.]+)\/fire$/u.exec(address) ?? [];
    if (list !== undefined && number !== undefined) this.fire(number, Number(list));
  }
}
