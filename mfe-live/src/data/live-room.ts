import { mayDo, type WindowRole } from '../domain/commands';
import { type Act, type Entry, entryId } from '../domain/entry';
import { type Digest, isUpToDate } from '../domain/exchange';
import { currentFormat, type Format } from '../domain/format';
import { stateOf } from '../domain/journal';
import { screenName, screensOf } from '../domain/presence';
import { hasRunningTimer, type RoomState } from '../domain/room-state';
import { type Refusal, refusalOf } from '../domain/rules';
import { MILLIS_PER_SECOND } from '../domain/time';
import { lastOwnAct } from '../domain/undoable';
import { type Beat, createBeat } from './beat';
import { createLedger, type Ledger } from './ledger';
import { Link } from './link';
import type { PageEvent } from './page';
import type { Dispatched, Room, RoomOptions } from './room';
import {
  areSameScreens,
  buildSnapshot,
  type RoomSnapshot,
  shownTimerId,
  type WindowFacts,
} from './room-snapshot';
import { Listeners, type Unsubscribe } from './source';
import { createTimekeeper, type Jump, type Timekeeper } from './timekeeper';

/** How long a screen that is identified shows its name. */
const IDENTIFY_MS = 3 * MILLIS_PER_SECOND;
/** Smaller jumps of the clocks are nobody's business. */
const JUMP_NOTICE_MS = 2 * MILLIS_PER_SECOND;

