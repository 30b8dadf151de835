import { writeBook } from '../domain/book';
import type { WindowRole } from '../domain/commands';
import type { Entry } from '../domain/entry';
import { type Digest, digestOf, isBehind, supplyFor } from '../domain/exchange';
import type { Format } from '../domain/format';
import type { Journal } from '../domain/journal';
import {
  heard,
  HEARTBEAT_MS,
  left,
  review,
  type Roster,
  type Self,
  settleNumber,
  stirred,
  untilReview,
} from '../domain/presence';
import {
  type BodyOf,
  composer,
  type Heard,
  isOfNewerProtocol,
  type Presence,
  receive,
} from '../domain/protocol';
import type { Clock } from './clock';
import type { Page } from './page';
import type { Unsubscribe } from './source';
import type { Transport } from './transport';

/** One answer to a newcomer or a gap is enough: others are asked only after this rest. */
const WANT_REST_MS = 500;
/** A hello that nobody answered is said again, for channels that lose messages. */
const HELLOS = 3;

export interface LinkOptions {
  readonly room: string;
  readonly id: string;
  readonly role: WindowRole;
  /** What this release reads and writes. */
  readonly format: Format;
  readonly joinedAtMs: number;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly page: Page;
  readonly journal: () => Journal;
  /** Acts that arrived, to be merged. */
  readonly onEntries: (entries: readonly Entry[]) => void;
  /** A whole journal that arrived, to be joined. */
  readonly onBook: (journal: Journal) => void;
  /** Someone came, went, spoke or acknowledged. */
  readonly onRoster: () => void;
  /** Something came from a window of this role. */
  readonly onHeard: (role: WindowRole) => void;
  /** Somebody wants this screen to show its name. */
  readonly onIdentify: () => void;
  /** A window of a newer release was heard. */
  readonly onNewer: () => void;
}

function baseIdOf({ generation, by }: Pick<Digest, 'generation' | 'by'>): string {
  return `${generation}:${by}`;
}

/** A window's connection to the others of its room: who is there, who knows what, and repair. */
export class Link {
  roster: Roster = new Map();
  readonly #options: LinkOptions;
  readonly #compose: ReturnType<typeof composer>;
  readonly #unsubscribe: Unsubscribe;
  #number = 1;
  #shown: Digest | null = null;
  #spokeAtMs = Number.NEGATIVE_INFINITY;
  #wantedAtMs = Number.NEGATIVE_INFINITY;
  #hellosLeft = 0;
  /** A base of a newer release: this one does not ask for it again. */
  #baseOutOfReach: string | undefined;
  #hasLeft = false;
  #cancelReview: Unsubscribe | undefined;

