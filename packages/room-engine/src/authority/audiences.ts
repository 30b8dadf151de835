import { eventIdOf, isUndo, type RoomEvent, type RoomTypes } from '../log/event';
import { type Checkpoint, type EventLog, eventsOf, type ReplayStep } from '../log/event-log';
import { UNDO_REACH } from '../log/undo';
import type { AuthorityRules } from './authority-rules';

/*
 * Filters a log for windows that may not read all of it. They get a placeholder for each event that
 * they may not read; it keeps position, author, number and moment. Placeholders do not affect their
 * screens: these replicas show the same room as all others, without the parts that are not for
 * them.
 */

type AudienceRules<Room extends RoomTypes> = Pick<
  AuthorityRules<Room>,
  'audiences' | 'wholeAudience' | 'stateFor' | 'actFor'
>;

function eventFor<Room extends RoomTypes>(
  rules: AudienceRules<Room>,
  audience: Room['audience'],
  event: RoomEvent<Room>,
  before: Room['state'],
): RoomEvent<Room> {
  const { by, seq, atMs, role, act } = event;
  if (isUndo(act)) return event;
  const readable = act && rules.actFor(audience, { ...event, act }, before);
  return readable && readable === act ? event : { by, seq, atMs, role, act: readable };
}

/** The audiences of a room, each with the log that it may read. */
export class Audiences<Room extends RoomTypes> {
  readonly #rules: AudienceRules<Room>;
  readonly #sent = new WeakMap<ReplayStep<Room>, Map<Room['audience'], RoomEvent<Room>>>();

  constructor(rules: AudienceRules<Room>) {
    this.#rules = rules;
  }

  get all(): readonly Room['audience'][] {
    return this.#rules.audiences;
  }

  /** Whether an audience may read every act. */
  isWhole(audience: Room['audience']): boolean {
    return audience === this.#rules.wholeAudience;
  }

  /**
   * Returns the events of a log as an audience may read them.
   * @param from index of the first step.
   */
  eventsFor(
    audience: Room['audience'],
    { checkpoint, steps }: EventLog<Room>,
    from = 0,
  ): RoomEvent<Room>[] {
    if (this.isWhole(audience)) return eventsOf({ steps: steps.slice(from) });
    return steps.slice(from).map((step, index) => {
      const before = steps[from + index - 1]?.after ?? checkpoint.state;
      return this.#eventFor(audience, step, before);
    });
  }

  /**
   * Returns a checkpoint as an audience gets it. Only the whole audience gets the lines of
   * compacted events, S4.
   */
  checkpointFor(audience: Room['audience'], checkpoint: Checkpoint<Room>): Checkpoint<Room> {
    if (this.isWhole(audience)) return checkpoint;
    return { ...checkpoint, state: this.#rules.stateFor(checkpoint.state, audience), lines: [] };
  }

  /**
   * Whether an audience needs the whole log again, because an undo changed the part of an earlier
   * event that it may read. For example, undoing a message does so if another act showed it.
   */
  isReadAnew(audience: Room['audience'], before: EventLog<Room>, after: EventLog<Room>): boolean {
    const start = Math.max(before.checkpoint.position, after.checkpoint.position);
    const [old, now] = [before, after].map(({ checkpoint, steps }) =>
      steps.slice(start - checkpoint.position),
    );
    const first = old?.findIndex((step, index) => step !== now?.[index]) ?? -1;
    if (first === -1 || !old) return false;
    const [were, are] = [before, after].map((log) =>
      this.eventsFor(audience, log, start - log.checkpoint.position + first),
    );
    return (were ?? []).some((event, index) => actText(event) !== actText(are?.[index]));
  }

  /** Returns a step's event as an audience may read it; always the same object for the same step. */
  #eventFor(
    audience: Room['audience'],
    step: ReplayStep<Room>,
    before: Room['state'],
  ): RoomEvent<Room> {
    const known = this.#sent.get(step) ?? new Map<Room['audience'], RoomEvent<Room>>();
    this.#sent.set(step, known);
    const event = known.get(audience) ?? eventFor(this.#rules, audience, step.event, before);
    known.set(audience, event);
    return event;
  }
}

const actText = (event: { readonly act: unknown } | undefined): string =>
  JSON.stringify(event?.act);

/** Whether an event after a position undoes one before it. */
export function undoesBefore<Room extends RoomTypes>(
  { checkpoint, steps }: EventLog<Room>,
  position: number,
): boolean {
  const count = position - checkpoint.position;
  const earlier = new Set(
    steps.slice(Math.max(0, count - UNDO_REACH), count).map(({ event }) => eventIdOf(event)),
  );
  return steps.slice(count).some(({ event: { act } }) => isUndo(act) && earlier.has(act.entryId));
}
