import type { PageLifecycleEvent } from '@standby/room-engine/protocol/page-lifecycle';
import { createRoomClock, type RoomClock } from '@standby/room-engine/time/room-clock';
import { Listeners, type Unsubscribe } from '@standby/room-engine/subscribable';
import { eventIdOf } from '@standby/room-engine/log/event';
import { stateOf } from '@standby/room-engine/log/event-log';
import { createEventStore } from '@standby/room-engine/client/event-store';
import { UndoExpiry } from '@standby/room-engine/client/undo-expiry';
import { showRules } from '../domain/event-log/show-rules';
import { isSameCell, type SheetCell } from '../domain/presence/screens';
import { currentFormat } from '../domain/event-log/document-format';
import type { Act, RoomEvent } from '../domain/event-log/event';
import { decodeServerMessage } from '../domain/live-protocol/server-messages';
import { lastOwnAct } from '../domain/event-log/undoable';
import { answersBeats, hasPermission } from '../domain/acts/permissions';
import type { Refusal } from '../domain/rules/refusals';
import type { RoomState } from '../domain/state/room-schema';
import { hasRunningTimer } from '../domain/state/room-state';
import { AutoStarter } from './auto-start';
import { ClockJumps } from './clock-jumps';
import { refusalOf } from './refusal-of';
import type { DispatchResult, Room, RoomOptions, ServerSync } from './room';
import { type RoomSnapshot, shownTimerId } from './room-snapshot';
import { SnapshotStore } from './snapshot-store';
import { createTicker, type Ticker } from './ticker';
import { hintsOf, WindowStateStore } from './window-state';
import type { EventStore } from './ports/room-store';

/** Composes event store, room clock, ticker and sync into the room of one window. */
export class RoomSession implements Room {
  readonly ticker: Ticker;
  readonly #options: RoomOptions;
  readonly #eventStore: EventStore;
  readonly #roomClock: RoomClock;
  readonly #sync: ServerSync;
  readonly #window: WindowStateStore;
  readonly #autoStarter: AutoStarter;
  readonly #clockJumps: ClockJumps;
  readonly #undoExpiry: UndoExpiry;
  readonly #snapshots: SnapshotStore;
  readonly #listeners = new Listeners();
  #acknowledged: number | null = null;
  #unsubscribePage: Unsubscribe | undefined;

