import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { commandsOf, type EventLog } from '@standby/live-room';
import type { Question } from '@standby/room-parts/contract';
import type { Rooms } from '../room/rooms';
import type { RoomKey } from '@standby/live-room/authority/ports';

type QuestionStatuses = ReadonlyMap<string, Question['status']>;

/**
 * Milliseconds that a reading of a sleeping room is used. Pages wait longer than that before they
 * ask about a question.
 */
const READ_HOLDS_MS = 5_000;

/** Returns the statuses of a room's questions, by their ids. */
function questionStatuses(log: EventLog): QuestionStatuses {
  const { messages, shownMessageId } = stateOf(log);
  const acts = log.steps.flatMap(({ outcome, event }) =>
    outcome === 'done' ? commandsOf(event.act) : [],
  );
  const idsOf = (type: 'ask' | 'show-message') =>
    new Set(acts.flatMap((act) => (act.type === type ? [act.messageId] : [])));
  const wereShown = idsOf('show-message');
  // A compacted act has only its line.
  const shownTexts = new Set(
    linesOf(log).flatMap(({ type, text, isUndone }) =>
      type === 'show-message' && !isUndone ? [text] : [],
    ),
  );
  const statuses = new Map<string, Question['status']>();
  for (const id of idsOf('ask')) statuses.set(id, wereShown.has(id) ? 'answered' : 'hidden');
  for (const { id, text, moderation = 'waiting' } of messages) {
    const wasShown = wereShown.has(id) || shownTexts.has(text);
    statuses.set(id, id === shownMessageId ? 'shown' : wasShown ? 'answered' : moderation);
  }
  return statuses;
}

interface QuestionReaderOptions {
  readonly rooms: Pick<Rooms, 'awake'>;
  /** Reads the log of a sleeping room; undefined if the show does not exist. */
  readonly read: (key: RoomKey) => Promise<EventLog | undefined>;
  readonly monotonicMs: () => number;
}

interface Reading {
  readonly atMs: number;
  readonly statuses: Promise<QuestionStatuses>;
}

/**
 * Answers from memory for the statuses of questions. A room that is awake is already there. A
 * sleeping room is read once for all askers, without waking it.
 */
export class QuestionReader {
  readonly #options: QuestionReaderOptions;
  readonly #ofLogs = new WeakMap<EventLog, QuestionStatuses>();
  /** Readings of sleeping rooms, the oldest first. */
  readonly #readings = new Map<string, Reading>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: QuestionReaderOptions) {
    this.#options = options;
  }

  /** @param mayRead called before the storage is read; it throws to prevent that */
  of(key: RoomKey, mayRead: () => void): Promise<QuestionStatuses> | QuestionStatuses {
    const room = this.#options.rooms.awake(key);
    if (room) return this.#statusesOf(room.copy.log);
    this.#forgetOld();
    const name = `${key.organizationId}/${key.showId}`;
    const known = this.#readings.get(name);
    if (known) return known.statuses;
    mayRead();
    const statuses = this.#readNext(key);
    this.#readings.set(name, { atMs: this.#options.monotonicMs(), statuses });
    // A failed reading is forgotten, so that the next asker reads again.
    statuses.catch(() => this.#readings.delete(name));
    return statuses;
  }

  /** Reads one room after the other, so that rooms in use wait for one read at most. */
  #readNext(key: RoomKey): Promise<QuestionStatuses> {
    const reading = this.#last.then(async () => {
      const log = await this.#options.read(key);
      return log ? questionStatuses(log) : new Map();
    });
    this.#last = reading.catch(() => {});
    return reading;
  }

  #statusesOf(log: EventLog): QuestionStatuses {
    const known = this.#ofLogs.get(log);
    if (known) return known;
    const statuses = questionStatuses(log);
    this.#ofLogs.set(log, statuses);
    return statuses;
  }

  #forgetOld(): void {
    const sinceMs = this.#options.monotonicMs() - READ_HOLDS_MS;
    for (const [name, { atMs }] of this.#readings) {
      if (atMs > sinceMs) return;
      this.#readings.delete(name);
    }
  }
}
