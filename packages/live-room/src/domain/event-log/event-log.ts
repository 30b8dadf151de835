import { sequenceOf, type Sequences } from '@standby/room-engine/log/sequences';
import type { RoomState } from '../state/room-schema';
import { sampleRoom } from '../state/room-state';
import type { Refusal } from '../rules/refusals';
import type { Act, KnownEvent, RoomEvent } from './event';
import type { LogLine } from '../state/log-line';
import { replay } from './replay';

/*
 * The event log is the room: a checkpoint and all later events, in the order in which the authority
 * stored them. An event's position is its place in that order, counted from 1. Copies of one log
 * that end at the same position show the same room. Events that the rules refuse at their position
 * stay in the log, without effect.
 */

/** Kind and id of an event that a release did not wholly understand. */
export interface OpaqueEvent {
  readonly type: string;
  readonly by: string;
  readonly seq: number;
}

/** The end of a log. Logs with equal ends have the same events in the same order. */
export interface LogEnd {
  /** Position of the last event; 0 before the first. */
  readonly position: number;
  /** Digest of all events, see `chainDigest`; empty before the first event. */
  readonly digest: string;
}

/** The state that older events were compacted into, so that a log does not grow without end. */
export interface Checkpoint extends LogEnd {
  /** Sequence numbers of the compacted events. */
  readonly sequences: Sequences;
  readonly state: RoomState;
  /** Log lines of the compacted events. */
  readonly lines: readonly LogLine[];
  /**
   * Events whose effect is missing from the state: the first of each kind that the release did not
   * understand.
   */
  readonly opaque: readonly OpaqueEvent[];
}

/** An event with its outcome in a replay. */
export interface ReplayStep {
  readonly event: RoomEvent;
  /**
   * `opaque` if this release does not understand the act, `withheld` if this window may not read
   * it.
   */
  readonly outcome: 'done' | 'undone' | 'opaque' | 'withheld' | Refusal;
  readonly after: RoomState;
  /** Log lines of the event: one for each act of a batch, none for a refused event. */
  readonly lines: readonly LogLine[];
  /** Digest of the log up to this event, see `chainDigest`. */
  readonly digest: string;
}

export interface EventLog {
  readonly checkpoint: Checkpoint;
  /** The events after the checkpoint, by position. */
  readonly steps: readonly ReplayStep[];
  /** Sequence numbers of all events of the log. */
  readonly sequences: Sequences;
}

/** Returns the checkpoint from which every room starts. */
export function initialCheckpoint(showId: string): Checkpoint {
  const state = sampleRoom(showId);
  return { position: 0, digest: '', sequences: new Map(), state, lines: [], opaque: [] };
}

/** Creates a log without events after its checkpoint. */
export function createEventLog(checkpoint: Checkpoint): EventLog {
  return { checkpoint, steps: [], sequences: checkpoint.sequences };
}

export function stateOf(log: EventLog): RoomState {
  return log.steps.at(-1)?.after ?? log.checkpoint.state;
}

/** Returns the position of the last event, which is the number of all events behind the state. */
export function positionOf({ checkpoint, steps }: EventLog): number {
  return checkpoint.position + steps.length;
}

export function endOf(log: EventLog): LogEnd {
  const { digest } = log.steps.at(-1) ?? log.checkpoint;
  return { position: positionOf(log), digest };
}

export function eventsOf({ steps }: Pick<EventLog, 'steps'>): RoomEvent[] {
  return steps.map(({ event }) => event);
}

/** Returns all log lines, oldest first. */
export function linesOf(log: EventLog): LogLine[] {
  return [...log.checkpoint.lines, ...log.steps.flatMap(({ lines }) => lines)];
}

/** Returns the event of an act that is done now. */
export function nextEvent(
  log: EventLog,
  author: Pick<RoomEvent, 'by' | 'role'>,
  act: Act,
  atMs: number,
): KnownEvent {
  return { ...author, seq: sequenceOf(log.sequences, author.by) + 1, atMs, act };
}

/**
 * Appends events to a log. Known events, and events after a gap in their author's numbers, are left
 * out.
 *
 * @param known steps of an earlier replay of the same events, which are reused
 * @returns the same log if there is nothing to append
 */
export function appendEvents(
  log: EventLog,
  events: readonly RoomEvent[],
  known: readonly ReplayStep[] = log.steps,
): EventLog {
  const sequences = new Map(log.sequences);
  const added = events.filter(({ by, seq }) => {
    const isNext = seq === sequenceOf(sequences, by) + 1;
    if (isNext) sequences.set(by, seq);
    return isNext;
  });
  if (added.length === 0) return log;
  const steps = replay(log.checkpoint, [...eventsOf(log), ...added], known);
  return { ...log, steps, sequences };
}

/**
 * Returns the events after an earlier end of the same log.
 * @returns undefined if the log does not continue from that end, or if its checkpoint covers some of the events
 */
export function eventsSince(log: EventLog, { position, digest }: LogEnd): RoomEvent[] | undefined {
  const { checkpoint, steps } = log;
  const count = position - checkpoint.position;
  if (count < 0 || count > steps.length) return undefined;
  const last = steps[count - 1] ?? checkpoint;
  return last.digest === digest ? eventsOf({ steps: steps.slice(count) }) : undefined;
}
