import type { RoomState } from '../room/room-schema';
import { sampleRoom } from '../room/room-state';
import type { Refusal } from '../room/rules';
import type { Act, KnownEvent, RoomEvent } from './event';
import type { LogLine } from './log-line';
import { replay } from './replay';
import { sequenceOf, type Sequences } from './sequences';

/*
 * The event log is the room: a checkpoint and all events since, in the order in which the authority stored them.
 * The place of an event in that order is its position, counted from 1. Copies of one log that end at the same
 * position show the same room. Events that the rules refuse in their place stay in, without effect.
 */

/** Kind and id of an event that a release did not wholly understand. */
export interface OpaqueEvent {
  readonly type: string;
  readonly by: string;
  readonly seq: number;
}

/** Where a log ends. Logs with equal ends have the same events in the same order. */
export interface LogEnd {
  /** Of the last event; 0 before the first. */
  readonly position: number;
  /** See `chainDigest`; empty before the first event. */
  readonly digest: string;
}

/** The state that older events were compacted into, so that a log does not grow without end. */
export interface Checkpoint extends LogEnd {
  /** Of the events that are in. */
  readonly sequences: Sequences;
  readonly state: RoomState;
  /** Their log lines. */
  readonly lines: readonly LogLine[];
  /** Events whose effect is missing in the state: the first of each kind that the release did not understand. */
  readonly opaque: readonly OpaqueEvent[];
}

/** An event with what came of it when it was replayed. */
export interface ReplayStep {
  readonly event: RoomEvent;
  /** `opaque` where this release does not know what the act does, `withheld` where this window may not read it. */
  readonly outcome: 'done' | 'undone' | 'opaque' | 'withheld' | Refusal;
  readonly after: RoomState;
  /** What the log says of it: a line for each act of a batch, none where it was refused. */
  readonly lines: readonly LogLine[];
  /** Of the log up to here: see `chainDigest`. */
  readonly digest: string;
}

export interface EventLog {
  readonly checkpoint: Checkpoint;
  /** The events after the checkpoint, by position. */
  readonly steps: readonly ReplayStep[];
  /** Of all events of the log. */
  readonly sequences: Sequences;
}

/** The checkpoint that every room starts from. */
export function initialCheckpoint(showId: string): Checkpoint {
  const state = sampleRoom(showId);
  return { position: 0, digest: '', sequences: new Map(), state, lines: [], opaque: [] };
}

/** A log without events since its checkpoint. */
export function createEventLog(checkpoint: Checkpoint): EventLog {
  return { checkpoint, steps: [], sequences: checkpoint.sequences };
}

export function stateOf(log: EventLog): RoomState {
  return log.steps.at(-1)?.after ?? log.checkpoint.state;
}

/** Position of the last event: how many events the state rests on. */
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

/** All log lines, oldest first. */
export function linesOf(log: EventLog): LogLine[] {
  return [...log.checkpoint.lines, ...log.steps.flatMap(({ lines }) => lines)];
}

/** The event of an act that is done now. */
export function nextEvent(
  log: EventLog,
  author: Pick<RoomEvent, 'by' | 'role'>,
  act: Act,
  atMs: number,
): KnownEvent {
  return { ...author, seq: sequenceOf(log.sequences, author.by) + 1, atMs, act };
}

/**
 * Appends events at the end of a log. Events that are in it already, and those after a gap in their author's numbers,
 * are left out.
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
 * The events after an earlier end of the same log.
 * @returns undefined where the log does not go on from there, or its checkpoint covers some of them
 */
export function eventsSince(log: EventLog, { position, digest }: LogEnd): RoomEvent[] | undefined {
  const { checkpoint, steps } = log;
  const count = position - checkpoint.position;
  if (count < 0 || count > steps.length) return undefined;
  const last = steps[count - 1] ?? checkpoint;
  return last.digest === digest ? eventsOf({ steps: steps.slice(count) }) : undefined;
}
