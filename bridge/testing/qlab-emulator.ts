import type { ReadMessage } from './osc-bytes';
import { TcpEmulator } from './tcp-emulator';

const WORKSPACE = '34200B51-835A-4918-A137-B6511784B6CA';

/** A workspace of QLab 5, as its OSC dictionary describes it: passcode, updates, replies in JSON. */
export class QLabEmulator extends TcpEmulator {
  readonly #passcode: string | undefined;
  readonly #numbers: readonly string[];
  readonly #running = new Set<string>();
  #playhead = 0;
  #isConnected = false;
  #hasUpdates = false;

  constructor(numbers: readonly string[] = [], passcode?: string) {
    super('slip');
    this.#numbers = numbers;
    this.#passcode = passcode;
  }

  /** The operator presses GO: the cue at the playhead starts, and the playhead moves on. */
  go(): void {
    const number = this.#numbers[this.#playhead];
    if (number !== undefined) this.begin(number);
  }

  /** A cue starts. */
  begin(number: string): void {
    this.#running.add(number);
    this.#update(`cue_id/${this.#idOf(number)}`);
    this.#playhead = this.#numbers.indexOf(number) + 1;
    const next = this.#numbers[this.#playhead];
    this.#update(
      'cueList/LIST-1/playbackPosition',
      ...(next === undefined ? [] : [this.#idOf(next)]),
    );
  }

  /** A cue is over. */
  end(number: string): void {
    this.#running.delete(number);
    this.#update(`cue_id/${this.#idOf(number)}`);
  }

  protected answer({ address, args }: ReadMessage): void {
    const reply = (data: unknown, status = 'ok', of = address): void =>
      this.say(
        `/reply${of}`,
        JSON.stringify({ workspace_id: WORKSPACE, address: of, status, data }),
      );
    if (address === '/thump') return reply('thump');
    if (address === '/workspaces') {
      return reply([{ uniqueID: WORKSPACE, displayName: 'Hamlet', hasPasscode: true }]);
    }
    const prefix = `/workspace/${WORKSPACE}/`;
    if (!address.startsWith(prefix)) return undefined;
    const method = address.slice(prefix.length);
    if (method === 'connect') {
      this.#isConnected = this.#passcode === undefined || args[0] === this.#passcode;
      return reply(this.#isConnected ? 'ok:view|edit|control' : 'badpass');
    }
    if (!this.#isConnected) return reply(undefined, 'denied');
    if (method === 'updates') this.#hasUpdates = args[0] === 1;
    if (method === 'cue/playhead/number') return reply(this.#numbers[this.#playhead] ?? '');
    const [, started] = /^cue\/([^/]+)\/start$/u.exec(method) ?? [];
    if (started !== undefined) {
      if (!this.#numbers.includes(started)) return reply(undefined, 'error');
      reply(undefined);
      return this.begin(started);
    }
    const [, id, asked] = /^cue_id\/([\w-]+)\/(\w+)$/u.exec(method) ?? [];
    const number = this.#numbers.find((one) => this.#idOf(one) === id);
    if (number === undefined) return undefined;
    // QLab leaves the workspace out of these replies' addresses.
    const short = `/cue_id/${id}/${asked}`;
    if (asked === 'number') return reply(number, 'ok', short);
    return reply({ number, isRunning: this.#running.has(number) }, 'ok', short);
  }

  #idOf(number: string): string {
    return `CUE-${this.#numbers.indexOf(number)}`;
  }

  #update(what: string, ...args: readonly string[]): void {
    if (this.#hasUpdates) this.say(`/update/workspace/${WORKSPACE}/${what}`, ...args);
  }
}
