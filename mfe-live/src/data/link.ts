import { readBook, writeBook } from '../domain/book';
import type { WindowRole } from '../domain/commands';
import type { Entry } from '../domain/entry';
import { type Digest, digestOf, isBehind, supplyFor } from '../domain/exchange';
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
import { type BodyOf, composer, type Heard, type Presence, receive } from '../domain/protocol';
import type { Clock } from './clock';
import type { Page } from './page';
import type { Transport } from './transport';
import type { Unsubscribe } from './source';

/** One answer to a newcomer or a gap is enough: others are asked only after this rest. */
const WANT_REST_MS = 500;
/** A hello that nobody answered is said again, for channels that lose messages. */
const HELLOS = 3;

export interface LinkOptions {
  readonly room: string;
  readonly id: string;
  readonly role: WindowRole;
  readonly joinedAtMs: number;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly page: Page;
  readonly journal: () => Journal;
  /** Acts that arrived, to be merged. */
  readonly onEntries: (entries: readonly Entry[]) => void;
  /** A whole journal that arrived, to be joined. */
  readonly onBook: (journal: Journal) => void;
  /** Someone came, went, or acknowledged. */
  readonly onRoster: () => void;
  /** Something came from a window of this role. */
  readonly onHeard: (role: WindowRole) => void;
  /** Somebody wants this screen to show its name. */
  readonly onIdentify: () => void;
}

/** A window's connection to the others of its room: who is there, who knows what, and repair. */
export interface Link {
  /** Says hello, which makes everyone answer. */
  join(): void;
  /** Tells the others what changed about this window, such as its visibility. */
  announce(): void;
  publish(entries: readonly Entry[]): void;
  /** Tells the others what this screen shows. */
  acknowledge(shown: Digest): void;
  identify(id: string): void;
  roster(): Roster;
  self(): Self;
  leave(): void;
  close(): void;
}

export function createLink(options: LinkOptions): Link {
  const { transport, clock, page, journal, id, role, joinedAtMs } = options;
  const compose = composer(id, options.room);
  let roster: Roster = new Map();
  let number = 1;
  let shown: Digest | null = null;
  let spokeAtMs = Number.NEGATIVE_INFINITY;
  let wantedAtMs = Number.NEGATIVE_INFINITY;
  let cancelReview: Unsubscribe | undefined;
  let hellosLeft = 0;

  const nowMs = () => clock.monotonicMs();
  const self = (): Self => ({ id, role, number, joinedAtMs });

  function speak(asks: Presence['asks'] = null): void {
    spokeAtMs = nowMs();
    const known = digestOf(journal());
    const visibility = page.visibility();
    transport.post(compose.presence({ role, number, joinedAtMs, visibility, known, shown, asks }));
  }

  function setRoster(next: Roster): void {
    const before = roster;
    roster = next;
    const settled = settleNumber(self(), roster);
    if (settled !== number) {
      number = settled;
      speak();
    }
    if (roster.size > 0) hellosLeft = 0;
    if (roster.size === 0 && hellosLeft === 0) stopReviews();
    else cancelReview ??= clock.after(untilReview(roster), lookRound);
    if (roster !== before) options.onRoster();
  }

  function lookRound(): void {
    cancelReview = undefined;
    if (roster.size === 0) sayHello();
    const { roster: next, toAsk } = review(roster, nowMs());
    for (const silent of toAsk) speak({ id: silent });
    if (next.size > 0 && nowMs() - spokeAtMs >= HEARTBEAT_MS) speak();
    setRoster(next);
  }

  /** Alone, a window is silent after a few hellos: whoever comes later says hello in turn. */
  function sayHello(): void {
    hellosLeft -= 1;
    speak({ all: true });
  }

  function stopReviews(): void {
    cancelReview?.();
    cancelReview = undefined;
  }

  function want(from: string): void {
    if (nowMs() - wantedAtMs < WANT_REST_MS) return;
    wantedAtMs = nowMs();
    transport.post(compose.want(from, digestOf(journal())));
  }

  function supply(known: Digest): void {
    const supplied = supplyFor(journal(), known);
    if (supplied.kind === 'entries') transport.post(compose.entries(supplied.entries));
    if (supplied.kind === 'book') transport.post(compose.book(writeBook(journal())));
  }

  function hearPresence(from: string, presence: BodyOf<'presence'>): void {
    const { asks, known } = presence;
    setRoster(heard(roster, from, presence, nowMs()));
    if (asks && ('all' in asks || asks.id === id)) speak();
    if (isBehind(journal(), known)) want(from);
  }

  function hearJournal(from: string, take: () => void): void {
    const { heads } = journal();
    take();
    if (journal().heads !== heads) wantedAtMs = Number.NEGATIVE_INFINITY;
    if (journal().early.length > 0) want(from);
  }

  function hear({ from, body }: Heard): void {
    const speaker = body.kind === 'presence' ? body.role : roster.get(from)?.role;
    if (speaker) options.onHeard(speaker);
    if (body.kind !== 'presence') roster = stirred(roster, from, nowMs());
    if (body.kind === 'presence') hearPresence(from, body);
    if (body.kind === 'entries') hearJournal(from, () => options.onEntries(body.entries));
    if (body.kind === 'book') hearJournal(from, () => options.onBook(readBook(body.book)));
    if (body.kind === 'want' && body.to === id) supply(body.known);
    if (body.kind === 'identify' && body.to === id) options.onIdentify();
    if (body.kind === 'leave') setRoster(left(roster, from));
  }

  const unsubscribe = transport.subscribe((data) => {
    const message = receive(data, options.room);
    if (message && message.from !== id) hear(message);
  });

  return {
    join() {
      hellosLeft = HELLOS;
      sayHello();
      setRoster(roster);
    },
    announce: () => speak(),
    publish: (entries) => transport.post(compose.entries(entries)),
    acknowledge(next) {
      shown = next;
      speak();
    },
    identify: (screen) => transport.post(compose.identify(screen)),
    roster: () => roster,
    self,
    leave() {
      stopReviews();
      transport.post(compose.leave());
      roster = new Map();
    },
    close() {
      stopReviews();
      unsubscribe();
      transport.close();
    },
  };
}
