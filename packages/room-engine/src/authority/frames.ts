import { encodeEvent, type RoomEvent, type RoomTypes } from '../log/event';
import type { EventLog } from '../log/event-log';
import { serializeLog } from '../log/serialized-log';
import { batchesOf } from '../protocol/batches';
import type { LiveAuthor, ServerFrame } from '../protocol/server-messages';
import type { Audiences } from './audiences';
import type { Author } from './ports';
import type { RoomCopy } from './room-copy';

/** A message as it is sent over the wire. It is encoded once, whatever the number of windows. */
export interface Frame {
  readonly text: string;
}

export const encodeFrame = (message: ServerFrame<RoomTypes>): Frame => ({
  text: JSON.stringify(message),
});

export const namesOf = (authors: Iterable<Author>): LiveAuthor[] =>
  Array.from(authors, ({ by, name }) => ({ by, name }));

/** Consecutive events of a log. */
interface EventRange<Room extends RoomTypes> {
  /** Position of the event before the first of these. */
  readonly after: number;
  readonly events: readonly RoomEvent<Room>[];
}

/**
 * Yields events in as many messages as they need, each encoded on demand. The first one carries the
 * names.
 */
export function* eventsFrames<Room extends RoomTypes>(
  { after, events }: EventRange<Room>,
  authors: readonly LiveAuthor[] = [],
): Generator<Frame> {
  let names = authors;
  let position = after;
  for (const batch of batchesOf(events.map(encodeEvent))) {
    yield encodeFrame({ kind: 'events', after: position, events: batch, authors: [...names] });
    position += batch.length;
    names = [];
  }
}

/** Returns the authors that a log names. */
export function authorsIn<Room extends RoomTypes>(
  { checkpoint, steps }: EventLog<Room>,
  authors: ReadonlyMap<string, Author>,
): LiveAuthor[] {
  const named = new Set([
    ...checkpoint.lines.map(({ by }) => by),
    ...steps.map(({ event }) => event.by),
  ]);
  return namesOf([...named].flatMap((by) => authors.get(by) ?? []));
}

/** Maximum length of the events in a `log`, as JSON characters; ten times what usual rooms have. */
const LOG_EVENTS_MAX = 512 * 1024;

/** Returns how many of the first events fit into a `log`. */
function countInLog<Room extends RoomTypes>(events: readonly RoomEvent<Room>[]): number {
  let length = 0;
  const first = events.findIndex((event) => {
    length += JSON.stringify(encodeEvent(event)).length;
    return length > LOG_EVENTS_MAX;
  });
  return first === -1 ? events.length : first;
}

/** The whole log: a `log` message with its checkpoint, and the events that follow it as `events`. */
interface WholeLog<Room extends RoomTypes> {
  readonly frame: Frame;
  readonly rest: EventRange<Room>;
}

function wholeLog<Room extends RoomTypes>(
  { log, format }: Pick<RoomCopy<Room>, 'log' | 'format'>,
  audiences: Audiences<Room>,
  audience: Room['audience'],
  authors: readonly LiveAuthor[],
): WholeLog<Room> {
  const events = audiences.eventsFor(audience, log);
  const count = countInLog(events);
  const checkpoint = audiences.checkpointFor(audience, log.checkpoint);
  const frame = encodeFrame({
    kind: 'log',
    version: format.version,
    log: {
      ...serializeLog({ ...log, checkpoint, steps: [] }),
      events: events.slice(0, count).map(encodeEvent),
    },
    audience,
    authors: [...authors],
  });
  return { frame, rest: { after: checkpoint.position + count, events: events.slice(count) } };
}

/** Holds the whole log for each audience, encoded once for each state of the log. */
export class WholeLogs<Room extends RoomTypes> {
  #log: EventLog<Room> | undefined;
  readonly #audiences: Audiences<Room>;
  readonly #encoded = new Map<Room['audience'], WholeLog<Room>>();

  constructor(audiences: Audiences<Room>) {
    this.#audiences = audiences;
  }

  of(
    copy: Pick<RoomCopy<Room>, 'log' | 'format' | 'authors'>,
    audience: Room['audience'],
  ): WholeLog<Room> {
    const { log, authors } = copy;
    if (this.#log !== log) this.#encoded.clear();
    this.#log = log;
    const known = this.#encoded.get(audience);
    if (known) return known;
    const names = this.#audiences.isWhole(audience) ? authorsIn(log, authors) : [];
    const encoded = wholeLog(copy, this.#audiences, audience, names);
    this.#encoded.set(audience, encoded);
    return encoded;
  }
}
