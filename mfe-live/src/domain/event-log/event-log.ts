import type { RoomState } from '../room/room-schema';
import { sampleRoom } from '../room/room-state';
import type { Refusal } from '../room/rules';
import type { Act, KnownEvent, RoomEvent } from './event';
import type { LogLine } from './log-line';
import { eventCount, sequenceOf, type VersionVector } from './version-vector';

/*
 * The event log is the room: a checkpoint and all events since, in an order that every window computes
 * alike. What arrives late goes to its place, and what follows is replayed; so windows that know the
 * same events show the same room, however the events travelled. Refused acts stay in, without effect.
 */

/** The state that older events were compacted into, so that a log does not grow without end. */
export interface Checkpoint {
  /** Rises with each compaction: see `isLaterCheckpoint`. */
  readonly generation: number;
  /** The window that compacted. */
  readonly by: string;
  /** The events that are in. */
  readonly covered: VersionVector;
  /** Highest of their Lamport timestamps. */
  readonly lamport: number;
  readonly state: RoomState;
  /** Their log lines. */
  readonly lines: readonly LogLine[];
}

/** An event with what came of it when it was replayed. */
export interface ReplayStep {
  readonly event: RoomEvent;
  /** `opaque` where this release does not know what the act does. */
  readonly outcome: 'done' | 'undone' | 'opaque' | Refusal;
  readonly after: RoomState;
  /** What the log says of it; null where the act was refused. */
  readonly line: LogLine | null;
}

export interface EventLog {
  readonly checkpoint: Checkpoint;
  readonly steps: readonly ReplayStep[];
  readonly versionVector: VersionVector;
  /** Causally pending: an event of the same author before them has not arrived. */
  readonly pending: readonly RoomEvent[];
}

/** The checkpoint that all windows of a show start from. */
export function initialCheckpoint(showId: string): Checkpoint {
  const state = sampleRoom(showId);
  return { generation: 0, by: '', covered: new Map(), lamport: 0, state, lines: [] };
}

/** Which of two checkpoints counts: the one of the higher generation, then the one of the higher id. */
export function isLaterCheckpoint(
  one: Pick<Checkpoint, 'generation' | 'by'>,
  other: Pick<Checkpoint, 'generation' | 'by'>,
): boolean {
  return one.generation === other.generation
    ? one.by > other.by
    : one.generation > other.generation;
}

/** A log without events since its checkpoint. */
export function createEventLog(checkpoint: Checkpoint): EventLog {
  return { checkpoint, steps: [], versionVector: checkpoint.covered, pending: [] };
}

export function stateOf(log: EventLog): RoomState {
  return log.steps.at(-1)?.after ?? log.checkpoint.state;
}

/** Counts the events that the state rests on. */
export function revisionOf(log: EventLog): number {
  return eventCount(log.versionVector);
}

export function eventsOf({ steps }: Pick<EventLog, 'steps'>): RoomEvent[] {
  return steps.map(({ event }) => event);
}

/** All log lines, oldest first. */
export function linesOf(log: EventLog): LogLine[] {
  return [...log.checkpoint.lines, ...log.steps.flatMap(({ line }) => line ?? [])];
}

/** The event of an act that is done now: to be merged here and sent to the others. */
export function nextEvent(
  log: EventLog,
  author: Pick<RoomEvent, 'by' | 'role'>,
  act: Act,
  atMs: number,
): KnownEvent {
  const lamport = log.steps.at(-1)?.event.lamport ?? log.checkpoint.lamport;
  return {
    ...author,
    seq: sequenceOf(log.versionVector, author.by) + 1,
    lamport: Math.max(lamport, log.checkpoint.lamport) + 1,
    atMs,
    act,
  };
}