  constructor(options: RoomOptions) {
    this.#options = options;
    const { clock, showId, role, format = currentFormat } = options;
    const id = options.newId();
    const refresh = (): void => this.#refresh();
    const announce = (): void => this.#sync.announce();
    this.#window = new WindowStateStore(clock, refresh, announce);
    this.#clockJumps = new ClockJumps({
      window: this.#window,
      state: () => this.#state(),
      dispatch: (act) => void this.dispatch(act),
      write: (act, atMs) => void this.#write(act, atMs),
      refresh,
      announce,
    });
    this.#undoExpiry = new UndoExpiry(clock, refresh);
    this.#eventStore = createEventStore({
      ...options,
      room: options.showId,
      rules: showRules,
      role: () => this.#sync.self.role,
      id,
      onStorageChange: refresh,
    });
    this.#roomClock =
      options.roomClock ??
      createRoomClock(
        clock,
        () => this.#state().clockOffsetMs,
        (jump) => this.#clockJumps.handle(jump),
      );
    // No other sample is taken before the rest is built: the first one cannot bring a jump.
    const openedAtMs = this.now();
    this.ticker = createTicker({
      clock,
      now: () => this.now(),
      estimate: () => this.#roomClock.estimate(),
      state: () => this.#state(),
      timerId: () => shownTimerId(this.#state(), this.#window.current),
      openedAtMs,
    });
    this.#sync = options.createSync({
      ...options,
      room: showId,
      id,
      format,
      joinedAtMs: openedAtMs,
      eventStore: this.#eventStore,
      keepsRole: role === 'viewer' || role === 'ask',
      answersBeats: answersBeats(role),
      decode: decodeServerMessage,
      presence: () => hintsOf(this.#window.current),
      // Reading the time handles a jump of the clocks first, while this window's state is still the
      // one from before the message.
      onMessage: () => void this.now(),
      onLogChange: refresh,
      onRosterChange: () => this.#handleRosterChange(),
      onIdentify: () => this.#window.identify(),
    });
    this.#autoStarter = new AutoStarter({
      clock,
      now: () => this.now(),
      log: () => this.#eventStore.log(),
      turn: () => this.#sync.turn(),
      write: ({ act, atMs }) => this.#write(act, atMs),
    });
    this.#snapshots = new SnapshotStore(
      { ...options, eventStore: this.#eventStore, window: this.#window, sync: this.#sync },
      openedAtMs,
    );
  }

  readonly subscribe = (listener: () => void): Unsubscribe => this.#listeners.add(listener);
  readonly getSnapshot = (): RoomSnapshot => this.#snapshots.current;

  now(): number {
    return this.#roomClock.now();
  }

  clockErrorMs(): number | null {
    return this.#sync.clockErrorMs();
  }

  silenceMs(): number {
    return this.#sync.silenceMs();
  }

  newId(): string {
    return this.#options.newId();
  }

  dispatch(act: Act | Refusal): DispatchResult {
    if (typeof act === 'string') return { isDone: false, refusal: act };
    const atMs = this.now();
    const by = {
      role: this.#sync.self.role,
      isLocked: this.#window.current.isLocked,
      state: this.#state(),
      undoable: () => this.#snapshots.build(atMs).undoable,
    };
    const refusal = refusalOf(act, by, atMs);
    if (refusal) return { isDone: false, refusal };
    return { isDone: true, eventId: eventIdOf(this.#write(act, atMs)) };
  }

  undo(eventId?: string): DispatchResult {
    const found = eventId ?? lastOwnAct(this.#snapshots.build(this.now()).undoable)?.eventId;
    if (found === undefined) return { isDone: false, refusal: 'too-late' };
    return this.dispatch({ type: 'undo', entryId: found });
  }

  select(timerId: string): void {
    this.#window.set({ ownTimerId: timerId, isArmed: false });
  }

  arm(isArmed: boolean): void {
    this.#window.arm(isArmed);
  }

  follow(isFollowing: boolean): void {
    this.#window.follow(isFollowing, this.#snapshots.current.timerId);
  }

  point(cell: SheetCell | null): void {
    if (!isSameCell(this.#window.current.cell, cell)) this.#window.set({ cell });
  }

  lock(isLocked: boolean): void {
    if (this.#window.current.isLocked !== isLocked) this.#window.set({ isLocked });
  }

  acknowledge(revision: number): void {
    if (this.#acknowledged === revision) return;
    this.#acknowledged = revision;
    this.#sync.acknowledge(revision);
  }

  get window(): WindowStateStore {
    return this.#window;
  }

  get server(): ServerSync {
    return this.#sync;
  }

  get jumps(): ClockJumps {
    return this.#clockJumps;
  }

  connect(): void {
    this.#eventStore.open();
    this.#unsubscribePage = this.#options.page.subscribe((event) => this.#handlePage(event));
    this.#sync.connect();
    this.#roomClock.detectGaps(hasRunningTimer(this.#state()));
    this.#undoExpiry.schedule(this.#snapshots.current.undoable, this.now());
    if (hasPermission(this.#options.role, 'start-next')) this.#autoStarter.start();
    if (this.#eventStore.storage() !== this.#snapshots.current.storage) this.#refresh();
  }

  close(): void {
    this.#handlePage('leave');
    this.#unsubscribePage?.();
    this.#roomClock.detectGaps(false);
    this.#undoExpiry.stop();
    this.#autoStarter.stop();
    this.#window.stop();
    this.ticker.stop();
    this.#sync.close();
  }

  #state(): RoomState {
    return stateOf(this.#eventStore.log());
  }

  /** Call after every change except the passing of time. */
  #refresh(): void {
    const nowMs = this.now();
    this.#window.noteState(this.#state());
    const { state, undoable } = this.#snapshots.update(nowMs);
    this.#roomClock.detectGaps(hasRunningTimer(state));
    this.#undoExpiry.schedule(undoable, nowMs);
    this.ticker.tick();
    this.#listeners.call();
    this.#autoStarter.check();
  }

  #write(act: Act, atMs: number): RoomEvent {
    const event = this.#eventStore.append(act, atMs);
    this.#sync.publish(event);
    this.#refresh();
    return event;
  }

  #handleRosterChange(): void {
    if (this.#snapshots.hasNewRoster()) this.#refresh();
  }

  #handlePage(event: PageLifecycleEvent): void {
    this.now();
    if (event === 'leave') {
      this.#eventStore.flush();
      this.#sync.leave();
      return;
    }
    this.ticker.tick();
    const isHidden = event === 'visibility' && this.#options.page.visibility() !== 'visible';
    if (isHidden) this.#sync.announce();
    else this.#sync.reconnect();
  }
}
