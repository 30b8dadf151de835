import {
  currentFormat,
  deltaFor,
  type Digest,
  encodeEvent,
  ENTRIES_MAX,
  type EventLog,
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

/** Events in as many messages as they need. The names come with the first one. */
export function entriesFrames(
  events: readonly RoomEvent[],
  authors: readonly LiveAuthor[] = [],
): Frame[] {
  const frames: Frame[] = [];
  for (let start = 0; start < events.length; start += ENTRIES_MAX) {
    const entries = events.slice(start, start + ENTRIES_MAX).map(encodeEvent);
    frames.push(
      encodeFrame({ kind: 'entries', entries, authors: start === 0 ? [...authors] : [] }),
    );
  }
  return frames;
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

function bookFrame(log: EventLog, role: LiveRole, authors: readonly LiveAuthor[]): Frame {
  const book = serializeLog(log);
  const forViewers = { ...book, base: { ...book.base, lines: [] } };
  return encodeFrame({
    kind: 'book',
    version: currentFormat.version,
    book: role === 'controller' ? book : forViewers,
    authors: [...authors],
  });
}

/** The whole log for windows of each role, encoded once for each state of the log. */
export class Books {
  #log: EventLog | undefined;
  readonly #frames = new Map<LiveRole, Frame>();

  frame(log: EventLog, role: LiveRole, authors: ReadonlyMap<string, Author>): Frame {
    if (this.#log !== log) this.#frames.clear();
    this.#log = log;
    const known = this.#frames.get(role);
    if (known) return known;
    const frame = bookFrame(log, role, role === 'controller' ? authorsIn(log, authors) : []);
    this.#frames.set(role, frame);
    return frame;
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
