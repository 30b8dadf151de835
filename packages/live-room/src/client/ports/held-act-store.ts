import type { RoomEvent } from '../../domain/event-log/event';
import type { LogLine } from '../../domain/event-log/log-line';

/** An act that came too late for the show, and waits for its person. */
export interface HeldAct {
  readonly event: RoomEvent;
  /** What the log said of it. */
  readonly lines: readonly LogLine[];
}

/** Keeps a person's held acts of one room, for all windows of the browser. */
export interface HeldActStore {
  /** Changes nothing that is stored, so that a render may call it. */
  load(): readonly HeldAct[];
  add(acts: readonly HeldAct[]): void;
  /** Removes acts, and returns them without those that another window took before. */
  take(acts: readonly HeldAct[]): readonly HeldAct[];
}
