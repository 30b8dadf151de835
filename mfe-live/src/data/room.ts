import { mayDo, type WindowRole } from '../domain/commands';
import { type Act, type Entry, entryId } from '../domain/entry';
import { type Digest, isUpToDate } from '../domain/exchange';
import { stateOf } from '../domain/journal';
import { screenName, screensOf } from '../domain/presence';
import type { RoomState } from '../domain/room-state';
import { type Refusal, refusalOf } from '../domain/rules';
import { MILLIS_PER_SECOND } from '../domain/time';
import { lastOwnAct } from '../domain/undoable';
import { type Beat, createBeat } from './beat';
import type { Clock } from './clock';
import { createLedger } from './ledger';
import { createLink } from './link';
import type { Page, PageEvent } from './page';
import {
  areSameScreens,
  buildSnapshot,
  type RoomSnapshot,
  shownTimerId,
  type WindowFacts,
} from './room-snapshot';
import type { RoomStore } from './room-store';
import { Listeners, type Source, type Unsubscribe } from './source';
import { createTimekeeper, type Jump } from './timekeeper';
import type { Transport } from './transport';

/** How long a screen that is identified shows its name. */
export const IDENTIFY_MS = 3 * MILLIS_PER_SECOND;

export interface RoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly clock: Clock;
  readonly page: Page;
  readonly transport: Transport;
  readonly store: RoomStore;
  /** Letters, digits and dashes; never the same one twice, in any window. */
  readonly newId: () => string;
}

export type Dispatched =
  | { readonly isDone: true; readonly entryId: string }
  | { readonly isDone: false; readonly refusal: Refusal };

/** A show's live room in this window. Fits `useSyncExternalStore`; the figures follow `beat`. */
export interface Room extends Source<RoomSnapshot> {
  readonly beat: Beat;
  /** Now, in the room's time. */
  now(): number;
  newId(): string;
  /** Does something to the room, for all windows. */
  dispatch(act: Act): Dispatched;
  /** Takes an act back: without an id, the last one of this window. */
  undo(entryId?: string): Dispatched;
  /** Selects a tab: for the room while this window follows it, else for this window alone. */
  select(timerId: string): void;
  follow(isFollowing: boolean): void;
  /** To be called after a snapshot was rendered: the others learn what this screen shows. */
  acknowledge(known: Digest): void;
  /** Makes another screen show its name. */
  identify(screenId: string): void;
  /** Decides the other way about the last jump of the clocks. */
  reverseJump(): void;
  dismissJump(): void;
  close(): void;
}

function hasRunningTimer({ timers }: RoomState): boolean {
  return timers.some(({ run }) => run.phase === 'running');
}

