import { commandsOf, type EventLog, linesOf, stateOf } from '@standby/live-room';
import type { Question } from '../contract';
import type { Rooms } from '@standby/live-room/authority/rooms';
import type { RoomKey } from '@standby/live-room/authority/ports';

export type QuestionStatuses = ReadonlyMap<string, Question['status']>;

/** How long a reading of a sleeping room is used. Pages ask later than that after a question. */
const READ_HOLDS_MS = 5_000;

/** What a room has done with its questions, by their ids. */
export function questionStatuses(log: EventLog): QuestionStatuses {
  const { messages, shownMessageId } = stateOf(log);
  const acts = log.steps.flatMap(({ outcome, event }) =>
    outcome === 'done' ? commandsOf(event.act) : [],
  );
  const idsOf = (type: 'ask' | 'show-message') =>
    new Set(acts.flatMap((act) => (act.type === type ? [act.messageId] : [])));
  const wereShown = idsOf('show-message');
  // What was compacted has only its line.
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

export interface QuestionReaderOptions {
  readonly rooms: Pick<Rooms, 'awake'>;
  /** Reads the log of a sleeping room; undefined if there is no such show. */
  readonly read: (key: RoomKey) => Promise<EventLog | undefined>;
  readonly monotonicMs: () => number;
}

interface Reading {
  readonly atMs: number;
  readonly statuses: Promise<QuestionStatuses>;
}

/** Answers what became of questions from memory: a room that is awake is there, and another is read once for all who ask, without waking. */
export class QuestionReader {
  readonly #options: QuestionReaderOptions;
  readonly #ofLogs = new WeakMap<EventLog, QuestionStatuses>();
  /** Of sleeping rooms, the oldest reading first. */
  readonly #readings = new Map<string, Reading>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: QuestionReaderOptions) {
    this.#options = options;
  }

  /** @param mayRead is asked where the storage has to be read */
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
    // What failed is read again for the next who asks.
    statuses.catch(() => this.#readings.delete(name));
    return statuses;
  }

  /** One reading after the other: rooms that are in use wait for one at most. */
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
