import { eventIdOf, isKnown, isUndo, type RoomEvent, type RoomTypes } from './event';
import type { EventLog, ReplayStep } from './event-log';
import { chainDigest } from './log-digest';
import type { EventWith, RoomRules } from './room-rules';
import { resolveUndos, type Undos } from './undo';

function expectedOutcome<Room extends RoomTypes>(
  { undone, ineffective }: Undos,
  event: RoomEvent<Room>,
): 'undone' | 'too-late' | undefined {
  // Most logs have no undo, so the ids of their events are not needed.
  if (undone.size + ineffective.size === 0) return undefined;
  const id = eventIdOf(event);
  if (undone.has(id)) return 'undone';
  return ineffective.has(id) ? 'too-late' : undefined;
}

function markUndone<Line extends RoomTypes['line']>(
  lines: readonly Line[],
  expected: 'undone' | undefined,
): readonly Line[] {
  return expected ? lines.map((line) => ({ ...line, isUndone: true })) : lines;
}

type Outcome<Room extends RoomTypes> = Pick<ReplayStep<Room>, 'outcome' | 'after' | 'lines'>;

/** Returns the outcome of an act other than an undo. */
function replayAct<Room extends RoomTypes>(
  rules: RoomRules<Room>,
  before: Room['state'],
  event: EventWith<Room, Room['act']>,
  expected: 'undone' | undefined,
): Outcome<Room> {
  const done = rules.perform(before, event);
  if (typeof done !== 'string') {
    const after = expected ? before : done.after;
    return { outcome: expected ?? 'done', after, lines: markUndone(done.lines, expected) };
  }
  if (!expected) return { outcome: done, after: before, lines: [] };
  // The log keeps the line of an undone act even if the rules would refuse the act by now.
  const lines = markUndone(rules.undoneLines(before, event), expected);
  return { outcome: expected, after: before, lines };
}

/** Returns the outcome of one event. */
function replayEvent<Room extends RoomTypes>(
  rules: RoomRules<Room>,
  before: Room['state'],
  event: RoomEvent<Room>,
  undos: Undos,
  steps: readonly ReplayStep<Room>[],
): Outcome<Room> {
  const expected = expectedOutcome(undos, event);
  if (!isKnown(event)) {
    const undone = expected === 'undone' ? expected : undefined;
    if (!event.verbatim) return { outcome: undone ?? 'withheld', after: before, lines: [] };
    const lines = markUndone([rules.opaqueLine(event)], undone);
    return { outcome: undone ?? 'opaque', after: before, lines };
  }
  const { act } = event;
  if (expected === 'too-late') return { outcome: expected, after: before, lines: [] };
  if (!isUndo(act)) return replayAct(rules, before, { ...event, act }, expected);
  const target = steps.find((step) => eventIdOf(step.event) === act.entryId)?.lines[0];
  const lines = markUndone([rules.undoLine(before, { ...event, act }, target)], expected);
  return { outcome: expected ?? 'done', after: before, lines };
}

/**
 * Applies events in order, leaving out undone ones.
 * @param known steps of an earlier replay; unchanged ones are reused.
 */
export function replay<Room extends RoomTypes>(
  { rules, checkpoint }: Pick<EventLog<Room>, 'rules' | 'checkpoint'>,
  events: readonly RoomEvent<Room>[],
  known: readonly ReplayStep<Room>[],
): ReplayStep<Room>[] {
  const undos = resolveUndos(events, rules);
  const steps: ReplayStep<Room>[] = [];
  let { state, digest } = checkpoint;
  let isSameSoFar = true;
  for (const [index, event] of events.entries()) {
    const old = known[index];
    const expected = expectedOutcome(undos, event);
    const wasExpected =
      old?.outcome === 'undone' || old?.outcome === 'too-late' ? old.outcome : undefined;
    isSameSoFar &&= old?.event === event && wasExpected === expected;
    const step =
      isSameSoFar && old
        ? old
        : {
            // The event itself: a copy would not be found again, so its step would not be reused.
            event,
            ...replayEvent(rules, state, event, undos, steps),
            digest: chainDigest(digest, eventIdOf(event)),
          };
    steps.push(step);
    ({ after: state, digest } = step);
  }
  return steps;
}