export function createRoom(options: RoomOptions): Room {
  const { showId, role, clock, page, newId } = options;
  const id = newId();
  const listeners = new Listeners();
  const ledger = createLedger({ ...options, id });
  let acknowledged: Digest | null = null;
  let cancelExpiry: Unsubscribe | undefined;
  let cancelIdentify: Unsubscribe | undefined;
  let unwatch: Unsubscribe | undefined;
  let facts: WindowFacts = {
    isFollowing: true,
    ownTimerId: null,
    jump: null,
    isIdentifying: false,
    heardAtMs: null,
  };

  const state = () => stateOf(ledger.journal());
  const keeper = createTimekeeper(clock, () => state().clockOffsetMs, handleJump);
  const now = () => keeper.now();
  const beat = createBeat({ clock, now, state, timerId: () => shownTimerId(state(), facts) });
  const link = createLink({
    ...options,
    room: showId,
    id,
    joinedAtMs: now(),
    journal: () => ledger.journal(),
    onEntries: (entries) => takeIn(() => ledger.take(entries)),
    onBook: (journal) => takeIn(() => ledger.takeBook(journal)),
    onRoster: handleRoster,
    onHeard: handleHeard,
    onIdentify: handleIdentify,
  });
  let snapshot = build(now());

  function build(nowMs: number): RoomSnapshot {
    return buildSnapshot({
      journal: ledger.journal(),
      facts,
      storage: ledger.storage(),
      roster: link.roster(),
      self: link.self(),
      isOwn: (author) => ledger.isOwn(author),
      nowMs,
    });
  }

  /** After anything but time changed. */
  function refresh(): void {
    const nowMs = now();
    snapshot = build(nowMs);
    watchClock();
    expireUndo(nowMs);
    beat.realign();
    listeners.call();
  }

  function setFacts(change: Partial<WindowFacts>): void {
    facts = { ...facts, ...change };
    refresh();
  }

  /** The clock's jumps matter while a timer runs. */
  function watchClock(): void {
    if (hasRunningTimer(snapshot.state)) {
      unwatch ??= clock.watch();
    } else {
      unwatch?.();
      unwatch = undefined;
    }
  }

  function expireUndo(nowMs: number): void {
    cancelExpiry?.();
    const next = snapshot.undoable.at(-1);
    cancelExpiry = next && clock.after(Math.max(1, next.untilMs - nowMs), refresh);
  }

  function write(act: Act, atMs: number): Entry {
    const entry = ledger.write(act, atMs);
    link.publish([entry]);
    refresh();
    return entry;
  }

  function takeIn(take: () => boolean): void {
    // Whatever the clocks did before is judged first, by what this window knew then.
    now();
    if (take()) refresh();
  }

  function handleJump(jump: Jump): void {
    if (hasRunningTimer(state())) facts = { ...facts, jump };
    const correction = { type: 'set-clock', offsetMs: jump.offsetMs } as const;
    const isNews = jump.kind === 'clock-set' && !refusalOf(state(), correction, jump.atMs);
    if (isNews) write(correction, jump.atMs);
    else refresh();
  }

  function handleRoster(): void {
    const screens = screensOf(link.roster(), snapshot.known);
    const hasNewName = screenName(link.self()) !== snapshot.self.name;
    if (hasNewName || !areSameScreens(screens, snapshot.screens)) refresh();
  }

  function handleHeard(from: WindowRole): void {
    if (from === 'controller') facts = { ...facts, heardAtMs: now() };
  }

  function handleIdentify(): void {
    cancelIdentify?.();
    cancelIdentify = clock.after(IDENTIFY_MS, () => setFacts({ isIdentifying: false }));
    setFacts({ isIdentifying: true });
  }

  function handlePage(event: PageEvent): void {
    now();
    if (event === 'leave') {
      ledger.flush();
      link.leave();
      return;
    }
    beat.realign();
    if (event === 'visibility' && page.visibility() !== 'visible') link.announce();
    else link.join();
  }

  function dispatch(act: Act): Dispatched {
    if (!mayDo(role, act.type)) return { isDone: false, refusal: 'not-allowed' };
    const atMs = now();
    const refusal = act.type === 'undo' ? undoRefusal(act.entryId) : refusalOf(state(), act, atMs);
    if (refusal) return { isDone: false, refusal };
    return { isDone: true, entryId: entryId(write(act, atMs)) };
  }

  function undoRefusal(target: string): Refusal | undefined {
    return build(now()).undoable.some((act) => act.entryId === target) ? undefined : 'too-late';
  }

  const stopPage = page.subscribe(handlePage);
  watchClock();
  link.join();

  return {
    subscribe: (listener) => listeners.add(listener),
    getSnapshot: () => snapshot,
    beat,
    now,
    newId,
    dispatch,
    undo(target) {
      const found = target ?? lastOwnAct(build(now()).undoable)?.entryId;
      if (found === undefined) return { isDone: false, refusal: 'too-late' };
      return dispatch({ type: 'undo', entryId: found });
    },
    select(timerId) {
      if (facts.isFollowing) dispatch({ type: 'select', timerId });
      else setFacts({ ownTimerId: timerId });
    },
    follow(isFollowing) {
      setFacts({ isFollowing, ownTimerId: isFollowing ? null : snapshot.timerId });
    },
    acknowledge(known) {
      if (acknowledged && isUpToDate(acknowledged, known)) return;
      acknowledged = known;
      link.acknowledge(known);
    },
    identify: (screenId) => link.identify(screenId),
    reverseJump() {
      const { jump } = facts;
      if (!jump) return;
      const byMs = jump.kind === 'slept' ? -jump.byMs : jump.byMs;
      facts = { ...facts, jump: null };
      dispatch({ type: 'set-clock', offsetMs: state().clockOffsetMs + byMs });
      refresh();
    },
    dismissJump: () => setFacts({ jump: null }),
    close() {
      handlePage('leave');
      stopPage();
      unwatch?.();
      unwatch = undefined;
      cancelExpiry?.();
      cancelIdentify?.();
      beat.stop();
      link.close();
    },
  };
}
