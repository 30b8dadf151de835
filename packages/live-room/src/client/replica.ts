import { sequenceOf } from '@standby/room-engine/log/sequences';
import {
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  compactLong,
} from '@standby/room-engine/log/compaction';
import { eventIdOf } from '@standby/room-engine/log/event';
import { appendEvents, eventsOf, positionOf } from '@standby/room-engine/log/event-log';
import type { RoomEvent } from '../domain/event-log/event';
import type { EventLog, ReplayStep } from '../domain/event-log/event-log';
import type { LogLine } from '../domain/state/log-line';
import type { Audience } from '../domain/rules/define-act';
import type { Replica } from './ports/room-store';

const COMPACTION = { threshold: COMPACTION_THRESHOLD, keep: COMPACTION_KEEP, withOpaque: false };

/** Puts the outbox after the stored log. */
function rebase(
  { stored, audience }: Pick<Replica, 'stored' | 'audience'>,
  outbox: readonly RoomEvent[],
  known: readonly ReplayStep[] = [],
): Replica {
  const unstored = outbox.filter(({ by, seq }) => seq > sequenceOf(stored.sequences, by));
  return { stored, audience, outbox: unstored, log: appendEvents(stored, unstored, known) };
}

/**
 * @param audience that the stored log was sent to; earlier releases sent the whole log to all
 * windows
 */
export function createReplica(
  stored: EventLog,
  outbox: readonly RoomEvent[] = [],
  audience: Audience = 'desks',
): Replica {
  return rebase({ stored, audience }, outbox);
}

export function addToOutbox({ outbox, log, ...stored }: Replica, event: RoomEvent): Replica {
  return { ...stored, outbox: [...outbox, event], log: appendEvents(log, [event]) };
}

/**
 * Replaces copies of the outbox's events by these events, so that their replayed steps can be
 * reused.
 */
function withOwn(events: readonly RoomEvent[], outbox: readonly RoomEvent[]): RoomEvent[] {
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
export function receiveEvents(
  replica: Replica,
  after: number,
  events: readonly RoomEvent[],
): Replica | undefined {
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
export function replaceStored(
  replica: Replica,
  next: EventLog,
  audience: Audience = replica.audience,
): Replica {
  const { stored, outbox, log } = replica;
  const known = eventsOf(stored).filter(({ act, verbatim }) => act !== null || verbatim);
  return rebase({ stored: next, audience }, [...known, ...outbox], log.steps);
}

export interface Withdrawn {
  readonly replica: Replica;
  readonly events: readonly RoomEvent[];
  /** Log lines of the withdrawn events. */
  readonly lines: readonly LogLine[];
}

/** Removes an author's events from a number on from the outbox, E8. */
export function withdraw(replica: Replica, by: string, fromSeq: number): Withdrawn {
  const { outbox, log } = replica;
  const isWithdrawn = (event: RoomEvent) => event.by === by && event.seq >= fromSeq;
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
