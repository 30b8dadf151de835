import type { RoomEvent } from './event';
import { createEventLog, type EventLog, eventsOf } from './event-log';
import type { LogLine } from './log-line';
import { mergeEvents } from './merge';
import { sequenceOf, type VersionVector } from './version-vector';

/** The events that the server has not stored, S2, in order. */
export function outboxOf(log: EventLog, stored: VersionVector): RoomEvent[] {
  return eventsOf(log).filter(({ by, seq }) => seq > sequenceOf(stored, by));
}

export interface Withdrawn {
  readonly log: EventLog;
  readonly events: readonly RoomEvent[];
  /** What the log said of them. */
  readonly lines: readonly LogLine[];
}

/** Takes an author's events from a number on out of a log, E8. */
export function withdraw(log: EventLog, by: string, fromSeq: number): Withdrawn {
  const isWithdrawn = (event: RoomEvent) => event.by === by && event.seq >= fromSeq;
  const steps = log.steps.filter(({ event }) => isWithdrawn(event));
  const kept = eventsOf(log).filter((event) => !isWithdrawn(event));
  const pending = log.pending.filter((event) => !isWithdrawn(event));
  return {
    log: mergeEvents({ ...createEventLog(log.checkpoint), pending }, kept),
    events: steps.map(({ event }) => event),
    lines: steps.flatMap(({ line }) => line ?? []),
  };
}
