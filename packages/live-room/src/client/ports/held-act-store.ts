import type { RoomEvent } from '../../domain/event-log/event';
import type { LogLine } from '../../domain/state/log-line';

/** An act that came too late for the show and waits for a decision of its person. */
export interface HeldAct {
  readonly event: RoomEvent;
  /** Log lines of the act. */
  readonly lines: readonly LogLine[];
}

/** Keeps a person's held acts of one room, for all windows of the browser. */
export interface HeldActStore {
  /** Reads without changing the storage, so that a render may call it. */
  load(): readonly HeldAct[];
  add(acts: readonly HeldAct[]): void;
  /** Removes acts, and returns those that no other window has taken before. */
  take(acts: readonly HeldAct[]): readonly HeldAct[];
}
