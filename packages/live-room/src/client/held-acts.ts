import { eventIdOf, type RoomEvent } from '../domain/event-log/event';
import type { LogLine } from '../domain/event-log/log-line';
import { isShowAct } from '../domain/event-log/show-acts';
import { resolveUndos } from '../domain/event-log/undo';
import { LATE_ACT_MS } from '../domain/live-protocol/bounds';
import type { HeldAct, HeldActStore } from './ports/held-act-store';

const NOT_KEPT: HeldActStore = { load: () => [], add: () => undefined, take: (acts) => acts };

/** Acts that came too late for the show, through reloads, until the person has decided about them, E11. */
export class HeldActs {
  readonly #store: HeldActStore;
  #acts: readonly HeldAct[];
  /** What the log said of them. */
  lines: readonly LogLine[];

  constructor(store: HeldActStore = NOT_KEPT) {
    this.#store = store;
    this.#acts = store.load();
    this.lines = linesOf(this.#acts);
  }

  /**
   * Keeps the late ones of events that were withdrawn, of which the first one is late. Those that the person took back
   * meanwhile are forgotten with their undo.
   *
   * @returns the others
   */
  hold(events: readonly RoomEvent[], lines: readonly LogLine[], nowMs: number): RoomEvent[] {
    const isLate = (event: RoomEvent, place: number) =>
      place === 0 || (isShowAct(event.act) && nowMs - event.atMs >= LATE_ACT_MS);
    const late = events.filter(isLate);
    const { undone } = resolveUndos(events);
    const acts = late
      .filter((event) => !undone.has(eventIdOf(event)))
      .map((event) => ({
        event,
        lines: lines.filter(({ id }) => id.split('.')[0] === eventIdOf(event)),
      }));
    this.#store.add(acts);
    this.#acts = [...this.#acts, ...acts];
    this.lines = linesOf(this.#acts);
    return withoutUndosOf(late, events);
  }

  /** Removes them, and returns those about which no other window has decided. */
  take(): readonly RoomEvent[] {
    const taken = this.#store.take(this.#acts);
    this.#acts = [];
    this.lines = [];
    return taken.map(({ event }) => event);
  }
}

/** The events without some of them and their undos, which have nothing to undo any more. */
function withoutUndosOf(gone: readonly RoomEvent[], events: readonly RoomEvent[]): RoomEvent[] {
  const ids = new Set(gone.map(eventIdOf));
  for (const event of events) {
    if (event.act?.type === 'undo' && ids.has(event.act.entryId)) ids.add(eventIdOf(event));
  }
  return events.filter((event) => !ids.has(eventIdOf(event)));
}

const linesOf = (acts: readonly HeldAct[]): LogLine[] => acts.flatMap(({ lines }) => lines);
