import {
  batchesOf,
  currentFormat,
  deltaFor,
  type Digest,
  encodeEvent,
  type EventLog,
  eventsOf,
  type LiveAuthor,
  type LiveRole,
  type RoomEvent,
  serializeLog,
  type ServerFrame,
} from '../../src/domain/index';
import type { Author } from './ports';

/** A message as it goes over the wire: encoded once, however many windows get it. */
export type Frame = Buffer;

export const encodeFrame = (message: ServerFrame): Frame => Buffer.from(JSON.stringify(message));

export const namesOf = (authors: Iterable<Author>): LiveAuthor[] =>
  Array.from(authors, ({ by, name }) => ({ by, name }));

/** Events in as many messages as they need, each encoded when it is asked for. The names come with the first one. */
export function* entriesFrames(
  events: readonly RoomEvent[],
  authors: readonly LiveAuthor[] = [],
): Generator<Frame> {
  let names = authors;
  for (const entries of batchesOf(events.map(encodeEvent))) {
    yield encodeFrame({ kind: 'entries', entries, authors: [...names] });
    names = [];
  }
}

/** The authors that a log names. */
export function authorsIn(
  { checkpoint, steps }: EventLog,
  authors: ReadonlyMap<string, Author>,
): LiveAuthor[] {
  const named = new Set([
    ...checkpoint.lines.map(({ by }) => by),
    ...steps.map(({ event }) => event.by),
  ]);
  return namesOf([...named].flatMap((by) => authors.get(by) ?? []));
}

/** Events in a `book` have at most so many characters as JSON; those of usual rooms have a tenth. */
const BOOK_EVENTS_MAX = 512 * 1024;

/** How many of the first events fit into a `book`. */
function countInBook(events: readonly RoomEvent[]): number {
  let length = 0;
  const first = events.findIndex((event) => {
    length += JSON.stringify(encodeEvent(event)).length;
    return length > BOOK_EVENTS_MAX;
  });
  return first === -1 ? events.length : first;
}

/** The whole log: a `book` with its checkpoint, and the events that follow it as `entries`. */
export interface Book {
  readonly frame: Frame;
  readonly rest: readonly RoomEvent[];
}

function bookOf(log: EventLog, role: LiveRole, authors: readonly LiveAuthor[]): Book {
  const events = eventsOf(log);
  const count = countInBook(events);
  const book = serializeLog({ ...log, steps: log.steps.slice(0, count) });
  const forViewers = { ...book, base: { ...book.base, lines: [] } };
  const frame = encodeFrame({
    kind: 'book',
    version: currentFormat.version,
    book: role === 'controller' ? book : forViewers,
    authors: [...authors],
  });
  return { frame, rest: events.slice(count) };
}

/** The whole log for windows of each role, encoded once for each state of the log. */
export class Books {
  #log: EventLog | undefined;
  readonly #books = new Map<LiveRole, Book>();

  of(log: EventLog, role: LiveRole, authors: ReadonlyMap<string, Author>): Book {
    if (this.#log !== log) this.#books.clear();
    this.#log = log;
    const known = this.#books.get(role);
    if (known) return known;
    const book = bookOf(log, role, role === 'controller' ? authorsIn(log, authors) : []);
    this.#books.set(role, book);
    return book;
  }
}

/** Whether a window has another checkpoint than the server: only the whole log helps it. */
export function needsBook({ checkpoint }: EventLog, known: Digest): boolean {
  return known.generation !== checkpoint.generation || known.by !== checkpoint.by;
}

/** The events that a window with the server's checkpoint does not have. */
export function missingEvents(log: EventLog, known: Digest): readonly RoomEvent[] {
  const delta = deltaFor(log, known);
  return delta.kind === 'events' ? delta.events : [];
}
