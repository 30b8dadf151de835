import type { Clock } from '@standby/room-engine/time/clock';
import type { RoomClockJump } from '@standby/room-engine/time/room-clock';
import type { Unsubscribe } from '@standby/room-engine/subscribable';
import type { HouseDeskStatus } from '../domain/state/house-desk-schema';
import { isSameCell, type SheetCell, type ShownGo } from '../domain/presence/screens';
import { type Hints, SHOWN_GOS_MAX } from '../domain/presence/hints';
import type { RoomState } from '../domain/state/room-schema';
import type { ScreenIdentity } from '../domain/state/screen-settings';
import { MILLIS_PER_SECOND } from '../domain/time/time';

/** Milliseconds for which an identified screen shows its name. */
const IDENTIFY_MS = 3 * MILLIS_PER_SECOND;

/** State that is not part of the room. */
export interface WindowState {
  /** Whether the window follows when another timer comes on air. */
  readonly isFollowing: boolean;
  /** Timer that this window shows instead of the one on air. */
  readonly ownTimerId: string | null;
  /**
   * Whether the key that starts and pauses acts on the selected timer instead of the one on air.
   */
  readonly isArmed: boolean;
  readonly jump: RoomClockJump | null;
  readonly isIdentifying: boolean;
  /** Whether this desk changes nothing until it is unlocked. */
  readonly isLocked: boolean;
  /** Screen that this viewer is; null for a desk, and until it is known. */
  readonly screen: ScreenIdentity | null;
  /** Cell of the cue sheet that the person of this desk is in. */
  readonly cell: SheetCell | null;
  /** Id by which this tab is on the book; null until it is known. */
  readonly callerId: string | null;
  /** The last GOs that this cue light showed, oldest first. */
  readonly shownGos: readonly ShownGo[];
  /** Name that a person without an account gave for themselves. */
  readonly personName: string | null;
  /** Department that this window answers for; null until its person has chosen one. */
  readonly department: string | null;
  /** How the house desks of this bridge stand. */
  readonly houseDesks: readonly HouseDeskStatus[];
}

/** Returns the parts of the state that the authority learns. */
export function hintsOf(window: WindowState): Hints & { name?: string } {
  const { ownTimerId: selected, cell, screen, callerId, shownGos } = window;
  const { personName: name, department, houseDesks } = window;
  return {
    ...(selected !== null && { selected }),
    ...(cell && { cell }),
    ...(screen && { screen }),
    ...(callerId !== null && { callerId }),
    ...(shownGos.length > 0 && { shownGos: [...shownGos] }),
    ...(houseDesks.length > 0 && { houseDesks: [...houseDesks] }),
    ...(name !== null && { name }),
    ...(department !== null && { department }),
  };
}

/** Holds the state of one window. After a `note` method, the caller has to show the change. */
export class WindowStateStore {
  readonly #clock: Clock;
  readonly #onChange: () => void;
  readonly #onAnnounce: () => void;
  #cancelIdentify: Unsubscribe | undefined;
  #state: WindowState = {
    isFollowing: true,
    ownTimerId: null,
    isArmed: false,
    jump: null,
    isIdentifying: false,
    isLocked: false,
    screen: null,
    cell: null,
    callerId: null,
    shownGos: [],
    personName: null,
    department: null,
    houseDesks: [],
  };

  /** @param onAnnounce called after a change that is sent to other windows */
  constructor(clock: Clock, onChange: () => void, onAnnounce: () => void) {
    this.#clock = clock;
    this.#onChange = onChange;
    this.#onAnnounce = onAnnounce;
  }

  get current(): WindowState {
    return this.#state;
  }

  set(change: Partial<WindowState>): void {
    const { ownTimerId, cell } = this.#state;
    this.#state = { ...this.#state, ...change };
    this.#onChange();
    const isElsewhere = !isSameCell(this.#state.cell, cell);
    if (this.#state.ownTimerId !== ownTimerId || isElsewhere) this.#onAnnounce();
  }

  /**
   * Arms the selected timer. The timer on air needs no arming, because the key acts on it anyway.
   */
  arm(isArmed: boolean): void {
    this.set({ isArmed: isArmed && this.#state.ownTimerId !== null });
  }

  /** @param shownTimerId timer at which a window stays when it stops following */
  follow(isFollowing: boolean, shownTimerId: string): void {
    this.set({ isFollowing, ownTimerId: isFollowing ? null : shownTimerId, isArmed: false });
  }

  noteJump(jump: RoomClockJump): void {
    this.#state = { ...this.#state, jump };
  }

  /** Ends a selection whose timer came on air or was removed. The caller shows the change. */
  noteState({ selectedTimerId, timers }: RoomState): void {
    const { isFollowing, ownTimerId } = this.#state;
    if (ownTimerId === null) return;
    const isOnAir = ownTimerId === selectedTimerId;
    if (!isOnAir && timers.some(({ id }) => id === ownTimerId)) return;
    const isStaying = isOnAir && !isFollowing;
    this.#state = {
      ...this.#state,
      isArmed: false,
      ownTimerId: isStaying ? ownTimerId : null,
    };
    if (!isStaying) this.#onAnnounce();
  }

  setScreen(screen: ScreenIdentity): void {
    this.set({ screen });
    this.#onAnnounce();
  }

  setCaller(callerId: string): void {
    this.set({ callerId });
    this.#onAnnounce();
  }

  /** Reports a GO once, when it is first shown on the screen. */
  noteGo(go: ShownGo): void {
    const { shownGos } = this.#state;
    if (shownGos.some(({ goAtMs }) => goAtMs === go.goAtMs)) return;
    // No screen of this window shows this value, so listeners are not called.
    this.#state = { ...this.#state, shownGos: [...shownGos, go].slice(-SHOWN_GOS_MAX) };
    this.#onAnnounce();
  }

  introduce(personName: string | null): void {
    if (personName === this.#state.personName) return;
    this.set({ personName });
    this.#onAnnounce();
  }

  answerFor(department: string | null): void {
    if (department === this.#state.department) return;
    this.set({ department });
    this.#onAnnounce();
  }

  setHouseDesks(houseDesks: readonly HouseDeskStatus[]): void {
    this.set({ houseDesks });
    this.#onAnnounce();
  }

  /** Shows this screen's name for a while. */
  identify(): void {
    this.stop();
    this.#cancelIdentify = this.#clock.after(IDENTIFY_MS, () => this.set({ isIdentifying: false }));
    this.set({ isIdentifying: true });
  }

  stop(): void {
    this.#cancelIdentify?.();
  }
}
