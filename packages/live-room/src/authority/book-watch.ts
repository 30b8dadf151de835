import { BOOK_SILENCE_MS, CALLER_CUT_OFF_MS } from '../domain/calling/book-acts';
import { callingOf } from '../domain/state/calling-schema';
import { createCallerWatch } from '../domain/calling/caller-watch';
import { houseDesksOf } from '../domain/house-desks/with-house-desks';
import { type Act, isDeskRole, type RoomState } from '../domain/index';
import type { PresentWindow } from './ports';

/** Milliseconds by which a desk may count its question as unanswered before its authority does. */
const EARLY_MS = 1_000;

interface Noted {
  readonly id: string;
  readonly sinceMs: number | undefined;
}

/** A desk as the watch over the caller sees it. */
const deskOf = ({ role, callerId, visibility, isSilent = false }: PresentWindow) => ({
  role,
  ...(callerId !== undefined && { callerId }),
  status: isSilent || visibility === 'frozen' ? ('silent' as const) : ('current' as const),
});

const hasPassed = (ms: number, { sinceMs }: Noted, nowMs: number): boolean =>
  sinceMs !== undefined && nowMs - sinceMs >= ms;

/**
 * Decides for the authority when a desk may take the book from its caller, A7. The claims in an
 * act, such as the caller's silence or the moment of a question, come from the window that wants
 * the book, so they do not count.
 */
export class BookWatch {
  readonly #watch = createCallerWatch();
  readonly #leaseWatch = createCallerWatch();
  #caller: Noted | undefined;
  /** Caller who armed the departments. */
  #lessee: Noted | undefined;
  #asked: Noted | undefined;

  /** Notes which windows are present. */
  noteWindows(state: RoomState, windows: readonly PresentWindow[], nowMs: number): void {
    const { caller } = callingOf(state);
    const desks = windows.filter(({ role }) => isDeskRole(role)).map(deskOf);
    const sinceMs = this.#watch.look(caller, desks, nowMs);
    this.#caller = caller ? { id: caller.id, sinceMs } : undefined;
    // A desk of an earlier release arms nothing: it does not stand for the caller here.
    const said = desks.filter(({ callerId }) => callerId !== undefined);
    const lostSinceMs = this.#leaseWatch.look(caller, said, nowMs);
    this.#lessee = caller ? { id: caller.id, sinceMs: lostSinceMs } : undefined;
  }

  /**
   * Whether the lease of the armed departments has ended, because the authority has not heard their caller for too long.
   *
   * @param silenceMs zero when an authority begins: departments stay armed only if their caller is present
   */
  endsLease(state: RoomState, nowMs: number, silenceMs = CALLER_CUT_OFF_MS): boolean {
    if (houseDesksOf(state).armed.length === 0) return false;
    const { caller } = callingOf(state);
    // Another caller was noted last: the next look knows.
    if (!this.#lessee || this.#lessee.id !== caller?.id) return !caller;
    return hasPassed(silenceMs, this.#lessee, nowMs);
  }

  /** Notes which desk asked for the book. */
  noteAsked(state: RoomState, nowMs: number): void {
    const { asked } = callingOf(state);
    if (asked?.id === this.#asked?.id) return;
    this.#asked = asked ? { id: asked.id, sinceMs: nowMs } : undefined;
  }

  /** Whether an act takes the book of a caller who is not cut off and has had no time to answer. */
  refuses(act: Act, state: RoomState, nowMs: number): boolean {
    if (act.type !== 'take-book') return false;
    const { caller } = callingOf(state);
    if (!caller || caller.id === act.callerId) return false;
    const isCutOff =
      this.#caller?.id === caller.id && hasPassed(CALLER_CUT_OFF_MS, this.#caller, nowMs);
    const isUnanswered =
      this.#asked?.id === act.callerId && hasPassed(BOOK_SILENCE_MS - EARLY_MS, this.#asked, nowMs);
    return !isCutOff && !isUnanswered;
  }
}
