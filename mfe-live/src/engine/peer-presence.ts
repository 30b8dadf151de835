import type { Digest } from '../domain/event-log/digest';
import {
  HEARTBEAT_MS,
  msUntilSweep,
  removePeer,
  resolveNumber,
  type Roster,
  type Self,
  sweep,
  touch,
  updatePeer,
} from '../domain/peers/presence';
import type { Presence } from '../domain/peers/protocol';
import type { WindowRole } from '../domain/room/permissions';
import type { Clock } from './ports/clock';
import type { PageLifecycle } from './ports/page-lifecycle';
import type { Unsubscribe } from './subscribable';

/** A hello that nobody answered is sent again, for channels that lose messages. */
const HELLO_ATTEMPTS = 3;

export interface PeerPresenceOptions {
  readonly id: string;
  readonly role: WindowRole;
  readonly joinedAtMs: number;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  /** What this window knows of the event log. */
  readonly known: () => Digest;
  readonly send: (presence: Omit<Presence, 'kind' | 'version'>) => void;
  /** A window came, went, or said something else about itself. */
  readonly onChange: () => void;
}

/** Which windows are in the room, and what this one tells them about itself. */
export class PeerPresence {
  roster: Roster = new Map();
  readonly #options: PeerPresenceOptions;
  #isJoined = false;
  #number = 1;
  #shown: Digest | null = null;
  #sentAtMs = Number.NEGATIVE_INFINITY;
  #hellosLeft = 0;
  #cancelSweep: Unsubscribe | undefined;

  constructor(options: PeerPresenceOptions) {
    this.#options = options;
  }

  get self(): Self {
    const { id, role, joinedAtMs } = this.#options;
    return { id, role, number: this.#number, joinedAtMs };
  }

  /** Says hello, which makes every other window answer. */
  join(): void {
    this.#isJoined = true;
    this.#hellosLeft = HELLO_ATTEMPTS;
    this.#sayHello();
    this.#setRoster(this.roster);
  }

  /** Until it joins again, this window sends nothing: a page that is left becomes hidden after that. */
  leave(): void {
    this.#isJoined = false;
    this.#stopSweeps();
    this.roster = new Map();
  }

  /** Tells the others what changed about this window, such as its visibility. */
  announce(): void {
    this.#send();
  }

  /** Tells the others what this screen shows. */
  acknowledge(shown: Digest): void {
    this.#shown = shown;
    this.#send();
  }

  /** Notes what a window said about itself, and answers where it asks for that. */
  receive(from: string, presence: Presence): void {
    this.#setRoster(updatePeer(this.roster, from, presence, this.#nowMs()));
    const { asks } = presence;
    if (asks && ('all' in asks || asks.id === this.#options.id)) this.#send();
  }

  /** Notes that a window sent something else. */
  touch(from: string): void {
    this.roster = touch(this.roster, from, this.#nowMs());
  }

  remove(from: string): void {
    this.#setRoster(removePeer(this.roster, from));
  }

  #nowMs(): number {
    return this.#options.clock.monotonicMs();
  }

  #send(asks: Presence['asks'] = null): void {
    if (!this.#isJoined) return;
    const { role, joinedAtMs, page, known, send } = this.#options;
    this.#sentAtMs = this.#nowMs();
    send({
      role,
      number: this.#number,
      joinedAtMs,
      visibility: page.visibility(),
      known: known(),
      shown: this.#shown,
      asks,
    });
  }

  /** Alone, a window stops after a few hellos: one that joins later says hello itself. */
  #sayHello(): void {
    this.#hellosLeft -= 1;
    this.#send({ all: true });
  }

  #setRoster(next: Roster): void {
    const before = this.roster;
    this.roster = next;
    const number = resolveNumber(this.self, next);
    if (number !== this.#number) {
      this.#number = number;
      this.#send();
    }
    if (next.size > 0) this.#hellosLeft = 0;
    if (next.size === 0 && this.#hellosLeft === 0) this.#stopSweeps();
    else this.#cancelSweep ??= this.#options.clock.after(msUntilSweep(next), () => this.#sweep());
    if (next !== before) this.#options.onChange();
  }

  #sweep(): void {
    this.#cancelSweep = undefined;
    if (this.roster.size === 0) this.#sayHello();
    const { roster, toPing } = sweep(this.roster, this.#nowMs());
    for (const id of toPing) this.#send({ id });
    if (roster.size > 0 && this.#nowMs() - this.#sentAtMs >= HEARTBEAT_MS) this.#send();
    this.#setRoster(roster);
  }

  #stopSweeps(): void {
    this.#cancelSweep?.();
    this.#cancelSweep = undefined;
  }
}