  constructor(options: LinkOptions) {
    this.#options = options;
    const { id, room, format } = options;
    this.#compose = composer(id, room, format.version);
    this.#unsubscribe = options.transport.subscribe((data) => {
      const message = receive(data, room, format);
      if (message && message.from !== id) this.#hear(message);
      if (isOfNewerProtocol(data, room)) options.onNewer();
    });
  }

  get self(): Self {
    const { id, role, joinedAtMs } = this.#options;
    return { id, role, number: this.#number, joinedAtMs };
  }

  /** Says hello, which makes everyone answer. */
  join(): void {
    this.#hasLeft = false;
    this.#hellosLeft = HELLOS;
    this.#sayHello();
    this.#setRoster(this.roster);
  }

  /** Tells the others what changed about this window, such as its visibility. */
  announce(): void {
    this.#speak();
  }

  publish(entries: readonly Entry[]): void {
    this.#options.transport.post(this.#compose.entries(entries));
  }

  /** Tells the others what this screen shows. */
  acknowledge(shown: Digest): void {
    this.#shown = shown;
    this.#speak();
  }

  identify(id: string): void {
    this.#options.transport.post(this.#compose.identify(id));
  }

  /** Says goodbye. Until it joins again, this window says no more: a page that goes is hidden after that. */
  leave(): void {
    this.#hasLeft = true;
    this.#stopReviews();
    this.#options.transport.post(this.#compose.leave());
    this.roster = new Map();
  }

  close(): void {
    this.#stopReviews();
    this.#unsubscribe();
    this.#options.transport.close();
  }

  #nowMs(): number {
    return this.#options.clock.monotonicMs();
  }

  #speak(asks: Presence['asks'] = null): void {
    if (this.#hasLeft) return;
    const { role, joinedAtMs, page, journal, transport } = this.#options;
    this.#spokeAtMs = this.#nowMs();
    const presence = {
      role,
      number: this.#number,
      joinedAtMs,
      visibility: page.visibility(),
      known: digestOf(journal()),
      shown: this.#shown,
      asks,
    };
    transport.post(this.#compose.presence(presence));
  }

  /** Alone, a window is silent after a few hellos: whoever comes later says hello in turn. */
  #sayHello(): void {
    this.#hellosLeft -= 1;
    this.#speak({ all: true });
  }

  #setRoster(next: Roster): void {
    const before = this.roster;
    this.roster = next;
    const number = settleNumber(this.self, next);
    if (number !== this.#number) {
      this.#number = number;
      this.#speak();
    }
    if (next.size > 0) this.#hellosLeft = 0;
    if (next.size === 0 && this.#hellosLeft === 0) this.#stopReviews();
    else
      this.#cancelReview ??= this.#options.clock.after(untilReview(next), () => this.#lookRound());
    if (next !== before) this.#options.onRoster();
  }

  #lookRound(): void {
    this.#cancelReview = undefined;
    if (this.roster.size === 0) this.#sayHello();
    const { roster, toAsk } = review(this.roster, this.#nowMs());
    for (const id of toAsk) this.#speak({ id });
    if (roster.size > 0 && this.#nowMs() - this.#spokeAtMs >= HEARTBEAT_MS) this.#speak();
    this.#setRoster(roster);
  }

  #stopReviews(): void {
    this.#cancelReview?.();
    this.#cancelReview = undefined;
  }

  #hear({ from, body }: Heard): void {
    const { id, onHeard, onEntries, onIdentify } = this.#options;
    const speaker = body.kind === 'presence' ? body.role : this.roster.get(from)?.role;
    if (speaker) onHeard(speaker);
    if (body.kind !== 'presence') this.roster = stirred(this.roster, from, this.#nowMs());
    if (body.kind === 'presence') this.#hearPresence(from, body);
    if (body.kind === 'entries') this.#hearActs(from, () => onEntries(body.entries));
    if (body.kind === 'book') this.#hearBook(from, body);
    if (body.kind === 'want' && body.to === id) this.#supply(body.known);
    if (body.kind === 'identify' && body.to === id) onIdentify();
    if (body.kind === 'leave') this.#setRoster(left(this.roster, from));
  }

  #hearPresence(from: string, presence: BodyOf<'presence'>): void {
    const { asks, known, version } = presence;
    this.#setRoster(heard(this.roster, from, presence, this.#nowMs()));
    if (asks && ('all' in asks || asks.id === this.#options.id)) this.#speak();
    if (version > this.#options.format.version) this.#options.onNewer();
    const isInReach = baseIdOf(known) !== this.#baseOutOfReach;
    if (isInReach && isBehind(this.#options.journal(), known)) this.#want(from);
  }

  /** Of a newer release's journal only the events are understood. */
  #hearBook(from: string, { reading }: BodyOf<'book'>): void {
    const { onBook, onEntries, onNewer } = this.#options;
    if (reading.kind === 'read') {
      this.#hearActs(from, () => onBook(reading.journal));
      return;
    }
    const sender = this.roster.get(from);
    if (sender) this.#baseOutOfReach = baseIdOf(sender.known);
    onEntries(reading.entries);
    onNewer();
  }

  #hearActs(from: string, take: () => void): void {
    const { journal } = this.#options;
    const { heads } = journal();
    take();
    if (journal().heads !== heads) this.#wantedAtMs = Number.NEGATIVE_INFINITY;
    if (journal().early.length > 0) this.#want(from);
  }

  #want(from: string): void {
    if (this.#nowMs() - this.#wantedAtMs < WANT_REST_MS) return;
    this.#wantedAtMs = this.#nowMs();
    const known = digestOf(this.#options.journal());
    this.#options.transport.post(this.#compose.want(from, known));
  }

  #supply(known: Digest): void {
    const { journal, transport } = this.#options;
    const supply = supplyFor(journal(), known);
    if (supply.kind === 'entries') transport.post(this.#compose.entries(supply.entries));
    if (supply.kind === 'book') transport.post(this.#compose.book(writeBook(journal())));
  }
}
