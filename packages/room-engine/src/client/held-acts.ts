import { eventIdOf, isUndo, type RoomEvent, type RoomTypes } from '../log/event';
import type { RoomRules } from '../log/room-rules';
import { resolveUndos } from '../log/undo';
import { LATE_ACT_MS } from '../protocol/bounds';
import type { HeldAct, HeldActStore } from './window-storage';

/** Returns a store that keeps nothing. */
const memoryOnly = <Room extends RoomTypes>(): HeldActStore<Room> => ({
  load: () => [],
  add: () => undefined,
  take: (acts) => acts,
});

type HeldActRules<Room extends RoomTypes> = Pick<RoomRules<Room>, 'mayUndo' | 'movesOn'>;

/**
 * Keeps acts that came too late, even through reloads, until the person has decided
 * about them, E11.
 */
export class HeldActs<Room extends RoomTypes> {
  readonly #rules: HeldActRules<Room>;
  readonly #store: HeldActStore<Room>;
  #acts: readonly HeldAct<Room>[];
  /** Log lines of the held acts. */
  lines: readonly Room['line'][];

  constructor(rules: HeldActRules<Room>, store: HeldActStore<Room> = memoryOnly()) {
    this.#rules = rules;
    this.#store = store;
    this.#acts = store.load();
    this.lines = linesOf(this.#acts);
  }

  /**
   * Holds the late acts among withdrawn events; the first one always counts as late. Late acts that
   * the person has undone meanwhile are dropped together with their undo.
   *
   * @returns the other events
   */
  hold(
    events: readonly RoomEvent<Room>[],
    lines: readonly Room['line'][],
    nowMs: number,
  ): RoomEvent<Room>[] {
    const isLate = (event: RoomEvent<Room>, place: number) =>
      place === 0 ||
      (event.act !== null && this.#rules.movesOn(event.act) && nowMs - event.atMs >= LATE_ACT_MS);
    const late = events.filter(isLate);
    const { undone } = resolveUndos(events, this.#rules);
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

  /** Removes the held acts, and returns those about which no other window has decided. */
  take(): readonly RoomEvent<Room>[] {
    const taken = this.#store.take(this.#acts);
    this.#acts = [];
    this.lines = [];
    return taken.map(({ event }) => event);
  }
}

/** Returns events without the given ones and their undos, which have nothing left to undo. */
function withoutUndosOf<Room extends RoomTypes>(
  gone: readonly RoomEvent<Room>[],
  events: readonly RoomEvent<Room>[],
): RoomEvent<Room>[] {
  const ids = new Set(gone.map(eventIdOf));
  for (const event of events) {
    if (isUndo(event.act) && ids.has(event.act.entryId)) ids.add(eventIdOf(event));
  }
  return events.filter((event) => !ids.has(eventIdOf(event)));
}

const linesOf = <Room extends RoomTypes>(acts: readonly HeldAct<Room>[]): Room['line'][] =>
  acts.flatMap(({ lines }) => lines);
