import type { Act, KnownEvent, RoomEvent, RoomTypes } from './event';
import { replay } from './replay';
import type { RoomRules } from './room-rules';
import { sequenceOf, type Sequences } from './sequences';

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
export interface Checkpoint<Room extends RoomTypes> extends LogEnd {
  /** Sequence numbers of the compacted events. */
  readonly sequences: Sequences;
  readonly state: Room['state'];
  /** Log lines of the compacted events. */
  readonly lines: readonly Room['line'][];
  /**
   * Events whose effect is missing from the state: the first of each kind that the release did not
   * understand.
   */
  readonly opaque: readonly OpaqueEvent[];
}

/** An event with its outcome in a replay. */
export interface ReplayStep<Room extends RoomTypes> {
  readonly event: RoomEvent<Room>;
  /**
   * `too-late` for an undo without effect, `opaque` if this release does not understand the act,
   * `withheld` if this window may not read it.
   */
  readonly outcome: 'done' | 'undone' | 'too-late' | 'opaque' | 'withheld' | Room['refusal'];
  readonly after: Room['state'];
  /** Log lines of the event: one for each act of a batch, none for a refused event. */
  readonly lines: readonly Room['line'][];
  /** Digest of the log up to this event, see `chainDigest`. */
  readonly digest: string;
}

export interface EventLog<Room extends RoomTypes> {
  readonly rules: RoomRules<Room>;
  readonly checkpoint: Checkpoint<Room>;
  /** The events after the checkpoint, by position. */
  readonly steps: readonly ReplayStep<Room>[];
  /** Sequence numbers of all events of the log. */
  readonly sequences: Sequences;
}

/** Returns the checkpoint from which a room starts. */
export function initialCheckpoint<Room extends RoomTypes>(
  rules: RoomRules<Room>,
  room: string,
): Checkpoint<Room> {
  const state = rules.initialState(room);
  return { position: 0, digest: '', sequences: new Map(), state, lines: [], opaque: [] };
}

/** Returns the log of a room without events. */
export const initialLog = <Room extends RoomTypes>(
  rules: RoomRules<Room>,
  room: string,
): EventLog<Room> => createEventLog(rules, initialCheckpoint(rules, room));

/** Creates a log without events after its checkpoint. */
export function createEventLog<Room extends RoomTypes>(
  rules: RoomRules<Room>,
  checkpoint: Checkpoint<Room>,
): EventLog<Room> {
  return { rules, checkpoint, steps: [], sequences: checkpoint.sequences };
}

export function stateOf<Room extends RoomTypes>(log: EventLog<Room>): Room['state'] {
  return log.steps.at(-1)?.after ?? log.checkpoint.state;
}

/** Returns the position of the last event, which is the number of all events behind the state. */
export function positionOf<Room extends RoomTypes>({ checkpoint, steps }: EventLog<Room>): number {
  return checkpoint.position + steps.length;
}

export function endOf<Room extends RoomTypes>(log: EventLog<Room>): LogEnd {
  const { digest } = log.steps.at(-1) ?? log.checkpoint;
  return { position: positionOf(log), digest };
}

export function eventsOf<Room extends RoomTypes>({
  steps,
}: Pick<EventLog<Room>, 'steps'>): RoomEvent<Room>[] {
  return steps.map(({ event }) => event);
}

/** Returns all log lines, oldest first. */
export function linesOf<Room extends RoomTypes>(log: EventLog<Room>): Room['line'][] {
  return [...log.checkpoint.lines, ...log.steps.flatMap(({ lines }) => lines)];
}

/** Returns the event of an act that is done now. */
export function nextEvent<Room extends RoomTypes>(
  log: EventLog<Room>,
  author: Pick<RoomEvent<Room>, 'by' | 'role'>,
  act: Act<Room>,
  atMs: number,
): KnownEvent<Room> {
  return { ...author, seq: sequenceOf(log.sequences, author.by) + 1, atMs, act };
}

/**
 * Appends events to a log. Known events, and events after a gap in their author's numbers, are left
 * out.
 *
 * @param known steps of an earlier replay of the same events, which are reused
 * @returns the same log if there is nothing to append
 */
export function appendEvents<Room extends RoomTypes>(
  log: EventLog<Room>,
  events: readonly RoomEvent<Room>[],
  known: readonly ReplayStep<Room>[] = log.steps,
): EventLog<Room> {
  const sequences = new Map(log.sequences);
  const added = events.filter(({ by, seq }) => {
    const isNext = seq === sequenceOf(sequences, by) + 1;
    if (isNext) sequences.set(by, seq);
    return isNext;
  });
  if (added.length === 0) return log;
  const steps = replay(log, [...eventsOf(log), ...added], known);
  return { ...log, steps, sequences };
}

/**
 * Returns the events after an earlier end of the same log.
 * @returns undefined if the log does not continue from that end, or if its checkpoint covers some of the events
 */
export function eventsSince<Room extends RoomTypes>(
  log: EventLog<Room>,
  { position, digest }: LogEnd,
): RoomEvent<Room>[] | undefined {
  const { checkpoint, steps } = log;
  const count = position - checkpoint.position;
  if (count < 0 || count > steps.length) return undefined;
  const last = steps[count - 1] ?? checkpoint;
  return last.digest === digest ? eventsOf({ steps: steps.slice(count) }) : undefined;
}
