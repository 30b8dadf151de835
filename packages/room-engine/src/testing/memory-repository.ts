import type { Append, Author, RoomRepository, RoomTransaction } from '../authority/ports';
import { encodeEvent, eventIdOf, type RoomTypes } from '../log/event';
import type { LogEnd } from '../log/event-log';

interface StoredRow {
  readonly id: string;
  readonly text: string;
}

interface Rows {
  readonly events: readonly StoredRow[];
  readonly authors: ReadonlyMap<string, Author>;
  readonly checkpoint: string | null;
  /** Number of events that the checkpoint covers. */
  readonly compactedTo: number;
}

/** Fate of the next transaction: its commit fails, or only the answer to it is lost. */
export type Fate = 'commit' | 'abort' | 'lose-answer';

const parse = ({ text }: StoredRow): unknown => JSON.parse(text);

/** A room's storage that lasts for the test: whole transactions, one after the other. */
export class MemoryRepository<Room extends RoomTypes> implements RoomRepository<Room> {
  fate: Fate = 'commit';
  #rows: Rows = {
    events: [],
    authors: new Map(),
    checkpoint: null,
    compactedTo: 0,
  };

  get storedIds(): ReadonlySet<string> {
    return new Set(this.#rows.events.map(({ id }) => id));
  }

  async appendAt(expected: LogEnd, append: Append<Room>): Promise<boolean> {
    if (this.#rows.events.length !== expected.position) return false;
    await this.inTransaction((transaction) => transaction.append(append));
    return true;
  }

  async inTransaction<Result>(
    work: (transaction: RoomTransaction<Room>) => Promise<Result>,
  ): Promise<Result> {
    const draft = { ...this.#rows };
    const result = await work(transactionOn<Room>(draft));
    const { fate } = this;
    this.fate = 'commit';
    if (fate !== 'abort') this.#rows = draft;
    if (fate !== 'commit') throw new Error(`The storage failed: ${fate}`);
    return result;
  }
}

function transactionOn<Room extends RoomTypes>(draft: {
  -readonly [Name in keyof Rows]: Rows[Name];
}): RoomTransaction<Room> {
  return {
    lock: async () => undefined,
    load: async () => ({
      checkpoint: draft.checkpoint === null ? null : JSON.parse(draft.checkpoint),
      events: draft.events.slice(draft.compactedTo).map(parse),
      authors: [...draft.authors.values()],
    }),
    allEvents: async () => draft.events.map(parse),
    eventsAfter: async ({ position }) => ({
      events: draft.events.slice(position).map(parse),
      authors: [...draft.authors.values()],
    }),
    find: async (wanted) => {
      const ids = new Set(wanted.map(eventIdOf));
      return draft.events.filter(({ id }) => ids.has(id)).map(parse);
    },
    append: async ({ events, authors, compaction }) => {
      const rows = events.map((event) => ({
        id: eventIdOf(event),
        text: JSON.stringify(encodeEvent(event)),
      }));
      draft.events = [...draft.events, ...rows];
      draft.authors = new Map([
        ...draft.authors,
        ...authors.map((author): [string, Author] => [author.by, author]),
      ]);
      if (!compaction) return;
      draft.checkpoint = JSON.stringify(compaction.document);
      draft.compactedTo = compaction.position;
    },
  };
}