/** Composes ledger, timekeeper, beat and link into the room of one window. */
export class LiveRoom implements Room {
  readonly beat: Beat;
  readonly #options: RoomOptions;
  readonly #ledger: Ledger;
  readonly #keeper: Timekeeper;
  readonly #link: Link;
  readonly #listeners = new Listeners();
  readonly #stopPage: Unsubscribe;
  #snapshot: RoomSnapshot;
  #acknowledged: Digest | null = null;
  #cancelExpiry: Unsubscribe | undefined;
  #cancelIdentify: Unsubscribe | undefined;
  #facts: WindowFacts = {
    isFollowing: true,
    ownTimerId: null,
    jump: null,
    isIdentifying: false,
    heardAtMs: null,
  };

  constructor(options: RoomOptions) {
    this.#options = options;
    const { clock, showId, page, format = currentFormat } = options;
    const id = options.newId();
    this.#ledger = createLedger({
      ...options,
      id,
      isAmongEquals: () => this.#isAmongEquals(format),
      onStored: () => this.#refresh(),
    });
    this.#keeper = createTimekeeper(
      clock,
      () => this.#state().clockOffsetMs,
      (jump) => this.#handleJump(jump),
    );
    // The only reading until everything stands: the first one cannot bring a jump.
    const openedAtMs = this.now();
    this.beat = createBeat({
      clock,
      now: () => this.now(),
      state: () => this.#state(),
      timerId: () => shownTimerId(this.#state(), this.#facts),
      openedAtMs,
    });
    this.#link = new Link({
      ...options,
      room: showId,
      id,
      format,
      joinedAtMs: openedAtMs,
      journal: () => this.#ledger.journal(),
      onEntries: (entries) => this.#takeIn(() => this.#ledger.take(entries)),
      onBook: (journal) => this.#takeIn(() => this.#ledger.takeBook(journal)),
      onRoster: () => this.#handleRoster(),
      onHeard: (role) => this.#handleHeard(role),
      onIdentify: () => this.#handleIdentify(),
      onNewer: () => this.#handleNewer(),
    });
    this.#snapshot = this.#build(openedAtMs);
    this.#stopPage = page.subscribe((event) => this.#handlePage(event));
    this.#keeper.watch(hasRunningTimer(this.#snapshot.state));
    this.#link.join();
  }

  readonly subscribe = (listener: () => void): Unsubscribe => this.#listeners.add(listener);

  readonly getSnapshot = (): RoomSnapshot => this.#snapshot;

  now(): number {
    return this.#keeper.now();
  }

  newId(): string {
    return this.#options.newId();
  }

  dispatch(act: Act): Dispatched {
    if (!mayDo(this.#options.role, act.type)) return { isDone: false, refusal: 'not-allowed' };
    const atMs = this.now();
    const refusal = this.#refusalOf(act, atMs);
    if (refusal) return { isDone: false, refusal };
    return { isDone: true, entryId: entryId(this.#write(act, atMs)) };
  }

  undo(target?: string): Dispatched {
    const found = target ?? lastOwnAct(this.#build(this.now()).undoable)?.entryId;
    if (found === undefined) return { isDone: false, refusal: 'too-late' };
    return this.dispatch({ type: 'undo', entryId: found });
  }

  select(timerId: string): void {
    if (this.#facts.isFollowing) this.dispatch({ type: 'select', timerId });
    else this.#setFacts({ ownTimerId: timerId });
  }

  follow(isFollowing: boolean): void {
    this.#setFacts({ isFollowing, ownTimerId: isFollowing ? null : this.#snapshot.timerId });
  }

  acknowledge(known: Digest): void {
    if (this.#acknowledged && isUpToDate(this.#acknowledged, known)) return;
    this.#acknowledged = known;
    this.#link.acknowledge(known);
  }

  identify(screenId: string): void {
    this.#link.identify(screenId);
  }

  reverseJump(): void {
    const { jump } = this.#facts;
    if (!jump) return;
    const byMs = jump.kind === 'slept' ? -jump.byMs : jump.byMs;
    this.#setFacts({ jump: null });
    this.dispatch({ type: 'set-clock', offsetMs: this.#state().clockOffsetMs + byMs });
  }

  dismissJump(): void {
    this.#setFacts({ jump: null });
  }

  close(): void {
    this.#handlePage('leave');
    this.#stopPage();
    this.#keeper.watch(false);
    this.#cancelExpiry?.();
    this.#cancelIdentify?.();
    this.beat.stop();
    this.#link.close();
  }

  #state(): RoomState {
    return stateOf(this.#ledger.journal());
  }

  #isAmongEquals({ version }: Format): boolean {
    return [...this.#link.roster.values()].every((peer) => peer.version === version);
  }

  #build(nowMs: number): RoomSnapshot {
    return buildSnapshot({
      journal: this.#ledger.journal(),
      facts: this.#facts,
      storage: this.#ledger.storage(),
      roster: this.#link.roster,
      self: this.#link.self,
      isOwn: (author) => this.#ledger.isOwn(author),
      nowMs,
    });
  }

  /** After anything but time changed. */
  #refresh(): void {
    const nowMs = this.now();
    this.#snapshot = this.#build(nowMs);
    this.#keeper.watch(hasRunningTimer(this.#snapshot.state));
    this.#expireUndo(nowMs);
    this.beat.realign();
    this.#listeners.call();
  }

  #setFacts(change: Partial<WindowFacts>): void {
    this.#facts = { ...this.#facts, ...change };
    this.#refresh();
  }

  #expireUndo(nowMs: number): void {
    this.#cancelExpiry?.();
    const next = this.#snapshot.undoable.at(-1);
    const expire = () => this.#refresh();
    this.#cancelExpiry =
      next && this.#options.clock.after(Math.max(1, next.untilMs - nowMs), expire);
  }

  #refusalOf(act: Act, atMs: number): Refusal | undefined {
    if (act.type !== 'undo') return refusalOf(this.#state(), act, atMs);
    const { undoable } = this.#build(atMs);
    return undoable.some(({ entryId: id }) => id === act.entryId) ? undefined : 'too-late';
  }

  #write(act: Act, atMs: number): Entry {
    const entry = this.#ledger.write(act, atMs);
    this.#link.publish([entry]);
    this.#refresh();
    return entry;
  }

  #takeIn(take: () => boolean): void {
    // Whatever the clocks did before is judged first, by what this window knew then.
    this.now();
    if (take()) this.#refresh();
  }

  #handleJump(jump: Jump): void {
    const isWorthSaying = Math.abs(jump.byMs) >= JUMP_NOTICE_MS && hasRunningTimer(this.#state());
    if (isWorthSaying) this.#facts = { ...this.#facts, jump };
    const correction = { type: 'set-clock', offsetMs: jump.offsetMs } as const;
    const isNews = jump.kind === 'clock-set' && !refusalOf(this.#state(), correction, jump.atMs);
    if (isNews) this.#write(correction, jump.atMs);
    else this.#refresh();
    // Heard, it makes every window read its clocks, so that none takes this jump and a next one for one.
    this.#link.announce();
  }

  #handleRoster(): void {
    const screens = screensOf(this.#link.roster, this.#snapshot.known);
    const hasNewName = screenName(this.#link.self) !== this.#snapshot.self.name;
    if (hasNewName || !areSameScreens(screens, this.#snapshot.screens)) this.#refresh();
  }

  #handleHeard(role: WindowRole): void {
    const nowMs = this.now();
    if (role === 'controller') this.#facts = { ...this.#facts, heardAtMs: nowMs };
  }

  #handleNewer(): void {
    if (this.#ledger.hasNewer()) return;
    this.#ledger.noteNewer();
    this.#refresh();
  }

  #handleIdentify(): void {
    this.#cancelIdentify?.();
    this.#cancelIdentify = this.#options.clock.after(IDENTIFY_MS, () =>
      this.#setFacts({ isIdentifying: false }),
    );
    this.#setFacts({ isIdentifying: true });
  }

  #handlePage(event: PageEvent): void {
    this.now();
    if (event === 'leave') {
      this.#ledger.flush();
      this.#link.leave();
      return;
    }
    this.beat.realign();
    const isCovered = event === 'visibility' && this.#options.page.visibility() !== 'visible';
    if (isCovered) this.#link.announce();
    else this.#link.join();
  }
}
