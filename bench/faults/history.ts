import type { Audience } from '../../packages/live-room/src/domain/index.ts';

/** An entry of a run's history. All windows of a run read one monotonic clock. */
export type Entry =
  /** A window did an act. */
  | { readonly kind: 'done'; readonly window: string; readonly event: string }
  /** An event left a window, for the first time or again. */
  | { readonly kind: 'sent'; readonly window: string; readonly event: string; readonly act: string }
  /**
   * A window received the event that is stored at a position. Its own event is acknowledged that
   * way.
   */
  | ({ readonly kind: 'received'; readonly window: string } & StoredEvent)
  | {
      readonly kind: 'refused';
      readonly window: string;
      readonly event: string;
      readonly reason: string;
    }
  /** Room's time in a window, with the error that the window stated. */
  | {
      readonly kind: 'time';
      readonly window: string;
      readonly roomMs: number;
      readonly errorMs: number;
    }
  | { readonly kind: 'fault'; readonly name: string; readonly isOn: boolean }
  /** A copy now serves, with the events up to a position. Later events are stored again. */
  | { readonly kind: 'fork'; readonly position: number };

export type Recorded = Entry & {
  /** Milliseconds on the monotonic clock. */
  readonly atMs: number;
};

export interface StoredEvent {
  readonly position: number;
  /** Author and number of the event. */
  readonly event: string;
  /** Text of the act, by `actText`. */
  readonly act: string;
}

/** Returns an act as text with sorted fields, because each side writes them in its own order. */
export const actText = (act: unknown): string =>
  JSON.stringify(act, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );

/** Records acts, acknowledgements and faults in the order in which they happened. */
export class History {
  readonly entries: Recorded[] = [];

  add(entry: Entry): void {
    this.entries.push({ ...entry, atMs: performance.now() });
  }
}

/** State after all faults were over and all windows had come back. */
export interface Outcome {
  /** Stored log, read from the database. */
  readonly log: readonly StoredEvent[];
  /** The windows, and the log replayed from its first event. */
  readonly windows: readonly FinalWindow[];
}

export interface FinalWindow {
  readonly name: string;
  /** Audience of the window: viewers get placeholders for acts that only desks may read. */
  readonly audience: Audience;
  readonly position: number;
  /** Acts that were not acknowledged. */
  readonly unsent: number;
  readonly state: unknown;
}
