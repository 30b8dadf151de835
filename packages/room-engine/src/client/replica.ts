import { COMPACTION_KEEP, COMPACTION_THRESHOLD, compactLong } from '../log/compaction';
import { eventIdOf, type RoomEvent, type RoomTypes } from '../log/event';
import {
  appendEvents,
  type EventLog,
  eventsOf,
  positionOf,
  type ReplayStep,
} from '../log/event-log';
import { sequenceOf } from '../log/sequences';
import type { Replica } from './window-storage';

const COMPACTION = { threshold: COMPACTION_THRESHOLD, keep: COMPACTION_KEEP, withOpaque: false };

/** Puts the outbox after the stored log. */
function rebase<Room extends RoomTypes>(
  { stored, audience }: Pick<Replica<Room>, 'stored' | 'audience'>,
  outbox: readonly RoomEvent<Room>[],
  known: readonly ReplayStep<Room>[] = [],
): Replica<Room> {
  const unstored = outbox.filter(({ by, seq }) => seq > sequenceOf(stored.sequences, by));
  return { stored, audience, outbox: unstored, log: appendEvents(stored, unstored, known) };
}

/**
 * @param audience that the stored log was sent to; earlier releases sent the whole log to all
 * windows
 */
export function createReplica<Room extends RoomTypes>(
  stored: EventLog<Room>,
  outbox: readonly RoomEvent<Room>[] = [],
  audience: Room['audience'] = stored.rules.wholeAudience,
): Replica<Room> {
  return rebase({ stored, audience }, outbox);
}

export function addToOutbox<Room extends RoomTypes>(
  { outbox, log, ...stored }: Replica<Room>,
  event: RoomEvent<Room>,
): Replica<Room> {
  return { ...stored, outbox: [...outbox, event], log: appendEvents(log, [event]) };
}

/**
 * Replaces copies of the outbox's events by these events, so that their replayed steps can be
 * reused.
 */
function withOwn<Room extends RoomTypes>(
  events: readonly RoomEvent<Room>[],
  outbox: readonly RoomEvent<Room>[],
): RoomEvent<Room>[] {
  const own = new Map(outbox.map((event) => [eventIdOf(event), event]));
  return events.map((event) => {
    const copy = own.get(eventIdOf(event));
    const isSame = copy?.atMs === event.atMs && copy.act?.type === event.act?.type;
    return copy && isSame ? copy : event;
  });
}

/**
 * Appends events that the authority stored, S1.
 * @param after position of the event before the first of them
 * @returns undefined if events before them are missing
 */
export function receiveEvents<Room extends RoomTypes>(
  replica: Replica<Room>,
  after: number,
  events: readonly RoomEvent<Room>[],
): Replica<Room> | undefined {
  const { stored, audience, outbox, log } = replica;
  const position = positionOf(stored);
  if (after > position) return undefined;
  const arrived = withOwn(events.slice(position - after), outbox);
  if (arrived.length === 0) return replica;
  const next = appendEvents(stored, arrived, log.steps);
  return rebase({ stored: compactLong(next, COMPACTION), audience }, outbox, log.steps);
}

/**
 * Replaces the stored log with the authority's, S3. Events that this window had as stored may be
 * lost there, for example after a restore from a backup. They go back to the outbox, except for
 * placeholders.
 *
 * @param audience that the new log is sent to
 */
export function replaceStored<Room extends RoomTypes>(
  replica: Replica<Room>,
  next: EventLog<Room>,
  audience: Room['audience'] = replica.audience,
): Replica<Room> {
  const { stored, outbox, log } = replica;
  const known = eventsOf(stored).filter(({ act, verbatim }) => act !== null || verbatim);
  return rebase({ stored: next, audience }, [...known, ...outbox], log.steps);
}

export interface Withdrawn<Room extends RoomTypes> {
  readonly replica: Replica<Room>;
  readonly events: readonly RoomEvent<Room>[];
  /** Log lines of the withdrawn events. */
  readonly lines: readonly Room['line'][];
}

/** Removes an author's events from a number on from the outbox, E8. */
export function withdraw<Room extends RoomTypes>(
  replica: Replica<Room>,
  by: string,
  fromSeq: number,
): Withdrawn<Room> {
  const { outbox, log } = replica;
  const isWithdrawn = (event: RoomEvent<Room>) => event.by === by && event.seq >= fromSeq;
  const events = outbox.filter(isWithdrawn);
  const ids = new Set(events.map(eventIdOf));
  const steps = log.steps.filter(({ event }) => ids.has(eventIdOf(event)));
  const kept = outbox.filter((event) => !isWithdrawn(event));
  return {
    replica: rebase(replica, kept, log.steps),
    events,
    lines: steps.flatMap(({ lines }) => lines),
  };
}
