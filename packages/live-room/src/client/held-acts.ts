import { LATE_ACT_MS } from '@standby/room-engine/protocol/bounds';
import { eventIdOf } from '@standby/room-engine/log/event';
import { resolveUndos } from '@standby/room-engine/log/undo';
import type { RoomEvent } from '../domain/event-log/event';
import type { LogLine } from '../domain/state/log-line';
import { isShowAct } from '../domain/event-log/show-acts';
import { showRules } from '../domain/event-log/show-rules';
import type { HeldAct, HeldActStore } from './ports/room-store';

const MEMORY_ONLY_STORE: HeldActStore = {
  load: () => [],
  add: () => undefined,
  take: (acts) => acts,
};

/**
 * Keeps acts that came too late for the show, even through reloads, until the person has decided
 * about them, E11.
 */
export class HeldActs {
  readonly #store: HeldActStore;
  #acts: readonly HeldAct[];
  /** Log lines of the held acts. */
  lines: readonly LogLine[];

  constructor(store: HeldActStore = MEMORY_ONLY_STORE) {
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
  hold(events: readonly RoomEvent[], lines: readonly LogLine[], nowMs: number): RoomEvent[] {
    const isLate = (event: RoomEvent, place: number) =>
      place === 0 || (isShowAct(event.act) && nowMs - event.atMs >= LATE_ACT_MS);
    const late = events.filter(isLate);
    const { undone } = resolveUndos(events, showRules);
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
  take(): readonly RoomEvent[] {
    const taken = this.#store.take(this.#acts);
    this.#acts = [];
    this.lines = [];
    return taken.map(({ event }) => event);
  }
}

/** Returns events without the given ones and their undos, which have nothing left to undo. */
function withoutUndosOf(gone: readonly RoomEvent[], events: readonly RoomEvent[]): RoomEvent[] {
  const ids = new Set(gone.map(eventIdOf));
  for (const event of events) {
    if (event.act?.type === 'undo' && ids.has(event.act.entryId)) ids.add(eventIdOf(event));
  }
  return events.filter((event) => !ids.has(eventIdOf(event)));
}

const linesOf = (acts: readonly HeldAct[]): LogLine[] => acts.flatMap(({ lines }) => lines);
