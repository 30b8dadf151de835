import type { LiveAuthor } from '@standby/room-engine/protocol/server-messages';
import { batchesOf } from '@standby/room-engine/protocol/batches';
import { encodeEvent } from '@standby/room-engine/log/event';
import { serializeLog } from '@standby/room-engine/log/serialized-log';
import type { Author } from '@standby/room-engine/authority/ports';
import {
  type Audience,
  checkpointFor,
  type EventLog,
  eventsFor,
  type RoomEvent,
  type ServerFrame,
} from '../domain/index';
import type { RoomCopy } from './ports';

/** A message as it is sent over the wire. It is encoded once, whatever the number of windows. */
export interface Frame {
  readonly text: string;
}

export const encodeFrame = (message: ServerFrame): Frame => ({ text: JSON.stringify(message) });

export const namesOf = (authors: Iterable<Author>): LiveAuthor[] =>
  Array.from(authors, ({ by, name }) => ({ by, name }));

/** Consecutive events of a log. */
export interface EventRange {
  /** Position of the event before the first of these. */
  readonly after: number;
  readonly events: readonly RoomEvent[];
}

/**
 * Yields events in as many messages as they need, each encoded on demand. The first one carries the
 * names.
 */
export function* eventsFrames(
  { after, events }: EventRange,
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

/** Maximum length of the events in a `log`, as JSON characters; ten times what usual rooms have. */
const LOG_EVENTS_MAX = 512 * 1024;

/** Returns how many of the first events fit into a `log`. */
function countInLog(events: readonly RoomEvent[]): number {
  let length = 0;
  const first = events.findIndex((event) => {
    length += JSON.stringify(encodeEvent(event)).length;
    return length > LOG_EVENTS_MAX;
  });
  return first === -1 ? events.length : first;
}

/** The whole log: a `log` message with its checkpoint, and the events that follow it as `events`. */
export interface WholeLog {
  readonly frame: Frame;
  readonly rest: EventRange;
}

function wholeLog(
  { log, format }: Pick<RoomCopy, 'log' | 'format'>,
  audience: Audience,
  authors: readonly LiveAuthor[],
): WholeLog {
  const events = eventsFor(audience, log);
  const count = countInLog(events);
  const checkpoint = checkpointFor(audience, log.checkpoint);
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
export class WholeLogs {
  #log: EventLog | undefined;
  readonly #encoded = new Map<Audience, WholeLog>();

  of(copy: Pick<RoomCopy, 'log' | 'format' | 'authors'>, audience: Audience): WholeLog {
    const { log, authors } = copy;
    if (this.#log !== log) this.#encoded.clear();
    this.#log = log;
    const known = this.#encoded.get(audience);
    if (known) return known;
    const names = audience === 'desks' ? authorsIn(log, authors) : [];
    const encoded = wholeLog(copy, audience, names);
    this.#encoded.set(audience, encoded);
    return encoded;
  }
}
