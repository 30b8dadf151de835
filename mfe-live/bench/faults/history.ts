import type { Audience } from '../../../packages/live-room/src/domain/index.ts';

/** What happened in a run; all windows of it read one monotonic clock. */
export type Entry =
  /** A window did something. */
  | { readonly kind: 'done'; readonly window: string; readonly event: string }
  /** It left a window, for the first time or again. */
  | { readonly kind: 'sent'; readonly window: string; readonly event: string; readonly act: string }
  /** A window received the event that is stored at a position: for its own event, that is the acknowledgement. */
  | ({ readonly kind: 'told'; readonly window: string } & StoredEvent)
  | {
      readonly kind: 'refused';
      readonly window: string;
      readonly event: string;
      readonly reason: string;
    }
  /** What a window took for the room's time, and by how much it said that this can be wrong. */
  | {
      readonly kind: 'time';
      readonly window: string;
      readonly roomMs: number;
      readonly errorMs: number;
    }
  | { readonly kind: 'fault'; readonly name: string; readonly isOn: boolean }
  /** A copy serves that has what was stored up to a position. What came after it is stored anew. */
  | { readonly kind: 'fork'; readonly position: number };

export type Recorded = Entry & {
  /** On the monotonic clock. */
  readonly atMs: number;
};

export interface StoredEvent {
  readonly position: number;
  /** Author and number. */
  readonly event: string;
  /** `textOf` it. */
  readonly act: string;
}

/** An act as text in which the order of fields says nothing: each side writes its own. */
export const textOf = (act: unknown): string =>
  JSON.stringify(act, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );

/** Records calls, acknowledgements and faults in the order in which they happened. */
export class History {
  readonly entries: Recorded[] = [];

  add(entry: Entry): void {
    this.entries.push({ ...entry, atMs: performance.now() });
  }
}

/** What was there once all faults were over and all windows had come back. */
export interface Outcome {
  /** The stored log, read from the database. */
  readonly log: readonly StoredEvent[];
  /** The windows, and the log as it is replayed from its first event. */
  readonly windows: readonly FinalWindow[];
}

export interface FinalWindow {
  readonly name: string;
  /** Who the window belongs to: viewers get placeholders for acts that only desks may read. */
  readonly audience: Audience;
  readonly position: number;
  /** Acts that were not acknowledged. */
  readonly unsent: number;
  readonly state: unknown;
}
