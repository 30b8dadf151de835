import { isSameCell, type SheetCell } from '../domain/live-protocol/screens';
import { type ShownGo, SHOWN_GOS_MAX } from '../domain/live-protocol/messages';
import type { RoomState } from '../domain/room/room-schema';
import type { ScreenIdentity } from '../domain/room/screen-settings';
import { MILLIS_PER_SECOND } from '../domain/timer/time';
import type { Clock } from './ports/clock';
import type { RoomClockJump } from './room-clock';
import type { Unsubscribe } from './subscribable';

/** How long a screen that is identified shows its name. */
const IDENTIFY_MS = 3 * MILLIS_PER_SECOND;

/** What is not shared with the other windows. */
export interface WindowState {
  /** Whether the window goes along when another timer comes on air. */
  readonly isFollowing: boolean;
  /** The timer that this window shows, where that is not what is on air. */
  readonly ownTimerId: string | null;
  /** Whether the key that starts and pauses acts on the selected timer, and not on the one on air. */
  readonly isArmed: boolean;
  readonly jump: RoomClockJump | null;
  readonly isIdentifying: boolean;
  /** Whether this desk changes nothing until it is unlocked. */
  readonly isLocked: boolean;
  /** Which screen this viewer is; null for a desk, and until it is known. */
  readonly screen: ScreenIdentity | null;
  /** Where the person of this desk is in the cue sheet. */
  readonly cell: SheetCell | null;
  /** The id by which this tab is on the book; null until it is known. */
  readonly callerId: string | null;
  /** The last GOs that this cue light showed, oldest first. */
  readonly shownGos: readonly ShownGo[];
  /** What the person calls themselves who came by a link. */
  readonly personName: string | null;
  /** The department that this window answers for; null until its person has chosen one. */
  readonly department: string | null;
}

/** The state of one window. The `note` methods leave it to the caller to show what they changed. */
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
  };

  /** @param onAnnounce after a change that is sent to other windows */
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

  /** What is on air needs no arming: the key acts on it anyway. */
  arm(isArmed: boolean): void {
    this.set({ isArmed: isArmed && this.#state.ownTimerId !== null });
  }

  /** @param shownTimerId where a window that follows no more stays. */
  follow(isFollowing: boolean, shownTimerId: string): void {
    this.set({ isFollowing, ownTimerId: isFollowing ? null : shownTimerId, isArmed: false });
  }

  noteJump(jump: RoomClockJump): void {
    this.#state = { ...this.#state, jump };
  }

  /** A selection ends where it came on air or was removed. The caller shows it. */
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

  /** Reports a GO once, when it is first on the screen. */
  noteGo(go: ShownGo): void {
    const { shownGos } = this.#state;
    if (shownGos.some(({ goAtMs }) => goAtMs === go.goAtMs)) return;
    // No screen of this window shows it.
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
